import type { AccountEntry } from '#protocol/rest/account-file.ts'
import type { PaymentHistory } from '#protocol/vocabulary/prospect.ts'
import { addDays } from '../calendar.ts'
import { between, chance } from '../random.ts'
import type { AccountKind } from './creditors.ts'
import type { ToldOfAccount } from './told.ts'
import { daysBack, type Now, type Span } from './when.ts'

/** A line before its balance is known. */
type Draft = Omit<AccountEntry, 'balanceCents'>

export type Ledger = {
  openedOn: string
  lastPayment: { on: string; amountCents: number } | null
  history: AccountEntry[]
}

export type LedgerInput = {
  /** What is owed today; the lines add up to it. */
  debtCents: number
  kind: AccountKind
  paymentHistory: PaymentHistory
  told: ToldOfAccount
  seed: number
  /** No account is opened before this day. */
  earliest: string
}

/** How long ago such an account was opened, in days, where nobody says. */
const usualAge: Record<AccountKind, readonly [number, number]> = {
  card: [700, 1_700],
  loan: [430, 1_100],
  medical: [220, 520],
  utility: [200, 420],
  tax: [420, 900],
  other: [260, 640],
}
/** The last payment, in days ago, where nobody says: who pays well has not been behind for long. */
const usualGap: Record<PaymentHistory, readonly [number, number]> = {
  good: [60, 100],
  mixed: [95, 180],
  poor: [130, 270],
  none: [130, 270],
}
/** Of the months in which a payment was due, those in which there was one. */
const usualShare: Record<PaymentHistory, number> = { good: 1, mixed: 0.8, poor: 0.45, none: 0 }
/** Payments beyond these are not kept on the file: a card's or a bill's history begins with a statement. */
const mostPayments: Record<AccountKind, number> = {
  card: 10,
  loan: 72,
  medical: 4,
  utility: 3,
  tax: 4,
  other: 4,
}
/** What is added for each month since the last payment, as a share of the debt. */
const monthlyCharge: Record<AccountKind, number> = {
  card: 0.019,
  loan: 0.011,
  medical: 0,
  utility: 0.006,
  tax: 0.008,
  other: 0.006,
}
const mostCharged = 0.3
const dayMs = 86_400_000

export const daysBetween = (from: string, to: string) =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs)
const later = (a: string, b: string) => (a > b ? a : b)
const earlier = (a: string, b: string) => (a < b ? a : b)

/** One day of a span, by the seed. */
export function dayIn({ from, to }: Span, seed: number, label: string): string {
  return addDays(from, Math.round(chance(seed, label) * Math.max(0, daysBetween(from, to))))
}

/**
 * The account from its opening to today. Pure. What is told stands; the seed draws the rest, and the charges take up what
 * is left, so that the lines add up to the debt to the cent.
 */
export function ledgerOf(input: LedgerInput, now: Now): Ledger {
  const { kind, told, seed, paymentHistory } = input
  const yesterday = addDays(now.today, -1)
  const pays =
    told.paid === 'some' ||
    (told.paid === null && chance(seed, 'has paid') < usualShare[paymentHistory] + 0.2)
  const paidOn = pays ? lastPaidOn(input, now) : null
  const opened = earlier(openedOn(input, paidOn, now), paidOn ?? yesterday)
  const count = paidOn === null ? 0 : paymentsOf(input, opened, paidOn)
  const money = amountsOf(input, count, daysBetween(paidOn ?? opened, now.today) / 30.4)

  const first = kind === 'loan' ? opened : firstStatement(opened, paidOn, count)
  const drafts: Draft[] = [
    ...original(input, money.originalCents, { opened, first, most: paidOn ?? yesterday }),
  ]
  const last = drafts.at(-1)
  const start = last?.until ?? last?.on ?? first
  if (paidOn !== null)
    drafts.push(...payments(money, count, earlier(later(start, addDays(opened, 1)), paidOn), paidOn))
  const after = later(paidOn ?? start, start)
  if (money.saleCents > 0) drafts.push(one('sale', soon(after, 70, yesterday), -money.saleCents))
  drafts.push(...charges(kind, money.chargedCents, later(drafts.at(-1)?.on ?? after, after), yesterday, seed))
  return {
    openedOn: opened,
    lastPayment: paidOn === null ? null : { on: paidOn, amountCents: money.lastCents },
    history: balanced(drafts),
  }
}

