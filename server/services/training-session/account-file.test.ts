import { describe, expect, it } from 'vitest'
import { type SampleProspect, sampleProspects } from '#db/seed/sample-prospects.ts'
import type { AccountFile } from '#protocol/rest/account-file.ts'
import { debtCurrency } from '#server/domain/debtor/account-file/currency.ts'
import { makeAccountFile } from '#server/domain/debtor/account-file/make-account-file.ts'
import { languagesOf, makeLife } from '#server/domain/debtor/life/make-life.ts'
import { seedOfName } from '#server/domain/debtor/life/of-scenario.ts'

const days = Array.from(
  { length: 12 },
  (_, month) => `2026-${String(month + 1).padStart(2, '0')}-0${(month % 9) + 1}`,
)

function lifeFor(who: SampleProspect, today: string) {
  const prospect = sampleProspects[who]
  return makeLife(prospect, seedOfName(prospect.name), { language: languagesOf(prospect)[0] ?? 'en', today })
}
const fileOf = (who: SampleProspect, today = '2026-11-25') =>
  makeAccountFile(sampleProspects[who], lifeFor(who, today), today, {
    capacity: 'agency',
    agency: { name: null, phone: null },
  })
const countOf = (file: AccountFile, kind: AccountFile['notes'][number]['kind']) =>
  file.notes.filter((note) => note.kind === kind).length

describe('the accounts of the sample prospects', () => {
  it.each(Object.keys(sampleProspects) as SampleProspect[])(
    '[LANG7] are in the currency that lists of debtors show: %s',
    (who) => expect(debtCurrency(sampleProspects[who])).toBe(fileOf(who).currency),
  )

  it.each(Object.keys(sampleProspects) as SampleProspect[])(
    '[ACCT2][ACCT3] add up, in order and before the call, on a day of any month: %s',
    (who) => {
      for (const today of days) {
        const file = fileOf(who, today)
        const owed = sampleProspects[who].debtAmount * 100
        expect(file.history.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(owed)
        expect(file.history.every(({ balanceCents }) => balanceCents > 0)).toBe(true)
        const entries = file.history.flatMap(({ on, until }) => [on, until ?? on])
        const notes = file.notes.map(({ on }) => on)
        expect(file.history.map(({ on }) => on)).toEqual(file.history.map(({ on }) => on).toSorted())
        expect(notes).toEqual(notes.toSorted())
        for (const day of [...entries, ...notes]) expect(day >= file.openedOn && day < today).toBe(true)
        const life = lifeFor(who, today)
        const secrets = life.facts.filter(
          ({ id, openness }) => openness === 'hidden' || life.cause.includes(id),
        )
        const text = JSON.stringify(file)
        expect(secrets.filter((fact) => text.includes(fact.text))).toEqual([])
      }
    },
  )

  it('[ACCT2] say what their lives tell', () => {
    const karen = fileOf('karen')
    // Registered, paid at the desk on the day of the surgery, billed later: three days, none of them twice.
    expect(karen.lastPayment).toMatchObject({ on: expect.stringMatching(/^2026-04/), amountCents: 4_000 })
    const bill = karen.history.find(({ kind }) => kind === 'bill')
    expect(String(karen.lastPayment?.on) > karen.openedOn).toBe(true)
    expect(String(bill?.on) > String(karen.lastPayment?.on)).toBe(true)
    const carlos = fileOf('carlos')
    expect(carlos.history[0]).toMatchObject({ kind: 'borrowed', amountCents: 150_000 })
    expect(carlos.history.filter(({ kind }) => kind === 'payment').map(({ count }) => count)).toEqual([2, 1])
    const roberto = fileOf('roberto')
    expect(roberto.lastPayment?.on).toMatch(/^2026-01/)
    expect(countOf(roberto, 'plan_broken')).toBe(2)
    const james = fileOf('james')
    expect(james.lastPayment?.on).toMatch(/^2026-07/)
    expect(james.history.map(({ kind, on }) => `${kind} ${on.slice(5, 7)}`)).toEqual([
      'bill 08',
      'bill 09',
      'bill 10',
    ])
    expect([countOf(james, 'letter'), countOf(james, 'inbound_disputed')]).toEqual([3, 2])
    const frank = fileOf('frank')
    expect(frank.history.filter(({ kind }) => kind === 'payment').map(({ count }) => count)).toEqual([13, 1])
    expect(frank.history.some(({ kind }) => kind === 'sale')).toBe(true)
    const named = frank.notes
      .filter(({ kind }) => kind === 'spoke_figure')
      .map(({ amountCents }) => amountCents)
    expect(new Set(named).size).toBe(4)
    const ernesto = fileOf('ernesto')
    expect(ernesto.history[0]).toMatchObject({ kind: 'bill', count: 3 })
    expect(ernesto.lastPayment).toBeNull()
  })

  it('[ACCT2] do not note what Denise only claims', () => {
    expect(fileOf('denise').notes.filter(({ kind }) => kind.startsWith('plan'))).toEqual([])
  })
})
