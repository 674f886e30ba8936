import type { CallSituation, Quote } from '#protocol/vocabulary/analysis.ts'
import type { Right } from '../debtor/state.ts'
import { agreementIn } from './agreement.ts'
import { callBackSaid } from './callback.ts'
import {
  oncePer,
  quoteTurn,
  quoteWhere,
  shows,
  some,
  type CollectorTurn,
  type Conversation,
} from './conversation.ts'
import type { DebtorReading } from './debtor-reading.ts'
import { rightsIn } from './rights.ts'

/** Fewer turns of the collector than this are no call to judge. */
const turnsNeeded = 2

/** The rights that decide what a call is about, the one that ends collecting most surely first. */
const byRight: readonly (readonly [Right, CallSituation])[] = [
  ['wrong_party', 'wrong_party'],
  ['bankruptcy', 'attorney'],
  ['attorney', 'attorney'],
  ['vulnerable', 'hardship'],
  ['stop_calling', 'stop_request'],
  ['dispute', 'dispute'],
]

/** Whoever shouts in so many turns is what the call is about. */
const abusiveTurns = 4

/** Whoever offers proof so often was told of a dispute, in whatever words. */
const takenUp = 3

/** What the collector does where a dispute is taken up: papers, a trace, a review. */
export function looksInto(turn: CollectorTurn): boolean {
  return shows(turn, 'offer_validation', 'honour_stop')
}

/** The first turn of the debtor with the mark, where enough of them have it. */
function firstOf(
  talk: Conversation,
  has: (reading: DebtorReading) => boolean,
  atLeast: number,
): Quote | null {
  const marked = talk.debtor.filter((turn) => some(turn, has))
  const [first] = marked
  return first && marked.length >= atLeast ? quoteWhere(first, has) : null
}

/** Said once it is a moment of the call; said again, or taken up by the collector, it is what the call is about. */
function disputes(talk: Conversation): Because | null {
  const has = ({ disputes: denies }: DebtorReading) => denies
  const taken = talk.collector.filter(looksInto)
  const said = firstOf(talk, has, taken.length > 0 ? 1 : 2)
  const [first] = taken
  return said ? { because: said } : taken.length >= takenUp && first ? { because: quoteTurn(first) } : null
}

function hardship(talk: Conversation): Quote | null {
  return firstOf(talk, ({ hardship: hard, distress }) => hard || distress, 2)
}

function abuse(talk: Conversation): Quote | null {
  const angry = ({ anger }: DebtorReading) => anger
  const turns = talk.debtor.filter((turn) => some(turn, angry)).length
  return turns * 2 >= talk.debtor.length ? firstOf(talk, angry, abusiveTurns) : null
}

type Because = { because: Quote | null }

/** What a call is scored as, and the line that shows it; null where the whole call does. */
export type ScoredSituation = Because & { is: CallSituation }

/**
 * What a call is about, by what the debtor did: each situation asks something else of a collector. An agreement that
 * stands is what a call came to, whatever was objected before; a right that ends collecting is not undone by it.
 */
export const scoredSituation = oncePer((talk: Conversation): ScoredSituation => {
  if (talk.collector.length < turnsNeeded) return { is: 'too_short', because: null }
  const used = rightsIn(talk)
  const agreed = agreementIn(talk) !== null
  for (const [right, is] of byRight) {
    const found = used.find((one) => one.right === right)
    if (found && !(agreed && is === 'dispute')) return { is, because: found.quote }
    // Only the first of the rights that were used decides.
    if (found) break
  }
  const hard = hardship(talk)
  if (agreed) return { is: hard ? 'hardship' : 'collect', because: hard }
  const disputed = disputes(talk)
  if (disputed) return { is: 'dispute', ...disputed }
  if (hard) return { is: 'hardship', because: hard }
  const abused = abuse(talk)
  if (abused) return { is: 'abusive_debtor', because: abused }
  const call = talk.collector.some((turn) => shows(turn, 'plan', 'settlement', 'ask_full'))
    ? null
    : callBackSaid(talk)
  return { is: call ? 'callback' : 'collect', because: call }
})

export function situationOf(talk: Conversation): CallSituation {
  return scoredSituation(talk).is
}
