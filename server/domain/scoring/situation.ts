import type { CallSituation } from '#protocol/vocabulary/analysis.ts'
import type { Right } from '../debtor/state.ts'
import { agreementIn } from './agreement.ts'
import { callsBack } from './callback.ts'
import { oncePer, shows, some, type CollectorTurn, type Conversation } from './conversation.ts'
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

/** Said once it is a moment of the call; said again, or taken up by the collector, it is what the call is about. */
function disputes(talk: Conversation): boolean {
  const said = talk.debtor.filter((turn) => some(turn, (read) => read.disputes))
  const taken = talk.collector.filter(looksInto)
  return said.length > 1 || (said.length === 1 && taken.length > 0) || taken.length >= takenUp
}

function isHard(talk: Conversation): boolean {
  return talk.debtor.filter((turn) => some(turn, ({ hardship, distress }) => hardship || distress)).length > 1
}

function isAbusive(talk: Conversation): boolean {
  const angry = talk.debtor.filter((turn) => some(turn, ({ anger }) => anger)).length
  return angry >= abusiveTurns && angry * 2 >= talk.debtor.length
}

/**
 * What a call is about, by what the debtor did: each situation asks something else of a collector. An agreement that
 * stands is what a call came to, whatever was objected before; a right that ends collecting is not undone by it.
 */
export const situationOf = oncePer((talk: Conversation): CallSituation => {
  if (talk.collector.length < turnsNeeded) return 'too_short'
  const used = rightsIn(talk).map(({ right }) => right)
  const found = byRight.find(([right]) => used.includes(right))
  const agreed = agreementIn(talk) !== null
  if (found && !(agreed && found[1] === 'dispute')) return found[1]
  if (agreed) return isHard(talk) ? 'hardship' : 'collect'
  if (disputes(talk)) return 'dispute'
  if (isHard(talk)) return 'hardship'
  if (isAbusive(talk)) return 'abusive_debtor'
  return callsBack(talk) && !talk.collector.some((turn) => shows(turn, 'plan', 'settlement', 'ask_full'))
    ? 'callback'
    : 'collect'
})
