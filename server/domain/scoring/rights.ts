import { recordsDispute } from '#server/language/manner/records-dispute.ts'
import { restsAfter } from '#protocol/vocabulary/collecting-rests.ts'
import type { Quote } from '#protocol/vocabulary/analysis.ts'
import { contextOf } from '../debtor/fold.ts'
import { claimsOf } from '../debtor/life/scenario/claims.ts'
import type { Right } from '../debtor/state.ts'
import { hear } from '../debtor/moves/heard.ts'
import { honours as meetsRight, ignoresRight } from '../debtor/moves/meets.ts'
import type { CollectorAct } from '#server/language/reading.ts'
import { wantsNumberOff } from '#server/language/debtor-lines/wants-number-off.ts'
import { keepsToDebtor } from '#server/language/requests/keeps-to-debtor.ts'
import { asksToSend } from '#server/language/requests/asks-to-send.ts'
import { tellsOfDebt } from './verification.ts'
import type { CollectorLine, CollectorTurn, Conversation, DebtorTurn } from './conversation.ts'
import { debtorBefore, oncePer, quoteAt, quoteTurn, quoteWhere, repliesAfter, some } from './conversation.ts'

/** A right that the debtor used, and what became of it. */
export type InvokedRight = {
  right: Right
  turn: DebtorTurn
  quote: Quote
  /** It was answered as it must be. */
  taken: boolean
  /** It was taken, and kept to: nothing more was asked of somebody of whom nothing is asked any more. */
  honoured: boolean
  /** The collector's turn that honoured it, or that passed it over. */
  reply: Quote | null
}

const rights: readonly Right[] = [
  'stop_calling',
  'dispute',
  'attorney',
  'bankruptcy',
  'wrong_party',
  'vulnerable',
]

/** Whether a turn of a recorded call handles a right as it must be, by its readings. */
function honours(right: Right, turn: CollectorTurn): boolean {
  const heard = turn.lines.map(({ read }) => hear(read))
  return heard.some((one) => meetsRight(right, one, true)) && !heard.some((one) => ignoresRight(right, one))
}

function breaks(right: Right, turn: CollectorTurn): boolean {
  const hits = turn.lines.flatMap((line) => line.understanding.violations)
  const broken = hits.filter(({ severity }) => severity !== 'review').map(({ violation }) => violation)
  if (right === 'stop_calling') return broken.includes('ignore_stop')
  if (right === 'dispute') return broken.includes('ignore_dispute')
  return false
}

/** Whether the debtor speaks of paying of their own will: whoever does so may be answered. */
function returnsToPaying(turn: DebtorTurn): boolean {
  return turn.lines.some(
    ({ move, understanding }) =>
      (move !== null && 'situation' in move.says && move.says.situation.startsWith('money.')) ||
      understanding.amounts.length > 0,
  )
}

const payingActs: readonly CollectorAct[] = ['ask_full', 'ask_commitment']
const offeringActs: readonly CollectorAct[] = ['plan', 'settlement']

/** Whether a line asks for a payment. Papers that are asked for by a day are none, nor is what follows once it is paid. */
function asksForMoney({ read }: CollectorLine): boolean {
  return read.sentences.some(
    ({ acts, terms, question, quote }) =>
      acts.some(({ act }) => payingActs.includes(act) || (offeringActs.includes(act) && terms !== null)) &&
      question?.topic !== 'proof' &&
      !asksToSend(quote),
  )
}

/**
 * The first turn in which the collector asks for money although collecting rests since the debtor used a right; null
 * where there is none, or where the debtor came back to paying before it.
 */
export function collectsOn(
  talk: Conversation,
  { right, turn }: Pick<InvokedRight, 'right' | 'turn'>,
): CollectorTurn | null {
  if (!restsAfter.has(right)) return null
  for (const later of talk.turns.slice(turn.index + 1)) {
    if (later.speaker === 'assistant') {
      if (returnsToPaying(later)) return null
    } else if (later.lines.some(asksForMoney)) return later
  }
  return null
}

