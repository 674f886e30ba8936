import { saysFirstContact, type FirstContactPart } from '#server/language/first-contact.ts'
import { firstContactFor, type Standing } from '../law/law.ts'
import type { Rule } from '../law/rule.ts'
import { type Conversation, shows } from './conversation.ts'
import { callOrder } from './violations.ts'

/** What was left out of the first contact, and the rule that asks for it. */
export type FirstContactSaid = { missing: FirstContactPart[]; rule: Rule }

function wasSaid(part: FirstContactPart, { collector }: Conversation): boolean {
  switch (part) {
    case 'amount':
      return collector.some(({ lines }) =>
        lines.some(({ understanding }) => understanding.amounts.length > 0),
      )
    case 'settling':
      return collector.some((turn) => shows(turn, 'plan', 'settlement', 'ask_full', 'ask_commitment'))
    default:
      return collector.some(({ lines }) => lines.some(({ text }) => saysFirstContact(part, text)))
  }
}

/**
 * What the law asks to be said at the first contact and nobody said, in the order of the law; null where it asks for
 * nothing, where the debtor named the debt first, and where the matter was not reached with the right person. It is told
 * and costs nothing: whether there was a contact before, no call shows.
 */
export function firstContactIn(talk: Conversation, law: Standing): FirstContactSaid | null {
  const owed = firstContactFor(law)
  const { opening, debtType } = talk.scenario
  if (owed === null || opening !== 'cold' || !owed.asked.debts.includes(debtType)) return null
  const { reachedMatter, rightPartyReached } = callOrder(talk)
  if (!reachedMatter || !rightPartyReached) return null
  return { missing: owed.asked.asks.filter((part) => !wasSaid(part, talk)), rule: owed.rule }
}
