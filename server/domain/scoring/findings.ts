import type { Criterion, KeyFinding, MissedMoment, ViolationFinding } from '#protocol/vocabulary/analysis.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { houseRule } from '#protocol/vocabulary/law.ts'
import { checkQuote } from './quotes.ts'
import type { Moment, MomentKind } from './criteria/criterion.ts'
import { criterionOf } from './criteria/criteria.ts'
import { dimensionOf, isStrength } from './criteria/criterion.ts'
import type { Conversation } from './conversation.ts'
import { basisOf, citationOf, sourcesOf, type Standing } from '../law/law.ts'
import type { ViolationId } from '../law/violations.ts'
import { rightsIn } from './rights.ts'
import { criterionOfBreach } from './criteria/compliance/lawful.ts'
import { type Costs, criteriaLostBy } from './costs.ts'
import { type Cap, causesCap, gradeOf, type Judged } from './scores.ts'
import { languageSpokenAt } from './spoken-language.ts'
import type { TranscriptLine } from '../debtor/scenario.ts'
import type { Facts } from './words/facts.ts'
import { betterLine } from './words/better-lines.ts'
import { momentDimension, momentProse } from './words/moments.ts'
import { missedRight } from './words/missed-rights.ts'
import { repeatedDemands } from './habits.ts'
import { breachLine, breachWhy } from './words/breaches.ts'
import { violationName } from './words/violations.ts'
import type { Breach } from './violations.ts'

/** At most so many key findings: what people can take to the next call. */
const findingsMax = 6
const strengthsMax = 3

/** From this worth on a fault in a line stands before any praise of it; a point of the score is worth 1. */
const dearFrom = 1

/** How much each improvement is worth hearing about, beyond the weight of its criterion. */
const urgency: Partial<Record<MomentKind, number>> = {
  care_missing: 6,
  right_ignored: 5,
  harsh_line: 4,
  pushy_line: 2,
  asked_again: 1,
  pressure_after_objection: 2.5,
  missed_feeling: 2,
  money_before_feeling: 1.5,
  first_figure: 2,
  not_agreed: 2,
  objection_off_point: 1,
  generic_feeling: 0.5,
  care_given: 5,
  right_honoured: 2,
  half_notice: 1,
  late_notice: 1,
  name_alone: 1,
  impatient_line: 1,
  named_feeling: 1.5,
  cause_found: 1,
  specific_promise: 1,
  clean_opening: -1.5,
}

type Ranked = { moment: Moment; worth: number }

/** The criteria of the report, each with its judgement and best evidence. Inapplicable ones are left out. */
export function criteriaOf(
  judged: readonly Judged[],
  missedIn: (one: Judged) => MissedMoment[],
  costs: Costs | null,
  language: Language,
): Criterion[] {
  return judged.flatMap((one): Criterion[] => {
    if (one.opportunities.length === 0) return []
    const cost = costs?.ofCriterion(one.id)
    const grade = gradeOf(one)
    // What costs a point was not met in full, however dear the criterion is.
    const score = grade === 2 && cost !== undefined && cost >= 1 ? 1 : grade
    const wanted = score === 0 ? 0 : 1
    const evidence = one.opportunities
      .filter((chance) => chance.quote !== null)
      .toSorted((a, b) => Math.abs(a.credit - wanted) - Math.abs(b.credit - wanted))[0]
    return [
      {
        id: one.id,
        dimension: dimensionOf(one.id),
        score,
        opportunities: one.opportunities.length,
        credited: Math.round(one.credited * 100) / 100,
        quote: evidence?.quote ?? null,
        why: whyOf(one, score, language),
        missed: missedIn(one),
        cost,
      },
    ]
  })
}

export type LegalFinding = ViolationFinding & { violation: ViolationId }

/** What a judgement says of the call; of a right that was missed, which one it was and where. */
function whyOf({ id, opportunities }: Judged, score: Criterion['score'], language: Language): string {
  const [worst] = opportunities.toSorted((a, b) => a.credit - b.credit)
  if (score < 2 && worst?.why) return worst.why[language]
  const right = worst?.right
  return score < 2 && worst && right
    ? missedRight(right, worst.credit > 0, language)
    : criterionOf(id).reasons[language][score]
}

/** The breaches as findings. One whose rule does not bind here is no finding. */
export function violationsOf(
  breaches: readonly Breach[],
  talk: Conversation,
  law: Standing,
  facts: Facts,
  taken: { costs: Costs | null; cap: Cap | null },
  language: Language,
): LegalFinding[] {
  return breaches.flatMap((breach): LegalFinding[] => {
    const basis = basisOf(breach.violation, law)
    if (basis === null) return []
    const spoken = lineLanguage(breach, talk, language)
    return [
      {
        violation: breach.violation,
        severity: breach.severity,
        basis: citationOf(basis),
        sources: sourcesOf(basis),
        quote: breach.quote,
        why: breachWhy(breach, language),
        betterLine: breachLine(breach, spoken, facts),
        cost: taken.costs?.ofBreach(breach),
        criterion: criterionOfBreach(breach.violation),
        causesCap: taken.cap !== null && causesCap(breach, taken.cap.reason),
      },
    ]
  })
}

