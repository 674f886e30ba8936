import type { CollectorAct, Sentence } from '#server/language/reading.ts'
import type { Social, Topic } from '#server/language/vocabulary.ts'
import { exclaims, unsure } from '#server/language/manner/collector-cues.ts'
import { plain, stemsOf } from '#server/language/text/plain.ts'
import {
  debtorBefore,
  isEmotional,
  oncePer,
  pushes,
  some,
  type CollectorTurn,
  type Conversation,
  type DebtorTurn,
} from './conversation.ts'
import { isBlamed } from './understanding.ts'

/**
 * What a collector does all through a call, as a share of their turns (0-1): people who mark calls judge these habits, and
 * not only the moments in which something was at stake (docs/decisions/0025).
 */

/** Fewer turns show no habit. */
const fewestTurns = 3

/** By these a turn wants money or a promise of it. */
const demandingActs: readonly CollectorAct[] = ['ask_full', 'ask_commitment', 'settlement', 'lawful_urgency']
const demandingSocials: readonly Social[] = ['urge', 'insist']
const demandingTopics: readonly Topic[] = ['able_now', 'able_monthly', 'pay_when', 'commitment']

const kindActs: readonly CollectorAct[] = ['empathy', 'apology']
const kindSocials: readonly Social[] = ['reassure', 'praise', 'wish']

/** So many demands anybody may make who collects; a further one is a repetition. */
const demandsAllowed = 2
const demandsFrom = 0.5

const sentencesOf = ({ lines }: CollectorTurn): Sentence[] => lines.flatMap(({ read }) => read.sentences)
const highest = (values: readonly number[]) => values.reduce((most, one) => Math.max(most, one), 0)

function certaintyOf(turn: CollectorTurn, acts: readonly CollectorAct[], socials: readonly Social[]): number {
  return highest(
    sentencesOf(turn).flatMap((sentence) => [
      ...sentence.acts.flatMap(({ act, certainty }) => (acts.includes(act) ? [certainty] : [])),
      ...(sentence.social && socials.includes(sentence.social.social) ? [sentence.social.certainty] : []),
    ]),
  )
}

/** How surely a turn asks for money or a promise of it, 0-1. */
export function demandIn(turn: CollectorTurn): number {
  const asked = sentencesOf(turn).flatMap(({ question }) =>
    question && demandingTopics.includes(question.topic) ? [question.certainty] : [],
  )
  const pushed = turn.lines.some(pushes) ? 1 : 0
  return highest([pushed, certaintyOf(turn, demandingActs, demandingSocials), ...asked])
}

/** How surely a turn is kind: it feels with the other one, calms, encourages, apologizes, wishes well. None that breaks a rule is. */
export function kindnessIn(turn: CollectorTurn): number {
  if (turn.lines.some(({ understanding }) => isBlamed(understanding.violations))) return 0
  const exclaimed = turn.lines.some(({ text }) => exclaims.test(plain(text))) ? 1 : 0
  return Math.max(exclaimed, certaintyOf(turn, kindActs, kindSocials))
}

const surelyAnnounced = 0.5

/** Whether a turn says what the collector will do, and how surely, 0-1. */
export function announcementIn(turn: CollectorTurn): number {
  const certainty = certaintyOf(turn, [], ['will_do'])
  return certainty >= surelyAnnounced ? certainty : 0
}

/** How near a turn comes to something forbidden: 1 is surely a breach. */
export function nearBreach(turn: CollectorTurn): number {
  return highest(sentencesOf(turn).flatMap(({ violations }) => violations.map(({ certainty }) => certainty)))
}

/** Whether a turn leaves open whether what it says is so. */
export function isUnsure(turn: CollectorTurn): boolean {
  return turn.lines.some(({ text }) => unsure.test(plain(text)))
}

/** Two words taken up show that somebody listens, one may be chance. */
const wordsTakenUp = 2

/** How far a turn takes up the words that the debtor has just said, 0-1; none that wants money with them does. */
export function takenUpIn(talk: Conversation, turn: CollectorTurn): number {
  const before = debtorBefore(talk, turn.index)
  if (before === null) return 0
  const said = stemsOf(turn.text)
  const shared = [...stemsOf(before.text)].filter((stem) => said.has(stem)).length
  return (Math.min(wordsTakenUp, shared) / wordsTakenUp) * (1 - demandIn(turn))
}

/** Whether a turn of the debtor puts something in the way, or tells of something hard. */
function holdsBack(turn: DebtorTurn): boolean {
  return (
    isEmotional(turn) ||
    some(turn, ({ topics, disputes, despair }) => topics.length > 0 || disputes || despair)
  )
}

/**
 * The turns that ask for money once more, after the demands that anybody may make, and answer with that what the debtor puts
 * in the way; each with how surely it does, less where it is kind.
 */
export const repeatedDemands = oncePer((talk: Conversation): { turn: CollectorTurn; demand: number }[] => {
  let demands = 0
  return talk.collector.flatMap((turn) => {
    const asked = demandIn(turn)
    const before = debtorBefore(talk, turn.index)
    const repeats = demands >= demandsAllowed && before !== null && holdsBack(before)
    if (asked > demandsFrom) demands++
    const demand = repeats ? asked * (1 - kindnessIn(turn)) : 0
    return demand > 0 ? [{ turn, demand }] : []
  })
})

/** The mean of a measure over all turns, 0-1; null in a call that is too short to show a habit. */
export function habitOf(talk: Conversation, measure: (turn: CollectorTurn) => number): number | null {
  const { collector } = talk
  if (collector.length < fewestTurns) return null
  return collector.reduce((sum, turn) => sum + measure(turn), 0) / collector.length
}
