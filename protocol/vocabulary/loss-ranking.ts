import type { Criterion, ViolationFinding } from './analysis.ts'
import { criteriaToAdvise, type RightsInvoked } from './collecting-rests.ts'

/**
 * What cost most, and what to practise first: the one ranking of the analysis, the coach, the plan and the lists of a team,
 * so that nobody is told two things.
 *
 * 1. A grave breach of the rules (severe, then major) comes first: nothing else that is said makes up for it. What only a
 *    person can decide (`review`) is held against nobody and ranks nowhere.
 * 2. The rest ranks by the points that it took from the score, because they are what the trainee sees, and all of them add
 *    up to what is missing. A minor breach has its own, and stands for the criterion that counts it.
 * 3. Over several calls the mean of the points lost per call counts, so that neither one bad call nor a trifle in all of
 *    them decides. A criterion that counts a grave breach in any of them comes first.
 * 4. Where collecting rests, what would go on with it is no loss. Of two alike the one that a line shows comes first.
 *
 * To practise is the first that does not count as met. If no line shows it, it gives way to the first that a line shows and
 * that cost at least half as much: a moment can be taken again, but a trifle is not worth it.
 *
 * Reports from before points were stored, and those without a score, have none. There all criteria that were judged count
 * alike, as equal parts of 100 points, and each lost the share of its part that was not earned.
 */

/** What the ranking needs of a criterion; a service that reads many reports reads no more. */
export type RankedCriterion = Pick<
  Criterion,
  'id' | 'dimension' | 'score' | 'credited' | 'opportunities' | 'cost'
> & { missed?: readonly unknown[] | undefined }

export type RankedViolation = Pick<ViolationFinding, 'severity' | 'cost' | 'criterion'>

/** A report, or as much of it as is ranked. */
export type RankedReport<Judged extends RankedCriterion, Breach extends RankedViolation> = RightsInvoked & {
  criteria: readonly Judged[]
  violations: readonly Breach[]
}

type Rank = {
  /** 2 severe, 1 major, 0 no grave breach. */
  gravity: number
  /** Of the overall score, in one call or per call. */
  points: number
  /** Whether a line shows it. */
  shown: boolean
  /** Whether it counts as met all the same. */
  met: boolean
}

/** Something that a call lost: a breach, or a criterion that no breach tells. */
export type RankedLoss<Judged, Breach> = Rank &
  ({ breach: Breach; criterion: null } | { breach: null; criterion: Judged })

/** A criterion that lost over several calls, and in which of them, in the order given. */
export type LossOverCalls<Call extends AnyReport> = Rank & {
  id: string
  dimension: Criterion['dimension']
  /** The share of its opportunities that was earned, 0-1. */
  earned: number
  lostIn: { call: Call; criterion: Call['criteria'][number] }[]
}

type AnyReport = RankedReport<RankedCriterion, RankedViolation>

const gravities = { severe: 2, major: 1, minor: 0, review: 0 } as const

/** From this share of its opportunities on a criterion counts as met. */
export const metFrom = 0.75

/** The points that a criterion took from the score of a call; `judged`: all criteria of its report. */
export function pointsLostBy(criterion: RankedCriterion, judged: readonly RankedCriterion[]): number {
  if (judged.every(({ cost }) => cost !== undefined)) return criterion.cost ?? 0
  return (100 / judged.length) * (1 - earnedShareOf([criterion]))
}

/** The share of their opportunities that criteria earned, 0-1; 0 without any. */
export function earnedShareOf(criteria: readonly Pick<Criterion, 'credited' | 'opportunities'>[]): number {
  const sum = (of: 'credited' | 'opportunities') => criteria.reduce((total, one) => total + one[of], 0)
  return sum('opportunities') === 0 ? 0 : Math.min(1, sum('credited') / sum('opportunities'))
}

/** All that a call lost, the first to look at first. */
export function rankLosses<Judged extends RankedCriterion, Breach extends RankedViolation>(
  report: RankedReport<Judged, Breach>,
): RankedLoss<Judged, Breach>[] {
  const told = new Set(report.violations.map(({ criterion }) => criterion))
  const breaches = report.violations
    .filter(({ severity }) => severity !== 'review')
    .map((breach): RankedLoss<Judged, Breach> => ({
      breach,
      criterion: null,
      gravity: gravities[breach.severity],
      points: breach.cost ?? 0,
      shown: true,
      met: false,
    }))
  const criteria = lossesIn(report)
    .filter(({ criterion }) => !told.has(criterion.id))
    .map(({ criterion, points }): RankedLoss<Judged, Breach> => ({
      breach: null,
      criterion,
      gravity: 0,
      points,
      shown: isShown(criterion),
      met: criterion.score === 2,
    }))
  return [...breaches, ...criteria].toSorted(byRank)
}

/** The criteria that calls lost by, the first to look at first. */
export function rankOverCalls<Call extends AnyReport>(calls: readonly Call[]): LossOverCalls<Call>[] {
  const lost = calls.flatMap((call) =>
    lossesIn<Call['criteria'][number]>(call).map((loss) => ({ ...loss, call })),
  )
  return [...new Set(lost.map(({ criterion }) => criterion.id))]
    .flatMap((id): LossOverCalls<Call>[] => {
      const own = lost.filter(({ criterion }) => criterion.id === id)
      const [first] = own
      if (!first) return []
      const graves = own.flatMap(({ call }) => call.violations.filter(({ criterion }) => criterion === id))
      const earned = earnedShareOf(calls.flatMap(criteriaToAdvise).filter((one) => one.id === id))
      return [
        {
          id,
          dimension: first.criterion.dimension,
          gravity: Math.max(0, ...graves.map(({ severity }) => gravities[severity])),
          points: own.reduce((sum, { points }) => sum + points, 0) / calls.length,
          shown: own.some(({ criterion }) => isShown(criterion)),
          met: earned >= metFrom,
          earned,
          lostIn: own.map(({ call, criterion }) => ({ call, criterion })),
        },
      ]
    })
    .toSorted(byRank)
}

/** What to practise first of what is ranked; null if nothing was lost, or only a little of what counts as met. */
export function firstToPractise<Loss extends Rank>(ranked: readonly Loss[]): Loss | null {
  const open = ranked.filter(({ met, gravity }) => !met || gravity > 0)
  const [first] = open
  if (!first || first.shown || first.gravity > 0) return first ?? null
  return open.find(({ shown, points }) => shown && points >= first.points / 2) ?? first
}

/** The criteria by which a call lost, with their points; without those that only a person can decide on. */
function lossesIn<Judged extends RankedCriterion>(
  report: RankedReport<Judged, RankedViolation>,
): { criterion: Judged; points: number }[] {
  const open = report.violations.filter(({ severity }) => severity === 'review')
  const blamed = report.violations.filter(({ severity }) => severity !== 'review')
  const undecided = (id: string) =>
    open.some(({ criterion }) => criterion === id) && !blamed.some(({ criterion }) => criterion === id)
  return criteriaToAdvise(report)
    .filter(({ id }) => !undecided(id))
    .map((criterion) => ({ criterion, points: pointsLostBy(criterion, report.criteria) }))
    .filter(({ points }) => points > 0)
}

/** What counts as met is shown by no line: the little that was missing does not show. */
function isShown({ score, missed = [] }: RankedCriterion): boolean {
  return score < 2 && missed.length > 0
}

function byRank(one: Rank, other: Rank): number {
  return other.gravity - one.gravity || other.points - one.points || Number(other.shown) - Number(one.shown)
}
