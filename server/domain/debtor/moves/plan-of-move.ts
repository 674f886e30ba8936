import { bandsOf } from '../plan-of.ts'
import type { DebtorPlan, PlanSlots } from '../plan.ts'
import { owedCents } from '../scenario.ts'
import { moodOf } from '../bank/speak.ts'
import type { Mind } from '../mind.ts'
import type { Move, Moment } from './move.ts'

/** Longest reply in words, for a language model; the bank keeps its own lengths. */
const wordsMax = 40

/** The move as a plan: what the words, the critic, the score and the screens need to know of it. */
export function planOfMove(move: Move, { impact, scenario, mind }: Moment, after: Mind): DebtorPlan {
  return {
    act: move.act,
    says: move.says,
    ...(move.beside === undefined ? {} : { beside: move.beside }),
    terms: move.slots ?? {},
    mood: moodOf(mind.feelings),
    slots: slotsOf(move, mind, after, owedCents(scenario)),
    reaction: impact.reaction,
    language: after.language,
    feelings: bandsOf(after.feelings),
    maxWords: wordsMax,
    endsCall: move.endsCall ?? false,
  }
}

const offering: readonly DebtorPlan['act'][] = [
  'accept',
  'counter_offer',
  'partial_offer',
  'promise',
  'confirm_promise',
]

function slotsOf(move: Move, mind: Mind, after: Mind, debtCents: number): PlanSlots {
  const terms = move.slots ?? {}
  const agreed = offering.includes(move.act) ? after.agreed : null
  const objection =
    move.raises === undefined ? undefined : after.objections.find(({ id }) => id === move.raises)
  const amount = terms.amountCents ?? agreed?.amountCents
  const per = terms.per ?? agreed?.frequency
  const day = terms.day ?? agreed?.firstOn ?? undefined
  const method = terms.method ?? agreed?.method ?? undefined
  return {
    ...(objection ? { objection } : {}),
    ...(move.reveals ? { cause: mind.finances.cause } : {}),
    ...(offering.includes(move.act) && amount !== undefined ? { offerCents: amount } : {}),
    ...(offering.includes(move.act) && per !== undefined ? { offerFrequency: per } : {}),
    ...(offering.includes(move.act) && day !== undefined ? { offerDate: day } : {}),
    ...(offering.includes(move.act) && method !== undefined ? { offerMethod: method } : {}),
    ...(mind.debtStated && !mind.wrongParty ? { debtCents } : {}),
  }
}
