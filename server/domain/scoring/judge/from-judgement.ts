import type { Language } from '#protocol/vocabulary/language.ts'
import type { Judgement } from '#protocol/vocabulary/judgement.ts'
import type { Analysis, AnalysisInput, Reading } from '../analyze.ts'
import { compose, judge, readSession } from '../analyze.ts'
import type { Opportunity } from '../criteria/criterion.ts'
import type { Judged } from '../scores.ts'
import { isNearRules, JudgeQuotes, markRuled } from './against-rules.ts'
import { isJudged, shownByDebtor } from './criteria.ts'
import type { AskedCriterion } from './parts.ts'
import { checkVerdict } from './verdicts.ts'

/** What a judge answered to one part of a call. */
export type JudgedPart = { asked: readonly AskedCriterion[]; given: Judgement['criteria'] }

/**
 * The analysis from a model's judgement of the parts of a call; null where no verdict stands. Every verdict is checked by
 * itself and counts for the occasions of its part: a score, and words really said by the right side. For the others the
 * rules judge those occasions; so they do where a quote shows nothing or supports another criterion already, where the
 * score is too far from theirs [JUDGE1][JUDGE2], and where nothing was asked or answered. Violations, caps, outcome and
 * feelings are always our own.
 */
export function fromJudgement(parts: readonly JudgedPart[], input: AnalysisInput): Analysis | null {
  const reading: Reading = readSession(input)
  const own = judge(reading)
  // A judge knows what it has quoted in the same answer, not in another.
  const parted = parts.map((part) => ({ ...part, quotes: new JudgeQuotes() }))
  const ruled = new Set<string>()
  let stands = false

  /** The occasions as the judge has them, the rules' own where it has none; without those that it found to be none. */
  const judgedAnew = (embedded: Judged): Judged => {
    const { id, opportunities } = embedded
    if (!isJudged(id) || opportunities.length === 0) return embedded
    const occasions: (Opportunity | null)[] = [...opportunities]
    const open = new Set(opportunities.keys())
    for (const { asked, given, quotes } of parted)
      for (const criterion of asked) {
        if (criterion.id !== id) continue
        const found = checkVerdict(given[id], input.lines, shownByDebtor.includes(id))
        const here = pick(embedded, criterion.occasions)
        if ('problem' in found || !isNearRules(found.score, here)) continue
        const { score, quote } = found
        if (quote !== null && !quotes.take(quote)) continue
        for (const place of criterion.occasions) {
          open.delete(place)
          const occasion = opportunities[place]
          if (!occasion) continue
          occasions[place] = score === null ? null : { credit: score / 2, quote, moment: occasion.moment }
          stands ||= score !== null
        }
      }
    if (open.size > 0) ruled.add(id)
    const left = occasions.filter((occasion) => occasion !== null)
    return { id, opportunities: left, credited: left.reduce((sum, { credit }) => sum + credit, 0) }
  }

  const judged = own.map(judgedAnew)
  // What no rule found an occasion for says nothing about the judge.
  if (!stands) return null
  return markRuled(compose(reading, judged, { by: 'model', note: null }), ruled)
}

/** A criterion with some of its occasions. */
function pick({ id, opportunities }: Judged, places: readonly number[]): Judged {
  const some = places.flatMap((place) => opportunities[place] ?? [])
  return { id, opportunities: some, credited: some.reduce((sum, { credit }) => sum + credit, 0) }
}

/** The analysis by the rules when a model's judgement could not be used, with a note that says so. */
export function embeddedInstead(input: AnalysisInput): Analysis {
  const reading = readSession(input)
  return compose(reading, judge(reading), { by: 'embedded', note: unverified })
}

const unverified: Record<Language, string> = {
  en: 'The language model’s judgement could not be verified, so the built-in rules scored this call.',
  es: 'No se pudo verificar el juicio del modelo de lenguaje, así que esta llamada la evaluaron las reglas integradas.',
}
