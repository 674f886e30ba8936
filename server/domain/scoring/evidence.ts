import type { OutcomeCard } from '#protocol/vocabulary/analysis.ts'
import type { Conversation } from './conversation.ts'
import { evidenceNeeded, type Judged } from './scores.ts'
import type { Breach } from './violations.ts'

/**
 * Who has spoken this often has shown how they handle a call. Before it there is an opening and perhaps one answer, of which nearly every
 * habit is a share of one or two lines: such a call had 90 where people saw nothing to mark (data/marked-calls/README.md).
 */
const turnsNeeded = 3

/** Endings that a call came to, however short it was: the others say that nothing came of it. */
const nothingCameOfIt: readonly OutcomeCard['ending'][] = ['open', 'refused', 'hung_up']

type Ended = {
  talk: Pick<Conversation, 'collector'>
  outcome: Pick<OutcomeCard, 'ending' | 'rightsInvoked'>
  breaches: readonly Pick<Breach, 'severity'>[]
}

/**
 * Whether a call ended before anything happened that could be marked: few turns of the collector, no end that a call is held for, no right
 * that had to be taken up, and no grave breach, which is held against a call of any length.
 */
export function endedTooSoon({ talk, outcome, breaches }: Ended): boolean {
  return (
    talk.collector.length < turnsNeeded &&
    nothingCameOfIt.includes(outcome.ending) &&
    outcome.rightsInvoked.length === 0 &&
    !breaches.some(({ severity }) => severity === 'severe' || severity === 'major')
  )
}

/**
 * What is left of the score of such a call: two lines show half of a call at most. The one of the marked calls had 90 and was given 46
 * by both who marked it. A number stays, since a client that posts a few messages is answered with one.
 */
export const shareOfShort = 0.5

/** Whether enough criteria apply for a number. A severe breach is enough by itself: a threat is heard in one line. */
export function hasEvidence(judged: readonly Judged[], breaches: Ended['breaches']): boolean {
  const applicable = judged.filter(({ opportunities }) => opportunities.length > 0)
  return applicable.length >= evidenceNeeded || breaches.some(({ severity }) => severity === 'severe')
}
