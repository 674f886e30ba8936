import type {
  AnalysisReport,
  Criterion,
  Dimension,
  KeyFinding,
  Quote,
} from '#protocol/vocabulary/analysis.ts'
import { criteriaToAdvise } from '#protocol/vocabulary/collecting-rests.ts'
import { pointsLostBy } from '#protocol/vocabulary/loss-ranking.ts'

/** Something that lost points, as the page tells it. */
export type Loss = {
  /** The id of a criterion, or the scorer's own words for one of its moments. */
  subject: { criterion: string } | { text: string }
  dimension: Dimension
  /** The part of the report that it is told by; its cost is the loss's. */
  source: Criterion | KeyFinding
  /** Null where the scorer could name no line. */
  quote: Quote | null
  /** Further lines that show the same. */
  also: readonly Quote[]
  why: string
  betterLine: string | null
}

/** A criterion that lost points, by itself. */
function lossOfCriterion(criterion: Criterion): Loss {
  // Of what counts as met a line says what was done well; the little that was missing it does not show.
  const [moment, ...others] = criterion.score === 2 ? [] : (criterion.missed ?? [])
  return {
    subject: { criterion: criterion.id },
    dimension: criterion.dimension,
    source: criterion,
    quote: moment?.quote ?? null,
    also: others.map(({ quote }) => quote),
    why: moment?.why ?? criterion.why,
    betterLine: moment?.betterLine ?? null,
  }
}

/** What the scorer found, whatever criteria lost by it. */
function lossOfFinding(finding: KeyFinding): Loss {
  const { title, dimension, quote, why, betterLine } = finding
  return { subject: { text: title }, dimension, source: finding, quote, also: [], why, betterLine }
}

/** A criterion that lost points, in the words of what was found in one of its moments. */
function lossAsFound(criterion: Criterion, finding: KeyFinding): Loss {
  const others = (criterion.missed ?? []).filter(({ quote }) => quote.line !== finding.quote.line)
  return { ...lossOfFinding(finding), source: criterion, also: others.map(({ quote }) => quote) }
}

/** Whether a finding tells of a moment in which a criterion lost. */
function isOf(criterion: Criterion, { kind, dimension, quote, criteria }: KeyFinding): boolean {
  if (kind !== 'improvement') return false
  if (criteria !== undefined) return criteria.includes(criterion.id)
  const moments = criterion.missed ?? []
  return dimension === criterion.dimension && moments.some((moment) => moment.quote.line === quote.line)
}

/**
 * What lost points, in the order of the one ranking (loss-ranking.ts): each criterion that lost, told by what was found in
 * one of its moments, and found moments that no criterion tells. What is found is told once, by the dearest of the criteria
 * that lost there. Where collecting rests, nothing that would go on with it.
 */
export function lossesOf(report: Pick<AnalysisReport, 'criteria' | 'findings' | 'outcome'>): Loss[] {
  const { findings, criteria } = report
  const pointsOf = ({ source }: Loss) =>
    'credited' in source ? pointsLostBy(source, criteria) : (source.cost ?? 0)
  // Of two that cost the same the one that a line shows comes first.
  const byPoints = (one: Loss, other: Loss) =>
    pointsOf(other) - pointsOf(one) || Number(other.quote !== null) - Number(one.quote !== null)
  const told = new Set<KeyFinding>()
  const losses = criteriaToAdvise(report)
    .map(lossOfCriterion)
    .filter((loss) => pointsOf(loss) > 0)
    .toSorted(byPoints)
    .map((loss): Loss => {
      const { source } = loss
      if (!('credited' in source)) return loss
      const finding = findings.find((one) => !told.has(one) && isOf(source, one))
      if (finding === undefined) return loss
      told.add(finding)
      return lossAsFound(source, finding)
    })
  // One that names its criteria is told by them, or belongs to none that can be worked on.
  const alone = findings.filter(
    (finding) => finding.kind === 'improvement' && !told.has(finding) && !finding.criteria?.length,
  )
  return [...losses, ...alone.map(lossOfFinding)].toSorted(byPoints)
}

/** So many losses are told at once; the others are folded. */
export const toldAtOnce = 3

/** Whether what lost is a criterion that counts as met, and no line shows the little that was missing. */
export function isNearlyMet({ source, quote }: Loss): boolean {
  return quote === null && 'score' in source && source.score === 2
}

/** Whether a loss is less than a point: it is told by its name alone. Never of analyses from before costs were stored. */
export function isTiny({ source }: Loss): boolean {
  return 'credited' in source && source.cost !== undefined && source.cost < 1
}

/** What the criteria lost in all, in whole points; null in analyses from before costs were stored. */
export function pointsLost(criteria: readonly Criterion[]): number | null {
  if (criteria.some(({ cost }) => cost === undefined)) return null
  return wholePoints(criteria.map(({ cost }) => cost ?? 0))
}

/** Costs as they are told together: less than one point is none. */
export function wholePoints(costs: readonly number[]): number {
  const sum = costs.reduce((all, cost) => all + cost, 0)
  return sum < 1 ? 0 : Math.round(sum)
}
