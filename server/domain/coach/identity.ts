import type { Conversation } from '../scoring/conversation.ts'
import { plain } from '#server/language/text/plain.ts'
import { hasIdentified } from './claims.ts'

/** In its first turns a call settles who is on the line and what it is about; later, something else matters more. */
export const begins = (talk: Conversation): boolean => talk.collector.length <= 3

/**
 * Whether a check of identity is worth an interruption: in the first turns, while the debtor, who was called, has neither
 * named the debt nor told who they are.
 */
export function identityIsOpen(talk: Conversation): boolean {
  // In words of their own "yes, Joaquín" tells it by the name alone.
  const [first = ''] = plain(talk.scenario.name).split(/\s+/)
  const told = talk.debtor.some((turn) =>
    turn.lines.some(
      ({ move, text, freeWords }) =>
        (move !== null && 'situation' in move.says && move.says.situation.startsWith('identity.')) ||
        (freeWords &&
          plain(text)
            .split(/[^\p{L}]+/u)
            .includes(first)),
    ),
  )
  return (
    talk.scenario.opening === 'cold' &&
    begins(talk) &&
    !told &&
    !hasIdentified(talk, Number.POSITIVE_INFINITY)
  )
}
