import {
  withoutDeniedLawyer,
  cued,
  rightCues,
  surelyDeniedCue,
  surelyPaidCue,
  surelyWrongAmountCue,
  type RightName,
} from '#server/language/debtor-lines/cues.ts'
import { plain } from '#server/language/text/plain.ts'
import type { DebtorPlan } from '../debtor/plan.ts'
import type { Situation } from '../debtor/bank/situations.ts'
import type { Right } from '../debtor/state.ts'
import type { Conversation, DebtorLine } from '../scoring/conversation.ts'

/** What a line of the debtor holds against the collecting, where that is certain. `by`: by which point a debt is disputed. */
export type Claim = { right: Right; by: 'right' | 'paid' | 'amount' }

const right = (name: Right): Claim => ({ right: name, by: 'right' })
const paid: Claim = { right: 'dispute', by: 'paid' }
const amount: Claim = { right: 'dispute', by: 'amount' }

/** The moves that say so by themselves, whoever worded them. */
const bySituation: Partial<Record<Situation, Claim>> = {
  'right.stop': right('stop_calling'),
  'right.dispute': right('dispute'),
  'right.attorney': right('attorney'),
  'right.bankruptcy': right('bankruptcy'),
  'identity.wrong': right('wrong_party'),
  'object.deny': right('dispute'),
  'object.deny.again': right('dispute'),
  'object.dispute_amount': amount,
  'object.dispute_amount.again': amount,
  'object.already_paid': paid,
  'object.already_paid.again': paid,
}

/** What is said by words alone: "talk to my lawyer, and stop calling" is answered by what comes first here. */
const byWords: readonly RightName[] = ['attorney', 'bankruptcy', 'dispute', 'stop_calling', 'wrong_party']

function claimInWords(text: string): Claim | null {
  const folded = withoutDeniedLawyer(plain(text))
  const named = byWords.find((name) => cued(rightCues[name], folded))
  if (named !== undefined) return right(named)
  if (cued(surelyDeniedCue, folded)) return right('dispute')
  if (cued(surelyPaidCue, folded)) return paid
  return cued(surelyWrongAmountCue, folded) ? amount : null
}

/** Whether somebody said before a line that they are the one who is called. */
export function hasIdentified(talk: Conversation, before: number): boolean {
  return talk.debtor.some((turn) =>
    turn.lines.some(({ line, reading }) => line < before && reading.identifies),
  )
}

function claimOfMove({ says, slots }: DebtorPlan, text: string): Claim | null {
  if (!('situation' in says)) return null
  return says.situation === 'object.custom'
    ? claimInWords(slots.objection?.text ?? text)
    : (bySituation[says.situation] ?? null)
}

/**
 * What a line claims. Our debtor's move says so; the prospect's own objection, which a move only quotes, a line of a
 * recorded call and what a language model said show it by words that leave no doubt. A fact of the debtor's life ("I see a
 * lawyer about the tenants") claims nothing. Whoever has said that they are the right person disputes the debt, if
 * anything, and is no wrong number.
 */
export function claimOf(talk: Conversation, { move, text, line, freeWords }: DebtorLine): Claim | null {
  const claim = (move && claimOfMove(move, text)) ?? (freeWords ? claimInWords(text) : null)
  if (claim?.right !== 'wrong_party' || !hasIdentified(talk, line)) return claim
  return cued(surelyDeniedCue, plain(text)) ? right('dispute') : null
}
