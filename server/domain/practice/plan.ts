import type { Criterion, MissedMoment } from '#protocol/vocabulary/analysis.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { earnedShare, isKnownCriterion, lostWeight } from '../scoring/lost-weight.ts'
import { gradeOfShare } from '../scoring/scores.ts'
import { criterionOf } from '../scoring/criteria/criteria.ts'

/** A scored call with the criteria of its analysis. */
export type ScoredCall = { sessionId: string; criteria: readonly Criterion[] }

/** The criterion that cost most over some calls, and the calls in which it did, in the order given. */
export type Weakness<Call extends ScoredCall> = {
  id: string
  dimension: Criterion['dimension']
  /** 0-1, over all of its opportunities in the calls. */
  earned: number
  lostIn: { call: Call; criterion: Criterion }[]
}

/**
 * The criterion whose misses weigh most over the calls among those with a moment to take again; of two alike the first by name. Null with too few calls to tell a
 * weakness from a bad day, or where nothing was lost.
 */
export function weakestOf<Call extends ScoredCall>(calls: readonly Call[]): Weakness<Call> | null {
  if (calls.length < limits.planCallsMin) return null
  const judged = calls.flatMap((call) => call.criteria.map((criterion) => ({ call, criterion })))
  const ids = [...new Set(judged.map(({ criterion }) => criterion.id))]
  const losses = ids.map((id) => {
    const own = judged.filter(({ criterion }) => criterion.id === id)
    return { id, own, lost: own.reduce((sum, { criterion }) => sum + lostWeight(criterion), 0) }
  })
  // What no line shows cannot be taken again: it is the plan's only where nothing else was lost.
  const drilled = losses.filter(({ own }) => own.some(({ criterion }) => (criterion.missed ?? []).length > 0))
  const worst = dearest(drilled) ?? dearest(losses)
  const [first] = worst?.own ?? []
  if (!worst || !first) return null
  return {
    id: worst.id,
    dimension: first.criterion.dimension,
    earned: earnedShare(worst.own.map(({ criterion }) => criterion)),
    lostIn: worst.own.filter(({ criterion }) => lostWeight(criterion) > 0),
  }
}

/** What cost most; of two alike the first by name. Null where nothing was lost. */
export function dearest<Loss extends { id: string; lost: number }>(losses: readonly Loss[]): Loss | null {
  const [worst] = losses.toSorted((a, b) => b.lost - a.lost || a.id.localeCompare(b.id))
  return worst && worst.lost > 0 ? worst : null
}

/** A moment of a call to take again, from a stored line of the collector. */
export type DrillMoment<Call> = { call: Call; criterion: Criterion; moment: MissedMoment; itemId: string }

/** What was missing over the calls, in a sentence of each language. */
export function reasonFor({
  id,
  earned,
}: Pick<Weakness<ScoredCall>, 'id' | 'earned'>): Record<Language, string> {
  const grade = gradeOfShare(earned)
  const say = (language: Language) => (isKnownCriterion(id) ? criterionOf(id).reasons[language][grade] : '')
  return { en: say('en'), es: say('es') }
}

/** The moments to take again: the dearest of each call first, then the others, as many as a plan has. A better line is given once. */
export function drillsOf<Call extends ScoredCall>({ lostIn }: Weakness<Call>): DrillMoment<Call>[] {
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
  return again !== undefined && earnedShare([again]) > earnedShare([first])
}
