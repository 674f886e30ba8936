import { describe, expect, it } from 'vitest'
import { aCharge, aUsageMonth } from '#src/testing/organisation.ts'
import { groupByMonth, isPartlyPriced, monthsUpTo, sumBills } from './usage-sums.ts'
import { usageCsv } from './usage-csv.ts'

const free = aUsageMonth({
  month: '2026-09',
  team: null,
  modelTokensIn: aCharge(0),
  modelTokensOut: aCharge(0),
  practiceMinutes: aCharge(10),
  costMicroUsd: null,
})

describe('usage sums', () => {
  it('add up usage and cost', () => {
    const sum = sumBills([aUsageMonth(), aUsageMonth(), free])
    expect(sum.practiceMinutes).toEqual({ quantity: 200, costMicroUsd: 4_750_000, unpriced: 10 })
    expect(sum.costMicroUsd).toBe(5_470_000)
    expect(isPartlyPriced(sum)).toBe(true)
  })

  it('have no cost if nothing had a price', () => {
    expect(sumBills([free]).costMicroUsd).toBeNull()
    expect(isPartlyPriced(free)).toBe(false)
    expect(sumBills([]).costMicroUsd).toBeNull()
  })

  it('include every month up to now, across years, even empty ones', () => {
    const months = monthsUpTo(new Date('2026-02-28T23:59:59Z'), 4)
    expect(months).toEqual(['2025-11', '2025-12', '2026-01', '2026-02'])
    const bills = groupByMonth([aUsageMonth({ month: '2026-01' })], months)
    expect(bills.map(({ bill }) => bill.practiceMinutes.quantity)).toEqual([0, 0, 95, 0])
  })
})

describe('the CSV export', () => {
  it('has plain numbers, and no cost without a price', () => {
    expect(usageCsv([aUsageMonth(), free], 'Without a team').split('\r\n')).toEqual([
      'month,team,cost_usd,practice_minutes,model_tokens_read,model_tokens_written,voice_characters',
      '2026-11,North,2.735000,95,1200000,300000,0',
      '2026-09,Without a team,,10,0,0,0',
      '',
    ])
  })

  it('escapes a team name that looks like a formula', () => {
    const named = (name: string) => usageCsv([aUsageMonth({ team: { id: 'x', name } })], '').split('\r\n')[1]
    expect(named('=HYPERLINK("x")')).toContain(`2026-11,"'=HYPERLINK(""x"")",`)
    expect(named('North, East')).toContain('2026-11,"North, East",')
  })
})
