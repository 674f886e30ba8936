import type { Sentence } from '#server/language/reading.ts'
import type { Sentence as Stretch } from '#server/language/text/plain.ts'
import type { Social } from '#server/language/vocabulary.ts'
import { pushes, type CollectorLine } from './conversation.ts'

/**
 * What people say to be kind without a formula: "nobody is judging you", "you have done a lot already", "I hope she gets
 * better". Thanks and talk of oneself are courtesy and acknowledge nothing.
 */
export const kindSocials: readonly Social[] = ['reassure', 'praise', 'wish', 'deny']

function isKind({ social, certainty }: Sentence): boolean {
  return social !== null && certainty !== 'low' && kindSocials.includes(social.social)
}

/** Whether a stretch of a line is kind by what the reading found there. */
export function kindlySaid(line: CollectorLine, { start, end }: Pick<Stretch, 'start' | 'end'>): boolean {
  if (pushes(line)) return false
  return line.read.sentences.some(
    (sentence) => sentence.start < end && sentence.end > start && isKind(sentence),
  )
}