const one = (kind: Draft['kind'], on: string, amountCents: number): Draft => ({
  kind,
  on,
  until: null,
  count: 1,
  amountCents,
})

/** So many days later, but not later than that day. */
const soon = (after: string, days: number, most: string) => later(earlier(addDays(after, days), most), after)

function lastPaidOn({ told, seed, paymentHistory, earliest }: LedgerInput, now: Now): string {
  const drawn = dayIn(told.lastPaid ?? daysBack(now, ...usualGap[paymentHistory]), seed, 'last paid')
  return earlier(later(drawn, addDays(earliest, 1)), addDays(now.today, -1))
}

function openedOn({ told, seed, kind, earliest }: LedgerInput, paidOn: string | null, now: Now): string {
  const [least, most] = usualAge[kind]
  const drawn = dayIn(told.opened ?? daysBack(now, least, most), seed, 'opened')
  // So many payments, a month each, had to fit in before the last one.
  const room = told.opened === null && paidOn !== null ? addDays(paidOn, -31 * (told.payments ?? 1)) : drawn
  return earlier(later(earlier(drawn, room), earliest), addDays(now.today, -1))
}

function paymentsOf(
  { told, kind, paymentHistory, seed }: LedgerInput,
  opened: string,
  paidOn: string,
): number {
  if (told.payments !== null) return told.payments
  const due = Math.floor(daysBetween(opened, paidOn) / 30.4)
  const share = usualShare[paymentHistory] * between(seed, 'payments', 0.85, 1)
  return Math.max(1, Math.min(Math.round(due * share), mostPayments[kind]))
}

/** The statement or bill that a history begins with: a month before the first payment that it shows. */
function firstStatement(opened: string, paidOn: string | null, count: number): string {
  if (paidOn === null) return addDays(opened, 0)
  return later(opened, addDays(paidOn, -Math.max(12, 31 * count - 9)))
}

type Amounts = {
  originalCents: number
  paidCents: number
  /** Of the last payment. */
  lastCents: number
  chargedCents: number
  saleCents: number
}

function amountsOf(
  { debtCents, kind, told, seed }: LedgerInput,
  count: number,
  monthsSince: number,
): Amounts {
  const share = Math.min(monthlyCharge[kind] * monthsSince * between(seed, 'charge', 0.8, 1.2), mostCharged)
  const wanted = Math.round(debtCents * share)
  const borrowed = told.borrowedCents
  const saleCents = told.sold && kind === 'loan' ? Math.round(debtCents * between(seed, 'sale', 0.5, 0.9)) : 0
  if (borrowed !== null && borrowed > debtCents + saleCents) {
    // What was borrowed is known: the payments are what is missing, and what was charged.
    const charged = count === 0 ? 0 : Math.min(wanted, Math.round((borrowed - debtCents) * 0.3))
    const paid = borrowed - debtCents - saleCents + charged
    // Without a payment the rest cannot have been that sum.
    if (count > 0)
      return {
        originalCents: borrowed,
        paidCents: paid,
        lastCents: lastOf(paid, count, told),
        chargedCents: charged,
        saleCents,
      }
  }
  const each =
    told.paymentCents ??
    oddCents(debtCents * Math.min(between(seed, 'payment', 0.028, 0.052), 1.5 / Math.max(1, count)))
  const paidCents =
    count === 0
      ? 0
      : told.lastPartial && told.paymentCents === null
        ? each * count - Math.ceil(each / 2)
        : each * count
  if (borrowed !== null && borrowed <= debtCents && borrowed > paidCents)
    return {
      originalCents: borrowed,
      paidCents,
      lastCents: lastOf(paidCents, count, told),
      chargedCents: debtCents - borrowed + paidCents,
      saleCents: 0,
    }
  // The original sum is a round one where there are charges to make up for the rest.
  const exact = debtCents + paidCents + saleCents - wanted
  const step = debtCents >= 100_000 ? 1_000 : 100
  const originalCents =
    wanted > step && exact > step ? Math.floor(exact / step) * step : debtCents + paidCents + saleCents
  return {
    originalCents,
    paidCents,
    lastCents: count === 0 ? 0 : lastOf(paidCents, count, told),
    chargedCents: debtCents + paidCents + saleCents - originalCents,
    saleCents,
  }
}

