import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  incomeLevels,
  incomeRanges,
  occupationIds,
  paymentHistories,
  personalities,
} from '#protocol/vocabulary/prospect.ts'
import { cellScenario } from './eval/cells.ts'
import { ceilingCents, financesOf, monthlyIncomeCents, perMonthCents } from './finances.ts'
import type { Scenario } from './scenario.ts'

const base = cellScenario('cooperative', 'medium', 'en', 1)
const scenarios = fc.record({
  seed: fc.integer(),
  income: fc.constantFrom(...incomeLevels, ...incomeRanges, null, 'whatever I can get'),
  occupation: fc.constantFrom(...occupationIds, 'Maestra', 'Chofer de Uber', 'Puppeteer', null),
  paymentHistory: fc.constantFrom(...paymentHistories),
  personality: fc.constantFrom(...personalities),
  debtCents: fc.integer({ min: 0, max: 10_000_000 }),
  type: fc.constantFrom('individual' as const, 'business' as const),
})
const with_ = (change: Partial<Scenario>): Scenario => ({ ...base, ...change })

describe('hidden finances', () => {
  it('are a pure function of the scenario, with a pay day ahead and cash within the cap', () => {
    fc.assert(
      fc.property(scenarios, (change) => {
        const scenario = with_(change)
        const finances = financesOf(scenario)
        expect(financesOf(scenario)).toEqual(finances)
        expect(finances.cashTodayCents).toBeLessThanOrEqual(finances.monthlyCapCents)
        expect(finances.cashTodayCents).toBeGreaterThan(0)
        expect(finances.payDay > scenario.today).toBe(true)
      }),
    )
  })
  it('never let a debt of some size be paid off in less than three months', () => {
    fc.assert(
      fc.property(scenarios, (change) => {
        const scenario = with_({ ...change, debtCents: Math.max(change.debtCents, 10_000) })
        expect(financesOf(scenario).monthlyCapCents).toBeLessThanOrEqual(scenario.debtCents / 3)
      }),
    )
  })
  it('read an income in words of a month or a week, in the currency of the debt', () => {
    const monthly = (income: string, scenario: string | null = null) =>
      monthlyIncomeCents(with_({ income, scenario, accent: 'mexican' }))
    expect(monthly('£1,900-£2,200 a month')).toBe(205_000)
    expect(monthly('$500 a week')).toBe(Math.round((500 * 52 * 100) / 12))
    expect(monthly('$4,500 quincenales', 'Debe veinte mil pesos.')).toBe(Math.round((4_500 * 26 * 100) / 12))
    expect(monthly('$9,000-$11,000 al mes', 'Debe veinte mil pesos.')).toBe(1_000_000)
  })

  it('[ENUM11] read the income of either builder: more income, more room', () => {
    const capOf = (income: string) => financesOf(with_({ income, debtCents: 5_000_000 })).monthlyCapCents
    expect(capOf('low')).toBeLessThan(capOf('medium'))
    expect(capOf('medium')).toBeLessThan(capOf('high'))
    expect(capOf('unemployed')).toBeLessThan(capOf('low'))
    const ranges = incomeRanges.map(capOf)
    expect(ranges).toEqual(ranges.toSorted((a, b) => a - b))
    expect(capOf('$0-$25,000')).toBeLessThan(15_000)
  })
  it('give a business the causes of a business, and an individual those of a person', () => {
    for (let seed = 0; seed < 60; seed++) {
      expect(['late_customer', 'slow_season', 'other_debts']).toContain(
        financesOf(with_({ seed, type: 'business' })).cause,
      )
      expect(['late_customer', 'slow_season']).not.toContain(financesOf(with_({ seed })).cause)
    }
  })
  it('claim no other reason than the one that the scenario tells', () => {
    const scenario = 'A flood in May ruined the van that she worked from.'
    for (let seed = 1; seed <= 20; seed++)
      expect(['job_loss', 'illness', 'separation', 'family_care', 'other_debts']).not.toContain(
        financesOf(with_({ seed, scenario, personality: 'emotional' })).cause,
      )
  })

  it('take the cause from what the prospect says of itself', () => {
    expect(financesOf(with_({ occupation: 'Unemployed' })).cause).toBe('job_loss')
    expect(financesOf(with_({ objections: ['Perdí mi trabajo recientemente'] })).cause).toBe('job_loss')
    expect(financesOf(with_({ debtType: 'medical' })).cause).toBe('illness')
    expect(financesOf(with_({ scenario: 'Her hours were cut in half in January.' })).cause).toBe(
      'reduced_hours',
    )
    expect(financesOf(with_({ scenario: 'En marzo le recortaron las horas.' })).cause).toBe('reduced_hours')
    expect(financesOf(with_({ scenario: 'Se está separando de su esposo' })).cause).not.toBe('late_customer')
  })
  it('pay a retired person on the third, and a street vendor weekly in cash', () => {
    expect(financesOf(with_({ occupation: 'Retired' })).payDay).toBe('2026-04-03')
    const vendor = financesOf(with_({ occupation: 'Vendedor ambulante' }))
    expect(vendor).toMatchObject({ payFrequency: 'weekly', method: 'cash', payDay: '2026-03-07' })
  })
  it('keep payments of any frequency within the cap of a month', () => {
    const finances = financesOf(base)
    for (const frequency of ['weekly', 'biweekly', 'monthly', 'once'] as const) {
      expect(perMonthCents(ceilingCents(finances, frequency), frequency)).toBeLessThanOrEqual(
        finances.monthlyCapCents,
      )
    }
  })
})
