import type { Criterion, MissedMoment } from '#protocol/vocabulary/analysis.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import {
  earnedShareOf,
  firstToPractise,
  type LossOverCalls,
  type RankedCriterion,
  type RankedReport,
  type RankedViolation,
  rankOverCalls,
} from '#protocol/vocabulary/loss-ranking.ts'
import { criterionOf, isKnownCriterion } from '../scoring/criteria/criteria.ts'
import { gradeOfShare } from '../scoring/scores.ts'

/** A scored call with as much of its analysis as a plan needs. */
export type ScoredCall = RankedReport<RankedCriterion, RankedViolation>

/** The criterion to practise first over some calls, and the calls in which it lost, in the order given. */
export type Weakness<Call extends ScoredCall> = LossOverCalls<Call>

/**
 * What to practise first over the calls, by the ranking that the analysis of each has (loss-ranking.ts). Null with too few
 * calls to tell a weakness from a bad day, or where nothing was lost. A criterion of an earlier version that is no longer
 * judged cannot be practised and is left out.
 */
export function weakestOf<Call extends ScoredCall>(calls: readonly Call[]): Weakness<Call> | null {
  if (calls.length < limits.planCallsMin) return null
  return firstToPractise(rankOverCalls(calls).filter(({ id }) => isKnownCriterion(id)))
}

type DrilledCall = RankedReport<Criterion, RankedViolation>

/** A moment of a call to take again, from a stored line of the collector. */
export type DrillMoment<Call> = { call: Call; criterion: Criterion; moment: MissedMoment; itemId: string }

/** What was missing over the calls, in a sentence of each language; of a grave breach that there was one, however rare. */
export function reasonFor({
  id,
  earned,
  gravity,
}: Pick<Weakness<ScoredCall>, 'id' | 'earned' | 'gravity'>): Record<Language, string> {
  const grade = gravity > 0 ? 0 : gradeOfShare(earned)
  const say = (language: Language) => (isKnownCriterion(id) ? criterionOf(id).reasons[language][grade] : '')
  return { en: say('en'), es: say('es') }
}

/** The moments to take again: the dearest of each call first, then the others, as many as a plan has. A better line is given once. */
export function drillsOf<Call extends DrilledCall>({
  lostIn,
}: Pick<Weakness<Call>, 'lostIn'>): DrillMoment<Call>[] {
  return lostIn
    .flatMap(({ call, criterion }) =>
      (criterion.missed ?? []).flatMap((moment, rank) => {
        const { itemId } = moment.retryFrom
        return itemId === null ? [] : [{ call, criterion, moment, itemId, rank }]
      }),
    )
    .toSorted((a, b) => a.rank - b.rank)
    .map((drill, at, all) => {
      // The same better line under three moments reads as one that fits none: it is given once.
      const { betterLine } = drill.moment
      const first = all.findIndex(({ moment }) => moment.betterLine === betterLine)
      return first === at ? drill : { ...drill, moment: { ...drill.moment, betterLine: null } }
    })
    .slice(0, limits.planDrillsMax)
}

/** Whether a retry did better: its criterion of the same name earned a greater share. */
export function didBetter(first: Criterion, retried: readonly Criterion[]): boolean {
  const again = retried.find(({ id }) => id === first.id)
  return again !== undefined && earnedShareOf([again]) > earnedShareOf([first])
}
