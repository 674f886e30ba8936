import type { Language } from '#protocol/vocabulary/language.ts'
import type { Severity } from '#protocol/vocabulary/analysis.ts'
import { aboutOf } from './about.ts'
import { asksOf } from './asks.ts'
import { inContext } from './context.ts'
import { scoreTurn } from './learned/score.ts'
import type { Scored } from './learned/score.ts'
import { boundaries } from './learned/weights.ts'
import { Memo } from './memo.ts'
import { collectorActs, violationIds } from './reading.ts'
import type { Before, Question, Reading, Sentence, SpokenViolation, ViolationHit } from './reading.ts'
import { registerOf } from './register.ts'
import { figuresOf, readTerms } from './terms/read-terms.ts'
import { weighLanguage } from './text/language.ts'
import { readLine } from './text/line.ts'
import type { Line, Sentence as Words } from './text/line.ts'
import { namesDebtor } from './text/names.ts'
import { splitSpeech } from './text/speech.ts'
import { stemsOf } from './text/stems.ts'
import type { Social } from './vocabulary.ts'

/** Of the reader. Raise it whenever readings change. */
export const readerVersion = 1

/** Enough for some fifty long sessions at a time; older lines are simply read again. */
export const readingsKept = 4_096
const readings = new Memo<Reading>(readingsKept)

/** An act is read above this margin: the best F1 on lines that were kept out of training. */
const readsAct = -0.4

/**
 * An accusation has to be right more often than a praise: a violation needs a margin above `accused`, and more by
 * `denied` where a negation stands beside it. What a sentence shows of another violation speaks against it.
 */
const accuses = { accused: 0.2, denied: 0.4, ofRival: 0.3 }

/**
 * From these certainties on a sentence is well or fairly understood. Of the questions of writers that the reader had
 * not seen, 90% to 96% of those at `high` are right.
 */
const levels = { high: 0.62, medium: 0.35 }

/** How grave a violation is. */
export const severityOf: Record<SpokenViolation, Severity> = {
  arrest: 'severe',
  unlawful_action: 'severe',
  false_identity: 'severe',
  false_credit: 'severe',
  abuse: 'severe',
  violence: 'severe',
  third_party: 'major',
  ignore_stop: 'severe',
  ignore_dispute: 'major',
  pay_to_me: 'severe',
  disclosure_language: 'major',
}

/** Violations that are said without a negation: with one, the words most likely deny them. */
const saidPlainly: ReadonlySet<SpokenViolation> = new Set<SpokenViolation>([
  'arrest',
  'unlawful_action',
  'false_identity',
  'abuse',
  'violence',
  'third_party',
  'pay_to_me',
])
const denial = new Set(
  'no not never nobody none nadie nunca jamas ni tampoco ningun ninguna nothing'.split(' '),
)

/** So many words of the other language make a turn a mixed one. */
const mixes = 2

function violationsOf(
  words: Words,
  scored: Scored,
  span: { quote: string; start: number; end: number },
): ViolationHit[] {
  const denies = words.tokens.some(({ word }) => denial.has(word))
  return violationIds.flatMap((violation) => {
    if (violation === 'disclosure_language') return []
    const margin = scored.violations.get(violation) ?? -1
    const rival = Math.max(
      0,
      ...violationIds.flatMap((other) => (other === violation ? [] : [scored.violations.get(other) ?? -1])),
    )
    const asked =
      accuses.accused + accuses.ofRival * rival + (denies && saidPlainly.has(violation) ? accuses.denied : 0)
    return margin > asked ? [{ violation, severity: severityOf[violation], ...span }] : []
  })
}

/** How surely an act is read, from its margin. */
function actCertainty(margin: number): number {
  return 1 / (1 + Math.exp(-4 * (margin - readsAct + 0.1)))
}

function questionOf(
  words: Words,
  line: Line,
  scored: Scored,
  before: Before,
  named: boolean,
): Question | null {
  const context = inContext(words, before.debtor)
  const [second] = scored.topic.rest
  const topic =
    context?.topic ??
    (named ? 'name' : (scored.topic.name ?? (asksByForm(words, scored) ? (second?.name ?? null) : null)))
  if (topic === null || context?.social) return null
  return {
    topic,
    about: aboutOf(topic, words),
    asks: asksOf(words),
    words: stemsOf({ ...line, sentences: [words], tokens: words.tokens }),
    certainty:
      context?.certainty ??
      (named ? 0.9 : (scored.topic.rest.find(({ name }) => name === topic)?.certainty ?? 0)),
  }
}

/** A sentence that has the form of a question asks something, unless its words are surely no question. */
function asksByForm(words: Words, { topic }: Scored): boolean {
  return words.question && topic.certainty < 0.8
}

/** A statement that does no collection act does something else: that there is nothing is then no answer. */
function socialOf({ topic, social: { name, certainty, rest } }: Scored, acts: boolean): Sentence['social'] {
  if (name !== null) return { social: name, certainty }
  const [best] = rest
  if (topic.name !== null || acts || !best) return null
  const some = rest.reduce((sum, one) => sum + one.certainty, 0)
  return { social: best.name, certainty: best.certainty / some }
}

