import type { Acknowledgement } from '../../acknowledgement.ts'
import type { CollectorTurn, Conversation, DebtorTurn } from '../../conversation.ts'
import type { Moment } from '../criterion.ts'
import { acknowledges } from '../../acknowledgement.ts'
import { overlap, stemsOf } from '#server/language/text/plain.ts'
import { conceptsIn, isEmotional, quoteTurn, quoteWhere, repliesAfter, stemsIn } from '../../conversation.ts'

type Answered = { felt: DebtorTurn; reply: CollectorTurn; taken: Acknowledgement; wear: number }

export const moneyActs = [
  'ask_full',
  'settlement',
  'plan',
  'ask_commitment',
  'state_debt',
  'lawful_urgency',
] as const

/** Emotional turns that the collector had a turn to answer. A formula said before counts less each time. */
export function answered(talk: Conversation): Answered[] {
  const said = new Map<string, number>()
  return talk.debtor.filter(isEmotional).flatMap((felt) => {
    const [reply] = repliesAfter(talk, felt.index)
    if (!reply) return []
    const earlier = talk.debtor.filter((turn) => turn.index < felt.index).slice(-1)
    const taken = acknowledges(reply, [felt, ...earlier])
    const times = said.get(taken.formula) ?? 0
    if (taken.formula) said.set(taken.formula, times + 1)
    return [{ felt, reply, taken, wear: 1 / 2 ** times }]
  })
}

/** Whether somebody used a right there: that it is granted is the answer, and to probe it would be none. */
export function usesRight(felt: DebtorTurn): boolean {
  return felt.lines.some(({ reading }) => reading.rights.length > 0)
}

/** Whether the reply asks on in the words of what was told: nobody would call that passed over. */
export function followsUp({ felt, reply }: Answered): boolean {
  const told = stemsIn(felt)
  return reply.lines.some(({ read }) =>
    read.sentences.some(({ question, quote }) => question !== null && overlap(stemsOf(quote), told) > 0),
  )
}

export function feltQuote(felt: DebtorTurn) {
  return quoteWhere(felt, (read) => read.anger || read.distress || read.hardship)
}

export function moment(kind: Moment['kind'], { felt, reply, taken }: Answered): Moment | null {
  const quote = taken.quote ?? quoteTurn(reply)
  return quote && { kind, quote, about: feltQuote(felt), told: conceptsIn(felt) }
}
