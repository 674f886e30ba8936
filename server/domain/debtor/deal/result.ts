import type { PaymentMethod } from '#server/language/reading.ts'
import type { Topic } from '#server/language/vocabulary.ts'
import type { Situation } from '../bank/situations.ts'
import { byMonth, repeats, withinDebt } from './figures.ts'
import type { Agreement, DealHeard, DealSlots, DealState, Person, Proposal } from './state.ts'

/** What the debtor says, the values for its words, and the state after it. */
export type DealResult = { situation: Situation; slots: DealSlots; state: DealState }

export function result(situation: Situation, slots: DealSlots, state: DealState): DealResult {
  return { situation, slots, state }
}

/** The figure and the rhythm of an arrangement, for the words. */
export function figureOf({ amountCents, frequency }: Agreement): DealSlots {
  return { amountCents, per: frequency }
}

/** The proposal as an arrangement; it must have a figure. */
export function agreementOf(proposal: Proposal, person: Person, state: DealState): Agreement {
  const { monthCents: _, ...rest } = proposal
  return withinDebt(
    {
      ...rest,
      kind: proposal.kind,
      amountCents: proposal.amountCents ?? 0,
      frequency: proposal.frequency ?? 'monthly',
      firstOn: firstDay(proposal) ?? state.day,
      method: proposal.method === null ? state.method : methodFor(proposal.method, person),
    },
    person.debtCents,
  )
}

/** The first day that a proposal names; for a single payment the day it is due by. */
export function firstDay(proposal: Proposal): string | null {
  return proposal.firstOn ?? (repeats(proposal.frequency) ? null : proposal.until)
}

/** The way to pay: the collector's where the debtor has such a thing, or else its own one. */
export function methodFor(heard: PaymentMethod, person: Person): PaymentMethod {
  const own = person.method
  const handsCash = (method: PaymentMethod) => method === 'cash' || method === 'store'
  if (heard === own) return heard
  return handsCash(own) === handsCash(heard) ? heard : own
}

/** vague: an amount is agreed. specific: the day and the method too. confirmed: summed up, and rightly so. */
export function stageOf({ firstOn, method }: Agreement): 'vague' | 'specific' {
  return firstOn !== null && method !== null ? 'specific' : 'vague'
}

/** Agreed from now on; the table is empty. */
export function agree(state: DealState, agreed: Agreement): DealState {
  // A higher figure of its own stays the debtor's word, in case the lower one was only misheard.
  const more =
    state.own !== null &&
    byMonth(state.own.amountCents, state.own.frequency) > byMonth(agreed.amountCents, agreed.frequency)
  const own = more ? state.own : null
  return { ...state, agreed, own, table: [], stage: stageOf(agreed) }
}

/** Agrees in the words that fit a single payment or a plan, with or without its day. */
export function acceptance(state: DealState, agreed: Agreement): DealResult {
  const day = agreed.down ? null : agreed.firstOn
  const pieces = !repeats(agreed.frequency) && (agreed.installments ?? 1) > 1
  const once = !repeats(agreed.frequency)
  const next = agree(state, agreed)
  if (day !== null && !pieces) {
    const slots = { ...figureOf(agreed), day }
    return result(once ? 'money.accept.once.day' : 'money.accept.from', slots, next)
  }
  return result(once ? 'money.accept.once' : 'money.accept', figureOf(agreed), next)
}

/** What is asked: day and method together where both are, else the one question. */
export function topicsOf({ topic, topics }: DealHeard): readonly Topic[] {
  if (topic === null) return []
  const details = topic === 'pay_when' || topic === 'method'
  return details ? [topic, ...(topics ?? [])] : [topic]
}