function lineLanguage(breach: Breach, talk: Conversation, fallback: Language): Language {
  // The disclosure belongs in the language of the call, not in that of the slip.
  if (breach.violation === 'disclosure_language' && talk.scenario.sessionLanguage !== 'bilingual') {
    return talk.scenario.sessionLanguage === 'spanish' ? 'es' : 'en'
  }
  return breach.line?.language ?? fallback
}

function rankedMoments(judged: readonly Judged[], costs: Costs | null): Ranked[] {
  return judged.flatMap((one) =>
    one.opportunities.flatMap(({ moment, credit }): Ranked[] => {
      if (!moment) return []
      const strength = isStrength(moment.kind)
      const gain = strength ? credit : 1 - credit
      const points = strength ? null : (costs?.ofMoment(moment) ?? null)
      return [{ moment, worth: (points ?? criterionOf(one.id).weight * gain) + (urgency[moment.kind] ?? 0) }]
    }),
  )
}

/** The best moments, one of each kind and one of each line, so that no advice is given twice. */
function distinct(ranked: readonly Ranked[], max: number): Moment[] {
  const chosen: Moment[] = []
  const perDimension = new Map<string, number>()
  for (const { moment } of ranked.toSorted(
    (a, b) => b.worth - a.worth || a.moment.quote.line - b.moment.quote.line,
  )) {
    if (chosen.length >= max) break
    const dimension = momentDimension[moment.kind]
    const taken = perDimension.get(dimension) ?? 0
    const known = chosen.some((one) => one.kind === moment.kind || one.quote.line === moment.quote.line)
    if (known || taken >= 2) continue
    chosen.push(moment)
    perDimension.set(dimension, taken + 1)
  }
  return chosen
}

/** 3 to 6 moments, in the order of the call: the breaches first to go in, then what costs or earns most. */
export function keyFindings(
  judged: readonly Judged[],
  violations: readonly LegalFinding[],
  talk: Conversation,
  lines: readonly TranscriptLine[],
  facts: Facts,
  costs: Costs | null,
  language: Language,
): KeyFinding[] {
  const ranked = rankedMoments(judged, costs)
  const legal = violations
    .filter(({ severity }) => severity === 'severe' || severity === 'major')
    .slice(0, 3)
    .map((found): KeyFinding => ({
      kind: 'improvement',
      dimension: 'compliance',
      title: title(found, language),
      quote: found.quote,
      why: found.why,
      betterLine: found.betterLine,
      cost: found.cost,
      criteria: [criterionOfBreach(found.violation)],
    }))
  const spoken = ({ quote }: Moment) => languageSpokenAt(talk, quote.line)
  // From where the debt was rightly left alone, no recap and no question about money is missing.
  const rested = rightsIn(talk).find(({ right, honoured }) => right === 'vulnerable' && honoured)
  const restsFrom = rested?.reply?.line ?? Number.POSITIVE_INFINITY
  // A line that broke a rule, took the first figure or met a no with the same demand is never praised, and no line is both
  // praised and blamed.
  const taken = ranked.filter(({ moment }) => moment.kind === 'first_figure')
  const blamed = new Set([
    ...[...violations, ...taken.map(({ moment }) => moment)].map(({ quote }) => quote.line),
    ...repeatedDemands(talk).flatMap(({ turn }) => turn.lines.map(({ line }) => line)),
  ])
  const fits = ({ kind, quote }: Moment) =>
    isStrength(kind) ? !blamed.has(quote.line) : quote.line < restsFrom
  const usable = ranked.filter(({ moment }) => checkQuote(lines, moment.quote, 'user').ok && fits(moment))
  const improvements = usable.filter(
    ({ moment }) => !isStrength(moment.kind) && !legal.some(({ quote }) => quote.line === moment.quote.line),
  )
  // What cost most is told before anything is praised, so that no line is both; what praise leaves of the room goes to the rest.
  const dear = improvements.filter(({ worth }) => worth >= dearFrom)
  const dearest = distinct(dear, Math.max(1, findingsMax - strengthsMax - legal.length))
  const faulted = new Set(dearest.map(({ quote }) => quote.line))
  const strengths = distinct(
    usable.filter(({ moment }) => isStrength(moment.kind) && !faulted.has(moment.quote.line)),
    strengthsMax,
  )
  const praised = new Set(strengths.map(({ quote }) => quote.line))
  const room = findingsMax - legal.length - strengths.length
  const toImprove = distinct(
    improvements.filter(({ moment }) => !praised.has(moment.quote.line)),
    Math.max(1, room),
  )
  const found = [
    ...legal,
    ...[...toImprove, ...strengths].map((moment): KeyFinding => {
      return {
        kind: isStrength(moment.kind) ? 'strength' : 'improvement',
        dimension: momentDimension[moment.kind],
        ...momentProse(moment, language),
        quote: moment.quote,
        betterLine: betterLine(moment, spoken(moment), facts),
        ...(!isStrength(moment.kind) && {
          cost: costs?.ofMoment(moment),
          criteria: criteriaLostBy(moment, judged),
        }),
      }
    }),
  ]
  return found.slice(0, findingsMax).toSorted((a, b) => a.quote.line - b.quote.line)
}

function title({ violation, basis }: LegalFinding, language: Language): string {
  const name = violationName(violation, language)
  if (basis === houseRule)
    return language === 'en' ? `Against our own rules: ${name}` : `Contra las reglas de buen trato: ${name}`
  return language === 'en' ? `Against the law: ${name}` : `Contra la ley: ${name}`
}