/** The collector's first turn after a place that puts a dispute on record, in whatever words the debtor told of it. */
export function disputeRecorded(talk: Conversation, after = -1): CollectorTurn | null {
  return (
    talk.collector.find(
      (turn) =>
        turn.index > after &&
        turn.lines.some((line) => line.sentences.some(({ text }) => recordsDispute(text))),
    ) ?? null
  )
}

/** A dispute that was told by facts alone and put on record: nobody has to say "I dispute" to be heard. */
function recordedDispute(talk: Conversation): InvokedRight[] {
  const recorded = disputeRecorded(talk)
  const turn = recorded && debtorBefore(talk, recorded.index)
  const quote = turn && quoteTurn(turn)
  if (!recorded || !turn || !quote) return []
  return [{ right: 'dispute', turn, quote, taken: true, honoured: true, reply: quoteTurn(recorded) }]
}

/**
 * Where the collector first told one of the debtor's own, who answers in their place, of the debt; null where nobody did, or where the
 * debtor or a stranger answers.
 */
export function toldToRelative(talk: Conversation): Quote | null {
  if (claimsOf(talk.scenario.scenario, talk.scenario.name).answerer === null) return null
  const { balanceCents } = contextOf(talk.scenario)
  for (const turn of talk.collector)
    for (const line of turn.lines) {
      const told = line.read.sentences.find((sentence) => tellsOfDebt(sentence, balanceCents))
      if (told !== undefined) return quoteAt(line, told.start)
    }
  return null
}

/**
 * Whether a stranger who wants the number off was only told that one is sorry: nobody undertook anything, nor said for whom alone the
 * matter is.
 */
function leavesNumber(talk: Conversation): boolean {
  const wanted = talk.debtor.find((turn) => turn.lines.some(({ text }) => wantsNumberOff(text)))
  if (!wanted) return false
  return !repliesAfter(talk, wanted.index, talk.turns.length).some((turn) =>
    turn.lines.some(({ read }) =>
      read.sentences.some(
        ({ acts, social, quote }) =>
          acts.some(({ act }) => act === 'honour_stop') ||
          social?.social === 'will_do' ||
          keepsToDebtor(quote),
      ),
    ),
  )
}

/** Each right the first time it is used. A right in the very last line had no chance to be honoured. */
export const rightsIn = oncePer((talk: Conversation): InvokedRight[] => {
  // What our debtor invoked by a move has its answer in the state; what it only told of is read from the answers.
  const followed = (right: Right) => talk.state?.rights.some((one) => one.right === right) === true
  return rights.flatMap((right): InvokedRight[] => {
    const turn = talk.debtor.find((said) => some(said, (read) => read.rights.includes(right)))
    if (!turn) return right === 'dispute' ? recordedDispute(talk) : []
    const quote = quoteWhere(turn, (read) => read.rights.includes(right))
    const replies = repliesAfter(
      talk,
      turn.index,
      followed(right) ? talk.turns.length : right === 'dispute' ? 3 : 2,
    )
    if (!quote || replies.length === 0) return []
    const honouring = replies.find((reply) =>
      followed(right)
        ? reply.lines.some(({ outcome }) => outcome?.rightHonoured === right)
        : honours(right, reply),
    )
    const broken = talk.collector.find((reply) => reply.index > turn.index && breaks(right, reply))
    const told = right === 'wrong_party' ? toldToRelative(talk) : null
    const taken = honouring !== undefined && broken === undefined && told === null
    const open = right === 'wrong_party' && leavesNumber(talk)
    const honoured = taken && !open && collectsOn(talk, { right, turn }) === null
    const recorded = right === 'dispute' ? disputeRecorded(talk, turn.index) : null
    const reply = broken ?? (taken && recorded ? recorded : honouring) ?? replies[0]
    return [{ right, turn, quote, taken, honoured, reply: reply ? quoteTurn(reply) : null }]
  })
})
