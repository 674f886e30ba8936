import { findAmounts } from '#server/language/figures/amounts.ts'
import { clauseAround } from '#server/language/text/clause.ts'
import { cueFiles } from './cues/all.ts'
import { findDates } from '#server/language/figures/dates.ts'
import { impliedAct } from './implied.ts'
import type { Named } from './implied.ts'
import { readAgain } from './learned/second-reading.ts'
import { languageOf } from '#server/language/text/language.ts'
import { readLine } from '#server/language/text/line.ts'
import type { Line, Sentence } from '#server/language/text/line.ts'
import { buildIndex, findCues } from './match.ts'
import type { CueHit } from './match.ts'
import { namesDebtor } from '#server/language/text/names.ts'
import { standing } from './precedence.ts'
import { stemsOf } from '#server/language/text/stems.ts'
import {
  findDiscount,
  findFrequency,
  findInstallments,
  findMethod,
} from '#server/language/figures/payment-words.ts'
import type { ActHit, LineContext, Span, Understanding, ViolationHit } from './understanding.ts'

const index = buildIndex(cueFiles)
const gravity = { severe: 3, major: 2, minor: 1, review: 0 } as const

function languageCalled(context: LineContext): 'en' | 'es' {
  return context.callLanguage === 'es' ? 'es' : 'en'
}

function actsOf(
  line: Line,
  hits: readonly CueHit[],
  context: LineContext,
  namedIn: (sentence: Sentence) => Named,
): ActHit[] {
  const acts = new Map<string, ActHit>()
  for (const { means, sentence, from, to } of hits) {
    if (means.kind !== 'act' || acts.has(means.act)) continue
    acts.set(means.act, { act: means.act, ...clauseAround(line, sentence, from, to) })
  }
  const named = acts.has('verify') ? null : namesDebtor(line, context.debtorName)
  if (named)
    acts.set('verify', { act: 'verify', ...clauseAround(line, named.sentence, named.from, named.to) })
  for (const sentence of line.sentences) {
    if (hits.some((hit) => hit.sentence === sentence) || named?.sentence === sentence) continue
    const act = impliedAct(sentence, namedIn(sentence))
    if (act && !acts.has(act))
      acts.set(act, { act, ...clauseAround(line, sentence, 0, sentence.tokens.length) })
  }
  return [...acts.values()]
}

function violationsOf(line: Line, hits: readonly CueHit[], context: LineContext): ViolationHit[] {
  const found = new Map<string, ViolationHit>()
  // Given in both languages, the disclosure was given in the language of the call.
  const disclosed = hits.some(
    ({ means, language }) =>
      means.kind === 'act' && means.act === 'disclose' && language === context.callLanguage,
  )
  for (const { means, sentence, from, to, language } of hits) {
    if (means.kind === 'violation') {
      const known = found.get(means.violation)
      if (known && gravity[known.severity] >= gravity[means.severity]) continue
      const { violation, severity } = means
      found.set(violation, { violation, severity, ...clauseAround(line, sentence, from, to) })
    } else if (
      means.kind === 'act' &&
      means.act === 'disclose' &&
      !disclosed &&
      context.callLanguage !== 'bilingual' &&
      language !== context.callLanguage &&
      !found.has('disclosure_language')
    ) {
      const span = clauseAround(line, sentence, from, to)
      found.set('disclosure_language', { violation: 'disclosure_language', severity: 'major', ...span })
    }
  }
  return [...found.values()]
}

/**
 * Reads one line of the collector: its acts and violations with the words that show them, and the terms
 * it names. Pure and deterministic; any string is a line, an empty one says nothing. Amounts are in cents,
 * days are resolved against `context.today`.
 */
export function understand(text: string, context: LineContext): Understanding {
  const line = readLine(text)
  const language = languageOf(line, languageCalled(context))
  const hits = standing(findCues(line, index))
  const dates = findDates(line, context.today, language === 'es')
  const taken = new Set<number>()
  for (const { from, to } of dates) for (let token = from; token < to; token += 1) taken.add(token)
  const amounts = findAmounts(line, taken, context.balanceCents)
  const within = ({ start, end }: Span, sentence: Sentence) => start >= sentence.start && end <= sentence.end
  const namedIn = (sentence: Sentence): Named => ({
    amount: amounts.some((amount) => within(amount, sentence)),
    day: dates.some((date) => within(date, sentence)),
    method: findMethod(sentence.norm) !== null,
  })
  const norm = line.sentences.map((sentence) => sentence.norm).join('')
  return {
    language,
    ...readAgain(line, {
      acts: actsOf(line, hits, context, namedIn),
      violations: violationsOf(line, hits, context),
    }),
    amounts: amounts.map(({ quote, start, end, cents }) => ({ quote, start, end, cents })),
    dates: dates.map(({ quote, start, end, on }) => ({ quote, start, end, on })),
    discount: findDiscount(line),
    frequency: findFrequency(norm),
    installments: findInstallments(line),
    method: findMethod(norm),
    pushing: hits.some(({ means }) => means.kind === 'push'),
    questions: line.sentences.filter((sentence) => sentence.question).length,
    words: countWords(line),
    stems: stemsOf(line),
  }
}

/** Words as spoken: "you're" is one. */
function countWords(line: Line): number {
  return new Set(line.tokens.map((token) => token.start)).size
}
