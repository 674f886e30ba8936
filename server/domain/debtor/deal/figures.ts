import type { Frequency } from '#server/language/reading.ts'
import { perMonthCents, perTimeCents, roundedCents } from '../finances.ts'
import type { Agreement, DealState, Person, Proposal } from './state.ts'

/** What the payments come to in a month, in cents, for comparing a weekly offer with a monthly one. */
export function byMonth(amountCents: number, frequency: Frequency): number {
  return perMonthCents(amountCents, frequency)
}

/** The payment of that frequency that comes to no more than so much in a month, in cents. */
export function perTime(monthCents: number, frequency: Frequency): number {
  return perTimeCents(monthCents, frequency)
}

/** The most that the debtor can pay at each date of that frequency, in cents. */
export function capOf(person: Person, frequency: Frequency): number {
  return perTime(person.capCents, frequency)
}

export const repeats = (frequency: Frequency | null): boolean => frequency !== null && frequency !== 'once'

/** Whether two arrangements are of one kind, so that their figures can be compared: both once, or both repeated. */
export function comparable(a: { frequency: Frequency | null }, b: { frequency: Frequency | null }): boolean {
  return repeats(a.frequency) === repeats(b.frequency)
}

/** Within this share two figures by month are the same: 60 a month and 13.85 a week. */
const sameShare = 0.02

/** Whether a proposal names the payments of an arrangement, in its rhythm or another one. */
export function sameTerms(agreed: Agreement, option: Proposal): boolean {
  if (option.amountCents === null || !comparable(agreed, option)) return false
  if (option.frequency === agreed.frequency) return option.amountCents === agreed.amountCents
  const now = byMonth(agreed.amountCents, agreed.frequency)
  return Math.abs(byMonth(option.amountCents, option.frequency ?? 'monthly') - now) <= now * sameShare
}

/**
 * The debtor's own figure for payments of that frequency: half of the means at first (all of them where the scenario
 * states them), then nearer to the cap by the share of the personality. Never above the cap, the debt, or `belowCents` (what the collector offered).
 */
export function ownFigure(
  own: Agreement | null,
  frequency: Frequency,
  person: Person,
  moves: boolean,
  belowCents = Number.POSITIVE_INFINITY,
): number {
  const ceiling = Math.min(capOf(person, frequency), person.debtCents)
  const before = own && comparable(own, { frequency }) ? own : null
  const from = before ? perTime(byMonth(before.amountCents, before.frequency), frequency) : null
  const raw =
    from === null
      ? ceiling * (person.stated === true ? 1 : 0.5)
      : moves
        ? from + person.concession * (ceiling - from)
        : from
  const asStated = from === null && person.stated === true && frequency === person.payFrequency
  const round = !asStated && (from === null || moves) ? roundedCents(raw) : raw
  return Math.max(1, Math.min(ceiling, belowCents, Math.max(round, from ?? 0)))
}

/**
 * The least that was offered for payments of that frequency, in cents: nobody asks to pay more, nor names "108.33 a month" for 25 a
 * week. Undefined where nothing like it was offered.
 */
export function offeredLimit({ table }: Pick<DealState, 'table'>, frequency: Frequency): number | undefined {
  const offers = table
    .filter((option) => option.amountCents !== null && comparable(option, { frequency }))
    .map((option) => {
      const offered = option.frequency ?? 'monthly'
      const each = perTime(byMonth(option.amountCents ?? 0, offered), frequency)
      return offered === frequency ? each : roundedCents(each)
    })
  return offers.length > 0 ? Math.min(...offers) : undefined
}

/** What the debtor has to give at once, in cents. */
export function ownCash(person: Person): number {
  return Math.min(person.cashTodayCents, person.capCents, person.debtCents)
}

/** Whether the day lies before the money is there, for an amount that the debtor does not have today. */
export function tooSoon(proposal: Proposal, person: Person): string | null {
  const first = proposal.down ?? { amountCents: proposal.amountCents ?? 0, on: proposal.firstOn }
  const day = first.on ?? (proposal.down ? null : proposal.until)
  return day !== null && day < person.payDay && first.amountCents > person.cashTodayCents ? day : null
}

/** The arrangement with its sum held to the debt: fewer payments, and the last one smaller. */
export function withinDebt(agreement: Agreement, debtCents: number): Agreement {
  const { amountCents, installments, down, frequency } = agreement
  const limit = Math.min(debtCents, agreement.totalCents ?? debtCents)
  const paidDown = Math.min(down?.amountCents ?? 0, limit)
  const kept: Agreement = {
    ...agreement,
    down: down && { ...down, amountCents: paidDown },
    totalCents: agreement.totalCents === null ? null : limit,
  }
  const left = limit - paidDown
  if (!repeats(frequency) || installments === null) {
    const each = Math.min(amountCents, Math.max(left, 0))
    return {
      ...kept,
      amountCents: each,
      lastCents: kept.lastCents === null ? null : Math.min(kept.lastCents, each),
    }
  }
  const each = Math.min(amountCents, left)
  if (each <= 0) return { ...kept, amountCents: 0, installments: 0, lastCents: null }
  const count = Math.min(installments, Math.ceil(left / each))
  const last = Math.min(kept.lastCents ?? each, left - (count - 1) * each)
  return {
    ...kept,
    amountCents: each,
    installments: count,
    lastCents: last < each ? last : null,
  }
}

/** What an arrangement comes to, in cents; null for payments without an end. */
export function sumOf({
  amountCents,
  installments,
  lastCents,
  down,
  frequency,
  totalCents,
}: Agreement): number | null {
  const first = down?.amountCents ?? 0
  if (!repeats(frequency)) return first + amountCents
  if (installments === null) return totalCents
  if (installments === 0) return first
  return first + amountCents * (installments - 1) + (lastCents ?? amountCents)
}
