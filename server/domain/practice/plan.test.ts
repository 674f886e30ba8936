import { describe, expect, it } from 'vitest'
import type { Criterion } from '#protocol/vocabulary/analysis.ts'
import { didBetter, drillsOf, reasonFor, weakestOf } from './plan.ts'

function criterion(
  id: `${Criterion['dimension']}.${string}`,
  credited: number,
  { lines = [], opportunities = 2, cost }: { lines?: number[]; opportunities?: number; cost?: number } = {},
): Criterion {
  const quote = (line: number) => ({ itemId: `item ${line}`, line, text: 'words' })
  return {
    id,
    dimension: 'empathy',
    score: 1,
    opportunities,
    credited,
    quote: null,
    why: 'why',
    ...(cost !== undefined && { cost }),
    missed: lines.map((line) => ({
      quote: quote(line - 1),
      retryFrom: { itemId: `item ${line}`, line },
      betterLine: null,
    })),
  }
}
const call = (sessionId: string, ...criteria: Criterion[]) => ({
  sessionId,
  criteria,
  violations: [],
  outcome: { rightsInvoked: [] },
})

describe('the weakest criterion', () => {
  it('[PLAN1] is that which lost most points per call, with the calls that lost by it', () => {
    const dear = () => criterion('empathy.warmth', 1, { cost: 4 })
    const cheap = () => criterion('empathy.interest', 0, { cost: 2 })
    const calls = [call('1', dear(), cheap()), call('2', dear(), cheap()), call('3', cheap())]
    const weakest = weakestOf(calls)
    expect(weakest).toMatchObject({ id: 'empathy.warmth', earned: 0.5 })
    expect(weakest?.lostIn.map(({ call: { sessionId } }) => sessionId)).toEqual(['1', '2'])
  })

  it('[PLAN1] is the dearest also without a moment to take again, where one with a moment cost less than half', () => {
    const unseen = () => criterion('empathy.warmth', 0, { cost: 6 })
    const seen = (cost: number) => criterion('empathy.interest', 1, { lines: [3], cost })
    const over = (cost: number) => weakestOf(['1', '2', '3'].map((id) => call(id, unseen(), seen(cost))))
    expect(over(2)?.id).toBe('empathy.warmth')
    expect(over(3)?.id).toBe('empathy.interest')
  })

  it('[PLAN1] tells of a grave breach that there was one, also where the others kept the law', () => {
    const reason = reasonFor({ id: 'compliance.lawful', earned: 0.9, gravity: 2 })
    expect(reason.en).toBe('Something was said that the law forbids.')
    expect(reasonFor({ id: 'compliance.lawful', earned: 0.9, gravity: 0 }).en).toMatch(/^Nothing was said/u)
  })

  it('[PLAN1] is none with fewer than three calls, or where nothing was lost', () => {
    const lost = call('1', criterion('empathy.warmth', 0))
    const whole = call('2', criterion('empathy.warmth', 2))
    expect(weakestOf([lost, lost])).toBeNull()
    expect(weakestOf([whole, whole, whole])).toBeNull()
  })

  it('leaves out a criterion that is no longer judged', () => {
    const gone = call('1', criterion('empathy.of_old', 0))
    expect(weakestOf([gone, gone, gone])).toBeNull()
  })
})

describe('the drills', () => {
  it('[PLAN2] are the dearest moment of each call, then the others, three at most', () => {
    const calls = [
      call('1', criterion('empathy.warmth', 0, { lines: [3, 5, 7] })),
      call('2', criterion('empathy.warmth', 0, { lines: [9] })),
      call('3', criterion('empathy.warmth', 2)),
    ]
    const weakest = weakestOf(calls)
    const drills = weakest ? drillsOf(weakest) : []
    expect(drills.map((drill) => [drill.call.sessionId, drill.itemId])).toEqual([
      ['1', 'item 3'],
      ['2', 'item 9'],
      ['1', 'item 5'],
    ])
  })

  it('[PLAN2] give a better line once, however many moments it would fit', () => {
    const told = (id: string) => {
      const lost = criterion('empathy.warmth', 0, { lines: [3] })
      const missed = (lost.missed ?? []).map((moment) => ({ ...moment, betterLine: 'Take your time.' }))
      return call(id, { ...lost, missed })
    }
    const weakest = weakestOf(['1', '2', '3'].map(told))
    const drills = weakest ? drillsOf(weakest) : []
    expect(drills.map(({ moment }) => moment.betterLine)).toEqual(['Take your time.', null, null])
  })

  it('[PLAN4] are none for analyses from before there were plans', () => {
    const { missed: _missed, ...old } = criterion('empathy.warmth', 0)
    const weakest = weakestOf(['1', '2', '3'].map((id) => call(id, old)))
    expect(weakest && drillsOf(weakest)).toEqual([])
  })

  it('[PLAN3] are done by a retry whose same criterion earned a greater share', () => {
    const first = criterion('empathy.warmth', 1)
    expect(didBetter(first, [criterion('empathy.warmth', 2)])).toBe(true)
    expect(didBetter(first, [criterion('empathy.warmth', 2, { opportunities: 4 })])).toBe(false)
    expect(didBetter(first, [criterion('empathy.care', 2)])).toBe(false)
  })
})
