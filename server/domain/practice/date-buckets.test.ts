import { describe, expect, it } from 'vitest'
import { daysBefore } from './days.ts'
import { dateBuckets } from './date-buckets.ts'

const upTo = (to: string, days: number) => dateBuckets({ from: daysBefore(to, days - 1), to }, days)

describe('the buckets of a period', () => {
  it('are days up to a month', () => {
    expect(upTo('2026-03-02', 7).map(({ from }) => from)).toEqual([
      '2026-02-24',
      '2026-02-25',
      '2026-02-26',
      '2026-02-27',
      '2026-02-28',
      '2026-03-01',
      '2026-03-02',
    ])
    expect(upTo('2026-03-02', 30)).toHaveLength(30)
  })

  it('are weeks up to a quarter, ending with the last day', () => {
    const weeks = upTo('2026-05-20', 90)
    expect(weeks).toHaveLength(13)
    expect(weeks.at(-1)).toEqual({ from: '2026-05-14', to: '2026-05-20' })
    expect(weeks[0]).toEqual({ from: '2026-02-20', to: '2026-02-25' })
  })

  it('are calendar months for a year, also across a leap day', () => {
    const months = upTo('2028-03-31', 365)
    expect(months).toHaveLength(12)
    expect(months[0]).toEqual({ from: '2027-04-02', to: '2027-04-30' })
    expect(months.at(-2)).toEqual({ from: '2028-02-01', to: '2028-02-29' })
    expect(upTo('2026-05-20', 365)).toHaveLength(13)
  })

  it('have no gaps', () => {
    for (const days of [7, 30, 90, 365])
      upTo('2026-01-15', days).reduce((before, stretch) => {
        expect(daysBefore(stretch.from, 1)).toBe(before.to)
        return stretch
      })
  })
})
