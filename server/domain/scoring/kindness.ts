import type { Sentence } from '#server/language/reading.ts'
import type { Sentence as Stretch } from '#server/language/text/plain.ts'
import type { Social } from '#server/language/vocabulary.ts'
import { exclaims } from '#server/language/manner/collector-cues.ts'
import { plain } from '#server/language/text/plain.ts'
import { hear } from '../debtor/moves/heard.ts'
import { pushes, type CollectorLine, type CollectorTurn } from './conversation.ts'
import { isBlamed } from './understanding.ts'

/**
 * What people say to be kind without a formula: "nobody is judging you", "you have done a lot already", "I hope she gets
 * better". Thanks and talk of oneself are courtesy and acknowledge nothing.
 */
const kindSocials: readonly Social[] = ['reassure', 'praise', 'wish', 'deny']
/** What makes a turn friendly, and acknowledges nothing of what was told. */
const warmSocials: readonly Social[] = ['joke', 'compliment', 'thanks']

function isKind({ social, certainty }: Sentence): boolean {
  return social !== null && certainty !== 'low' && kindSocials.includes(social.social)
}

function isWarm({ social, certainty, quote }: Sentence): boolean {
  return (
    (social !== null && certainty !== 'low' && warmSocials.includes(social.social)) ||
    exclaims.test(plain(quote))
  )
}

/** Whether a stretch of a line is kind by what the reading found there. */
export function kindlySaid(line: CollectorLine, { start, end }: Pick<Stretch, 'start' | 'end'>): boolean {
  if (pushes(line)) return false
  return line.read.sentences.some(
    (sentence) => sentence.start < end && sentence.end > start && isKind(sentence),
  )
}

/** Whether a turn is friendly in any way: it acknowledges, thanks, calms, apologizes, helps. */
export function isFriendly(turn: CollectorTurn): boolean {
  if (turn.lines.some(({ understanding }) => isBlamed(understanding.violations))) return false
  return turn.lines.some(
    (line) =>
      !pushes(line) &&
      (hear(line.read).kind || line.read.sentences.some((one) => isKind(one) || isWarm(one))),
  )
}