/** A payment that is no round figure: nothing in the file looks like what the debtor can pay. */
function oddCents(cents: number): number {
  const whole = Math.max(3, Math.round(cents))
  return whole % 100 === 0 ? whole + 37 : whole
}

/** The last of so many payments; a partial one is half of the others. */
function lastOf(paidCents: number, count: number, { lastPartial }: ToldOfAccount): number {
  if (count <= 1) return paidCents
  const each = lastPartial ? paidCents / (count - 0.5) : paidCents / count
  return Math.max(1, paidCents - Math.round(each) * (count - 1))
}

function original(
  { kind, told }: LedgerInput,
  cents: number,
  { opened, first, most }: { opened: string; first: string; most: string },
): Draft[] {
  if (kind === 'loan') return [one('borrowed', first, cents)]
  if (kind === 'card') return [one('statement', first, cents)]
  const count = Math.min(told.bills ?? 1, 12)
  if (count < 2 || cents < count) return [one('bill', first, cents)]
  const apart = 30 * (count - 1)
  const until = earlier(later(first, addDays(opened, apart)), most)
  return [{ kind: 'bill', on: later(opened, addDays(until, -apart)), until, count, amountCents: cents }]
}

function payments({ paidCents, lastCents }: Amounts, count: number, start: string, paidOn: string): Draft[] {
  const before = paidCents - lastCents
  const last = one('payment', paidOn, -lastCents)
  if (count <= 1 || before <= 0) return [{ ...last, amountCents: -paidCents }]
  // A month apart, or as close as they must be.
  const apart = Math.min(30.4, daysBetween(start, paidOn) / count)
  const on = addDays(paidOn, -Math.round(apart * (count - 1)))
  const until = addDays(paidOn, -Math.round(apart))
  const several: Draft = {
    kind: 'payment',
    on,
    until: count === 2 ? null : until,
    count: count - 1,
    amountCents: -before,
  }
  return [several, last]
}

/** Fees first, then interest, each as one line; a tax has a penalty, a bill only fees. */
function charges(kind: AccountKind, cents: number, after: string, yesterday: string, seed: number): Draft[] {
  if (cents <= 0) return []
  const feeOn = soon(after, 34, yesterday)
  const fee: Draft['kind'] = kind === 'tax' ? 'penalty' : 'fee'
  if (kind === 'utility' || kind === 'medical' || kind === 'other') return [one(fee, feeOn, cents)]
  const fees = Math.round(cents * between(seed, 'fees', 0.15, 0.35))
  const monthEnd = addDays(`${yesterday.slice(0, 7)}-01`, -1)
  const interest = one('interest', later(monthEnd, feeOn), cents - fees)
  return fees === 0 ? [interest] : [one(fee, feeOn, fees), interest]
}

/** The lines in the order of their days, with the balance after each. */
export function balanced(drafts: readonly Draft[]): AccountEntry[] {
  let balanceCents = 0
  return drafts
    .toSorted((a, b) => a.on.localeCompare(b.on))
    .map((draft) => {
      balanceCents += draft.amountCents
      return { ...draft, balanceCents }
    })
}
