import { harmful, surelyHarms } from '../read.ts'
import type { Reading, Sentence, SpokenViolation, ViolationHit } from '../reading.ts'
import { secondReaderVersion } from '../second/second-reading.ts'
import { speaksToNobody } from './own-story.ts'
import { mayReachOthers } from './third-parties.ts'

/**
 * From this certainty on a grave violation counts although nothing else in the call speaks for one. Of 4,800 collector lines of
 * free talk in which one of a hundred or fewer is unlawful, the reader accuses 37 that are not, 27 of them less surely than this
 * and alone in their call; of the single unlawful lines that it finds (data/reading) it is so sure of 85 of 100 (docs/scoring.md).
 */
const surelyBroken = { read: 0.96, byModel: 0.9 }

/**
 * An insult that turns to nobody ("the one with the pen always pays") must be surer: of 279 calls of free talk three were capped
 * by one. Of 96 lone insults of data/reading that are sure enough otherwise, eleven are left to a person by it.
 */
const surelyMeant = 0.995
const insults: readonly SpokenViolation[] = ['abuse', 'discrimination']

/** What is no hint at a grave violation elsewhere: a manner of speaking, the language of a notice, advice on where money may come from, an argument about a dispute. */
const ofAnotherKind: readonly SpokenViolation[] = [
  'condescension',
  'disclosure_language',
  'ignore_dispute',
  'pressed_to_borrow',
]

/**
 * What speaks for an unsure accusation in another line: one that is nearly sure, or two that are likelier than not. Two weak ones
 * are no proof of each other: of the lawful calls with two most were capped by them.
 */
const nearlySure = 0.9
const likely = 0.5

/** What the rules read of the language of a notice, and what is no grave matter, needs nothing else to speak for it. */
function needsMore(hit: ViolationHit, sentence: Sentence, sure: number): boolean {
  const { severity, violation } = hit
  return (
    (severity === 'severe' || severity === 'major') &&
    violation !== 'disclosure_language' &&
    (hit.certainty < sure || !isMeant(hit, sentence))
  )
}

/** Whether the words can be what they were read as: an insult that is meant for the debtor, a threat of word to others. */
function isMeant({ violation, certainty }: ViolationHit, { quote, language }: Sentence): boolean {
  if (violation === 'third_party') return mayReachOthers(quote)
  return !insults.includes(violation) || certainty >= surelyMeant || !speaksToNobody(quote, language)
}

/** The sentence with its unsure accusations left to a person; the insult or threat that was read beside them goes with them. */
function doubted(sentence: Sentence, sure: number): Sentence {
  const { social, violations } = sentence
  if (!violations.some((hit) => needsMore(hit, sentence, sure))) return sentence
  const hurts = social !== null && harmful.has(social.social) && social.certainty < surelyHarms
  return {
    ...sentence,
    social: hurts ? null : social,
    violations: violations.map((hit) =>
      needsMore(hit, sentence, sure) ? { ...hit, severity: 'review' } : hit,
    ),
  }
}

/** How surely a line holds a grave violation, 0 to 1: what rests on its own, and what may speak for another. */
function graveIn({ sentences }: Reading): number {
  return Math.max(
    0,
    ...sentences.flatMap((sentence) =>
      sentence.violations.flatMap((hit) =>
        ofAnotherKind.includes(hit.violation) || !isMeant(hit, sentence) ? [] : [hit.certainty],
      ),
    ),
  )
}

/** Whether what was read in the other lines of a call speaks for an unsure accusation. */
function areSupport(others: readonly Reading[]): boolean {
  const certainties = others.map(graveIn)
  return (
    certainties.some((certainty) => certainty >= nearlySure) ||
    certainties.filter((certainty) => certainty >= likely).length >= 2
  )
}

/**
 * A reading as it counts in its call, the one at `at` of the collector's `readings`. One unsure accusation of a grave violation, in a call
 * in which nothing else speaks for it, is more often wrong than right: it is then left to a person (`review`). `readings` are those of
 * the whole call where it is judged, and end with this one where it goes on. The reading itself where nothing changes.
 */
export function corroborated(readings: readonly Reading[], at: number): Reading {
  const reading = readings[at]
  if (reading === undefined) throw new Error(`no reading ${at} of ${readings.length}`)
  const sure = reading.version === secondReaderVersion ? surelyBroken.byModel : surelyBroken.read
  const isUnsure = reading.sentences.some((sentence) =>
    sentence.violations.some((hit) => needsMore(hit, sentence, sure)),
  )
  if (!isUnsure) return reading
  // "You'll go to jail. I'm telling your boss": who threatens openly does so again in the same breath.
  if (graveIn(reading) >= sure || areSupport(readings.filter((_, place) => place !== at))) return reading
  return { ...reading, sentences: reading.sentences.map((sentence) => doubted(sentence, sure)) }
}
