import { harmful, surelyHarms } from '../read.ts'
import type { Reading, Sentence, SpokenViolation, ViolationHit } from '../reading.ts'
import { secondReaderVersion } from '../second/second-reading.ts'

/**
 * From this certainty on a grave violation counts although nothing else in the call speaks for one. Of 4,800 collector lines of
 * free talk in which one of a hundred or fewer is unlawful, the reader accuses 37 that are not, 27 of them less surely than this
 * and alone in their call; of the single unlawful lines that it finds (data/reading) it is so sure of 85 of 100 (docs/scoring.md).
 */
const surelyBroken = { read: 0.96, byModel: 0.9 }

/** What is no hint at a grave violation elsewhere: a manner of speaking, and the language of a notice. */
const ofAnotherKind: readonly SpokenViolation[] = ['condescension', 'disclosure_language']

/** A violation in another line that is likelier than not. */
const likely = 0.5

/** What the rules read of the language of a notice, and what is no grave matter, needs nothing else to speak for it. */
function needsMore({ severity, violation, certainty }: ViolationHit, sure: number): boolean {
  return (
    (severity === 'severe' || severity === 'major') && violation !== 'disclosure_language' && certainty < sure
  )
}

/** The sentence with its unsure accusations left to a person; the insult or threat that was read beside them goes with them. */
function doubted(sentence: Sentence, sure: number): Sentence {
  const { social, violations } = sentence
  if (!violations.some((hit) => needsMore(hit, sure))) return sentence
  const hurts = social !== null && harmful.has(social.social) && social.certainty < surelyHarms
  return {
    ...sentence,
    social: hurts ? null : social,
    violations: violations.map((hit) => (needsMore(hit, sure) ? { ...hit, severity: 'review' } : hit)),
  }
}

/** Whether a line may hold a grave violation, so that another one that is read elsewhere is no chance. */
function speaksFor({ sentences }: Reading): boolean {
  return sentences.some(({ violations }) =>
    violations.some(({ violation, certainty }) => !ofAnotherKind.includes(violation) && certainty >= likely),
  )
}

/**
 * A reading as it counts in its call, the one at `at` of the collector's `readings`. One unsure accusation of a grave violation, in a call
 * in which no other line may hold one, is more often wrong than right: it is then left to a person (`review`). `readings` are those of
 * the whole call where it is judged, and end with this one where it goes on. The reading itself where nothing changes.
 */
export function corroborated(readings: readonly Reading[], at: number): Reading {
  const reading = readings[at]
  if (reading === undefined) throw new Error(`no reading ${at} of ${readings.length}`)
  const sure = reading.version === secondReaderVersion ? surelyBroken.byModel : surelyBroken.read
  const hits = reading.sentences.flatMap(({ violations }) => violations)
  if (!hits.some((hit) => needsMore(hit, sure))) return reading
  // "You'll go to jail. I'm telling your boss": who threatens openly does so again in the same breath.
  const sureOfOne = hits.some((hit) => !ofAnotherKind.includes(hit.violation) && hit.certainty >= sure)
  if (sureOfOne || readings.some((other, place) => place !== at && speaksFor(other))) return reading
  return { ...reading, sentences: reading.sentences.map((sentence) => doubted(sentence, sure)) }
}
