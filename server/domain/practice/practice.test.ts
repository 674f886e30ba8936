import { describe, expect, it } from 'vitest'
import { meanScore, scoreChange } from './change.ts'
import { dayOf, daysBefore, monthStart } from './days.ts'
import { practisedMs } from './practised.ts'

describe('the change of the mean score', () => {
  it('[DASH12] is in points, and says over how many calls', () => {
    expect(scoreChange({ scored: 2, scoreSum: 162 }, { scored: 3, scoreSum: 225 })).toEqual({
      points: 6,
      calls: 2,
      callsBefore: 3,
    })
    expect(scoreChange({ scored: 1, scoreSum: 60 }, { scored: 1, scoreSum: 80 })?.points).toBe(-20)
    expect(scoreChange({ scored: 1, scoreSum: 70 }, { scored: 2, scoreSum: 0 })?.points).toBe(70)
  })

  it('is unknown without scores in both periods', () => {
    const some = { scored: 1, scoreSum: 70 }
    expect(scoreChange(some, { scored: 0, scoreSum: 0 })).toBeNull()
    expect(scoreChange({ scored: 0, scoreSum: 0 }, some)).toBeNull()
  })

  it('[DASH11] the mean of no scores is null, and the mean of zeros is zero', () => {
    expect(meanScore({ scored: 0, scoreSum: 0 })).toBeNull()
    expect(meanScore({ scored: 2, scoreSum: 0 })).toBe(0)
    expect(meanScore({ scored: 2, scoreSum: 151 })).toBe(76)
  })
})

describe('days', () => {
  it('are UTC days, across months, years and leap days', () => {
    expect(dayOf(new Date('2026-01-01T00:30:00+02:00'))).toBe('2025-12-31')
    expect(daysBefore('2028-03-01', 1)).toBe('2028-02-29')
    expect(daysBefore('2026-01-05', 7)).toBe('2025-12-29')
    expect(monthStart('2026-01-31')).toBe('2026-01-01')
    expect(monthStart('2026-01-31', 1)).toBe('2025-12-01')
    expect(monthStart('2026-03-31', 14)).toBe('2025-01-01')
  })
})

describe('the practised time', () => {
  const at = (minute: number) => new Date(Date.UTC(2026, 4, 20, 10, minute))

  it('runs from the start over the lines to the end, with long pauses counted as five minutes', () => {
    expect(practisedMs({ startedAt: at(0), lines: [at(0), at(2), at(3)], completedAt: at(4) })).toBe(240_000)
    expect(practisedMs({ startedAt: at(0), lines: [at(1), at(50)], completedAt: at(59) })).toBe(660_000)
    expect(practisedMs({ startedAt: at(0), lines: [], completedAt: at(0) })).toBe(0)
  })

  it('starts again with a retry, whose first lines are older', () => {
    expect(practisedMs({ startedAt: at(20), lines: [at(1), at(2), at(21)], completedAt: at(22) })).toBe(
      120_000,
    )
  })
})