function readSentence(
  words: Words,
  scored: Scored,
  line: Line,
  before: Before,
  fallback: Language,
): Sentence {
  const own: Line = {
    text: line.text.slice(words.start, words.end),
    sentences: [words],
    tokens: words.tokens,
  }
  const weights = weighLanguage(own)
  const language = weights.en === weights.es ? fallback : weights.es > weights.en ? 'es' : 'en'
  const span = { quote: own.text, start: words.start, end: words.end }
  const named = namesDebtor(own, before.debtorName) !== null
  const context = inContext(words, before.debtor)
  const question = questionOf(words, line, scored, before, named)
  const acts = collectorActs.flatMap((act) => {
    const margin = scored.acts.get(act) ?? -1
    if (act === 'verify' && named) return [{ act, certainty: 0.9 }]
    return margin > readsAct ? [{ act, certainty: actCertainty(margin) }] : []
  })
  const social = context?.social
    ? { social: context.social, certainty: context.certainty }
    : context?.topic
      ? null
      : socialOf(scored, acts.length > 0)
  const termsContext = {
    today: before.today,
    balanceCents: before.balanceCents,
    spanish: language === 'es',
    acts: new Set(acts.map(({ act }) => act)),
    topic: question && question.certainty >= levels.medium ? question.topic : null,
    social: social && social.certainty >= levels.medium ? social.social : null,
  }
  const sure = question
    ? Math.max(question.certainty, social && question.certainty < 0.3 ? social.certainty : 0)
    : Math.max(social?.certainty ?? 0, ...acts.map(({ certainty }) => certainty))
  return {
    ...span,
    language,
    acts,
    violations: violationsOf(words, scored, span),
    question,
    social,
    terms: readTerms(words, line.text, termsContext),
    ...figuresOf(words, line.text, termsContext),
    certainty: sure >= levels.high ? 'high' : sure >= levels.medium ? 'medium' : 'low',
  }
}

/** The disclosure in another language than that of the call, unless it was given in that too. */
function withDisclosureLanguage(sentences: readonly Sentence[], { callLanguage }: Before): Sentence[] {
  const disclosures = sentences.filter(({ acts }) => acts.some(({ act }) => act === 'disclose'))
  if (callLanguage === 'bilingual' || disclosures.some(({ language }) => language === callLanguage))
    return [...sentences]
  return sentences.map((sentence) => {
    if (sentence !== disclosures[0]) return sentence
    const { quote, start, end } = sentence
    const violation = 'disclosure_language'
    return {
      ...sentence,
      violations: [...sentence.violations, { violation, severity: severityOf[violation], quote, start, end }],
    }
  })
}

/** A goodbye is one at the end of a turn; before more is said it is a greeting of the day at most. */
function partingLast(sentences: readonly Sentence[]): Sentence[] {
  const after: ReadonlySet<Social> = new Set<Social>([
    'farewell',
    'wish',
    'thanks',
    'praise',
    'callback',
    'fragment',
  ])
  let ends = true
  return sentences
    .toReversed()
    .map((sentence) => {
      const social = sentence.social?.social
      if (!ends && social === 'farewell')
        return { ...sentence, social: null, acts: sentence.acts.filter(({ act }) => act !== 'close') }
      ends &&= sentence.question === null && social !== undefined && after.has(social)
      return sentence
    })
    .toReversed()
}

/** Pressure that names no lawful reason. Asking again for a name or a date of birth is none. */
function isPush({ social, acts, terms }: Sentence): boolean {
  if (!social || social.certainty < levels.medium) return false
  if (acts.some(({ act }) => act === 'lawful_urgency')) return false
  const money = terms !== null || acts.some(({ act }) => act === 'ask_full' || act === 'ask_commitment')
  return social.social === 'urge' || social.social === 'threat' || (social.social === 'insist' && money)
}

function readAfresh(text: string, before: Before): Reading {
  const line = readLine(text)
  const weights = weighLanguage(line)
  const called: Language = before.callLanguage === 'es' ? 'es' : 'en'
  const language = weights.en === weights.es ? called : weights.es > weights.en ? 'es' : 'en'
  const words = splitSpeech(line, boundaries)
  const scored = scoreTurn(words)
  const sentences = partingLast(
    withDisclosureLanguage(
      words.flatMap((sentence, at) => {
        const one = scored[at]
        return one ? [readSentence(sentence, one, line, before, language)] : []
      }),
      before,
    ),
  )
  return {
    version: readerVersion,
    language,
    mixed:
      Math.min(weights.en, weights.es) >= mixes &&
      new Set(sentences.map((sentence) => sentence.language)).size > 1,
    register: registerOf(line),
    sentences,
    pushing: sentences.some(isPush),
    words: new Set(line.tokens.map((token) => token.start)).size,
  }
}

/**
 * Reads one turn of the collector: sentence by sentence what it asks, does and offers, and how surely that was
 * understood. Pure and deterministic; any string is a line, an empty one has no sentences. Nobody may change a reading:
 * it is kept for the next who asks.
 */
export function read(text: string, before: Before): Reading {
  const { callLanguage, today, balanceCents, debtorName, debtor } = before
  const room = debtor ? `${debtor.asked}|${debtor.topic}|${debtor.figureCents}` : ''
  return readings.of(`${callLanguage}|${today}|${balanceCents}|${debtorName}|${room}|${text}`, () =>
    readAfresh(text, before),
  )
}
