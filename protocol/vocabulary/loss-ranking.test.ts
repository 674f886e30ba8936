import { describe, expect, it } from 'vitest'
import {
  firstToPractise,
  type RankedCriterion,
  type RankedViolation,
  rankLosses,
  rankOverCalls,
} from './loss-ranking.ts'

const criterion = (
  id: `${RankedCriterion['dimension']}.${string}`,
  cost: number | undefined,
  changes: Partial<RankedCriterion> = {},
): RankedCriterion => ({
  id,
  dimension: id.startsWith('compliance')
    ? 'compliance'
    : id.startsWith('solution')
      ? 'solution_focus'
      : 'empathy',
  score: 1,
  opportunities: 2,
  credited: 1,
  cost,
  missed: [],
  ...changes,
})
const shown = { missed: ['a line'] }
const breach = (severity: RankedViolation['severity'], id: string, cost: number): RankedViolation => ({
  severity,
  criterion: id,
  cost,
})
const report = (
  criteria: readonly RankedCriterion[],
  violations: readonly RankedViolation[] = [],
  ...rights: readonly ('attorney' | 'dispute')[]
) => ({ criteria, violations, outcome: { rightsInvoked: rights.map((right) => ({ right })) } })

/** The ids in order; a breach by its severity. */
const order = (of: ReturnType<typeof report>) =>
  rankLosses(of).map((loss) => (loss.breach ? loss.breach.severity : loss.criterion.id))
const practised = (...criteria: readonly RankedCriterion[]) =>
  firstToPractise(rankLosses(report(criteria)))?.criterion?.id

describe('[RESULT6] the one ranking of losses', () => {
  it('goes by the points that were taken, those that a line shows first of two alike', () => {
    const criteria = [
      criterion('empathy.small', 1),
      criterion('empathy.none', 0),
      criterion('empathy.dear', 6),
      criterion('empathy.shown', 1, shown),
    ]
    expect(order(report(criteria))).toEqual(['empathy.dear', 'empathy.shown', 'empathy.small'])
  })

  it('has a grave breach first, the gravest of several, and a minor one by its points', () => {
    const criteria = [criterion('empathy.dear', 6), criterion('empathy.small', 1)]
    const violations = [
      breach('minor', 'compliance.verified_first', 3),
      breach('major', 'compliance.lawful', 2),
      breach('severe', 'compliance.lawful', 4),
    ]
    expect(order(report(criteria, violations))).toEqual([
      'severe',
      'major',
      'empathy.dear',
      'minor',
      'empathy.small',
    ])
  })

  it('tells a breach for the criterion that counts it, and holds what is for review against nobody', () => {
    const criteria = [criterion('compliance.verified_first', 5), criterion('compliance.lawful', 1)]
    const violations = [
      breach('minor', 'compliance.verified_first', 5),
      breach('review', 'compliance.lawful', 1),
    ]
    expect(order(report(criteria, violations))).toEqual(['minor'])
  })

  it('has nothing that would go on with collecting where that rests', () => {
    const criteria = [criterion('solution_focus.recap', 6), criterion('empathy.warmth', 1)]
    expect(order(report(criteria, [], 'attorney'))).toEqual(['empathy.warmth'])
    expect(order(report(criteria, [], 'dispute'))).toHaveLength(2)
  })

  it('counts all criteria alike where no points were stored, by what was not earned of each', () => {
    const criteria = [
      criterion('empathy.half', undefined),
      criterion('empathy.whole', undefined, { credited: 2, score: 2 }),
      criterion('empathy.missed', undefined, { credited: 0, score: 0 }),
      criterion('empathy.most', undefined, { credited: 1.2 }),
    ]
    expect(rankLosses(report(criteria)).map(({ points }) => Math.round(points))).toEqual([25, 13, 10])
    expect(order(report(criteria))).toEqual(['empathy.missed', 'empathy.half', 'empathy.most'])
  })
})

describe('[RESULT6] what to practise first', () => {
  it('is the dearest, also without a line where what has one cost less than half', () => {
    expect(practised(criterion('empathy.dear', 6), criterion('empathy.shown', 2.9, shown))).toBe(
      'empathy.dear',
    )
  })

  it('is what a line shows if that cost at least half as much', () => {
    const dear = criterion('empathy.dear', 6)
    expect(practised(dear, criterion('empathy.shown', 3, shown))).toBe('empathy.shown')
    expect(practised({ ...dear, ...shown }, criterion('empathy.shown', 5, shown))).toBe('empathy.dear')
  })

  it('is nothing that counts as met', () => {
    const met = criterion('empathy.met', 6, { ...shown, score: 2, credited: 1.8 })
    expect(practised(met, criterion('empathy.small', 1))).toBe('empathy.small')
    expect(practised(met)).toBeUndefined()
  })
})

describe('[PLAN1] the ranking over several calls', () => {
  const first = (...calls: readonly ReturnType<typeof report>[]) => firstToPractise(rankOverCalls(calls))

  it('goes by the mean of the points lost per call, also in calls that lost nothing', () => {
    const once = report([criterion('empathy.once', 9)])
    const often = () => report([criterion('empathy.often', 4)])
    expect(first(once, often(), often(), often())).toMatchObject({ id: 'empathy.often', points: 3 })
    expect(first(once, often(), often(), often())?.lostIn).toHaveLength(3)
  })

  it('has a criterion first that counts a grave breach in any of the calls, however well it was met else', () => {
    const lawful = (credited: number, cost: number) => criterion('compliance.lawful', cost, { credited })
    const clean = () => report([lawful(2, 0), criterion('empathy.dear', 6)])
    const grave = report([lawful(1, 1)], [breach('severe', 'compliance.lawful', 1)])
    expect(first(grave, clean(), clean())).toMatchObject({ id: 'compliance.lawful', gravity: 2 })
    const minor = report([lawful(1, 1)], [breach('minor', 'compliance.lawful', 1)])
    expect(first(minor, clean(), clean())?.id).toBe('empathy.dear')
  })

  it('weighs the moment to take again as in one call', () => {
    const call = (cost: number) =>
      report([criterion('empathy.dear', 6), criterion('empathy.shown', cost, shown)])
    expect(first(call(2), call(3), call(2))?.id).toBe('empathy.dear')
    expect(first(call(3), call(3), call(3))?.id).toBe('empathy.shown')
  })

  it('is nothing that was met over all of the calls', () => {
    const call = (credited: number) => report([criterion('empathy.met', 1, { credited, score: 1 })])
    expect(first(call(1.4), call(1.6), call(1.8))).toBeNull()
  })
})
