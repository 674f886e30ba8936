import type { AccountNote } from '#protocol/rest/account-file.ts'
import { addDays } from '../calendar.ts'
import type { LifeSource } from '../life/people/source.ts'
import { sampleLifeOf } from '../life/samples/samples.ts'
import { balanced, type Ledger } from './history.ts'
import type { ToldOfAccount } from './told.ts'
import { daysBack, monthSpan, type Now } from './when.ts'

/** What an account says that belongs to a life written by hand; what is absent is made by rule. */
type SampleAccount = {
  creditor: string
  told?: Partial<ToldOfAccount>
  ledger?: (debtCents: number) => Ledger
  notes?: (debtCents: number) => AccountNote[]
}

const note = (kind: AccountNote['kind'], on: string, amountCents: number | null = null): AccountNote => ({
  kind,
  on,
  count: 1,
  amountCents,
})
const line = (kind: 'bill' | 'payment', on: string, amountCents: number) => ({
  kind,
  on,
  until: null,
  count: 1,
  amountCents,
})

/** So many days before: what began then has had time to fall due. */
const earlierBy = (now: Now, days: number): Now => ({ ...now, today: addDays(now.today, -days) })

/** Day surgery in April; forty dollars at the desk, and weeks later a bill for the rest, which went to the old address. */
function karen(now: Now): SampleAccount {
  const surgery = addDays(monthSpan(earlierBy(now, 90), 4, 1).from, 13)
  return {
    creditor: 'Lakeside Medical Center',
    told: { letters: 2, calls: 'missed', inbound: null, brokenPlans: 0 },
    ledger: (debtCents) => ({
      // Who has surgery is registered some days before it.
      openedOn: addDays(surgery, -12),
      lastPayment: { on: surgery, amountCents: 4_000 },
      history: balanced([line('bill', addDays(surgery, 24), debtCents)]),
    }),
  }
}

/** Fifteen hundred for the truck, and three payments before the rain. */
const carlos = (now: Now): SampleAccount => ({
  creditor: 'Cedar Ridge Lending',
  told: {
    opened: daysBack(now, 212, 226),
    borrowedCents: 150_000,
    paid: 'some',
    payments: 3,
    lastPaid: daysBack(now, 100, 112),
    lastPartial: false,
    letters: 2,
    calls: 'missed',
    brokenPlans: 0,
  },
})

/** Half a payment in January, and two promises that were not kept. */
const roberto = (now: Now): SampleAccount => ({
  creditor: 'Banco Mirador',
  told: {
    paid: 'some',
    lastPaid: monthSpan(now, 1, 1),
    lastPartial: true,
    letters: 2,
    calls: null,
    inbound: null,
    brokenPlans: 2,
  },
})

/** Moved out in August, billed until October, paid by direct debit until July, and rang twice. */
function james(now: Now): SampleAccount {
  const october = monthSpan(now, 10, 1).to
  const bills = (debtCents: number) => {
    const part = Math.floor(debtCents * 0.34)
    return balanced([
      line('bill', addDays(october, -61), part),
      line('bill', addDays(october, -31), part - 1_150),
      line('bill', october, debtCents - 2 * part + 1_150),
    ])
  }
  return {
    creditor: 'Three Rivers Energy',
    ledger: (debtCents) => ({
      openedOn: addDays(october, -790),
      lastPayment: { on: addDays(october, -122), amountCents: Math.floor(debtCents * 0.31) },
      history: bills(debtCents),
    }),
    notes: () => [
      note('inbound_disputed', addDays(october, -52)),
      note('letter', addDays(october, -45)),
      note('inbound_disputed', addDays(october, -38)),
      note('letter', addDays(october, -24)),
      note('letter', addDays(october, -10)),
    ],
  }
}

/** The clinic's bill for her mother, something paid on the last day, and instalments that she could not keep. */
function lucia(now: Now): SampleAccount {
  const day = addDays(monthSpan(earlierBy(now, 60), 3, 3).from, 40)
  return {
    creditor: 'Sanatorio del Parque',
    told: { letters: 2, calls: 'spoken', inbound: null, brokenPlans: 1 },
    ledger: (debtCents) => {
      const paidCents = Math.round(debtCents * 0.045) + 13
      return {
        openedOn: addDays(day, -61),
        lastPayment: { on: day, amountCents: paidCents },
        history: balanced([line('bill', day, debtCents + paidCents), line('payment', day, -paidCents)]),
      }
    },
  }
}

/** Fourteen payments, the sale of the pickup, and four callers with four figures in the last month. */
function frank(now: Now): SampleAccount {
  const month = addDays(`${now.today.slice(0, 7)}-01`, -1).slice(0, 7)
  const sold = addDays(now.today, -140)
  return {
    creditor: 'Redwood Motor Credit',
    told: {
      opened: daysBack(now, 690, 700),
      paid: 'some',
      payments: 14,
      lastPaid: daysBack(now, 238, 244),
      lastPartial: false,
      sold: true,
    },
    notes: (debtCents) => {
      const figure = (share: number) => Math.round((debtCents * share) / 100) * 100
      return [
        note('letter', sold),
        note('assigned', addDays(now.today, -75)),
        note('spoke_figure', `${month}-05`, figure(0.938)),
        note('spoke_figure', `${month}-11`, figure(1.074)),
        note('plan_offered', `${month}-17`, 20_000),
        note('spoke_figure', `${month}-17`, figure(0.886)),
        note('spoke_figure', `${month}-24`, figure(1.121)),
      ]
    },
  }
}

/** On the dot until the hotel left, then half of one. Nobody noted that anybody promised her anything. */
const denise = (now: Now): SampleAccount => ({
  creditor: 'Ironbridge Equipment Finance',
  told: {
    opened: daysBack(now, 500, 530),
    paid: 'some',
    payments: 11,
    lastPaid: daysBack(now, 84, 92),
    lastPartial: true,
    letters: 2,
    calls: 'spoken',
    inbound: null,
    brokenPlans: 0,
  },
})

/** Three invoices, none of which was paid by the books, and a claim about damaged goods. */
const ernesto = (now: Now): SampleAccount => ({
  creditor: 'Abastecedora Cumbre',
  told: {
    opened: daysBack(now, 170, 185),
    bills: 3,
    paid: 'never',
    letters: 2,
    calls: 'spoken',
    inbound: 'disputed',
    brokenPlans: 0,
  },
})

const samples: Readonly<Record<string, (now: Now) => SampleAccount>> = {
  'Karen Whitfield': karen,
  'Carlos Rivera': carlos,
  'Roberto Méndez': roberto,
  'James Okafor': james,
  'Lucía Fernández': lucia,
  'Frank Kowalski': frank,
  'Denise Harper, Bright Path Catering': denise,
  'Ernesto Salgado, Distribuidora Salgado': ernesto,
}

/** The account of a sample prospect, whose life is written by hand; null for any other. */
export function sampleAccountOf(source: LifeSource, now: Now): SampleAccount | null {
  const life = sampleLifeOf(source)
  return life === null ? null : (samples[life.name]?.(now) ?? null)
}
