import { announcesCall } from '#server/language/requests/announces-call.ts'
import { asksWhatIsBearable } from '#server/language/requests/asks-whether-bearable.ts'
import type { CollectorAct, Sentence, ViolationHit } from '#server/language/reading.ts'
import type { Social, Topic } from '#server/language/vocabulary.ts'
import { approves, exclaims, thanks, unsure } from '#server/language/manner/collector-cues.ts'
import { plain, stemsOf } from '#server/language/text/plain.ts'
import {
  debtorBefore,
  isEmotional,
  oncePer,
  pushes,
  some,
  type CollectorLine,
  type CollectorTurn,
  type Conversation,
  type DebtorTurn,
} from './conversation.ts'
import { basisOf, type Standing } from '../law/law.ts'
import type { DebtorReading } from './debtor-reading.ts'
import { kindSocials } from './kindness.ts'
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
/** Courtesy beside kindness. */
const courteousSocials: readonly Social[] = ['joke', 'compliment', 'thanks']
const announcingSocials: readonly Social[] = ['will_do', 'callback']

/** So many demands anybody may make who collects; a further one is a repetition. */
const demandsAllowed = 2
const demandsFrom = 0.5

const highest = (values: readonly number[]) => values.reduce((most, one) => Math.max(most, one), 0)
const sentencesOf = ({ lines }: CollectorTurn): Sentence[] => lines.flatMap(({ read }) => read.sentences)

/** Who says the same words so often says a formula, which means nothing. */
const formulaFrom = 3

/** The sentences of each turn that were not said before in the same words, without formulas. */
export const freshSentences = oncePer(
  (talk: Conversation): ReadonlyMap<CollectorTurn, readonly Sentence[]> => {
    const times = new Map<string, number>()
    const wordsOf = ({ quote }: Sentence) => plain(quote)
    for (const words of talk.collector.flatMap(sentencesOf).map(wordsOf))
      times.set(words, (times.get(words) ?? 0) + 1)
    const said = new Set<string>()
    return new Map(
      talk.collector.map((turn) => [
        turn,
        sentencesOf(turn).filter((sentence) => {
          const words = wordsOf(sentence)
          return (times.get(words) ?? 0) < formulaFrom && !said.has(words) && said.add(words)
        }),
      ]),
    )
  },
)

/** What counts in favour of a turn: nothing does in one that breaks a rule or pushes. */
function creditable(talk: Conversation, turn: CollectorTurn): readonly Sentence[] {
  const spoilt = turn.lines.some((line) => isBlamed(line.understanding.violations) || pushes(line))
  return spoilt ? [] : (freshSentences(talk).get(turn) ?? [])
}

/** How surely any of the sentences does one of the acts, or is of one of the kinds. */
function certaintyOf(
  among: readonly Sentence[],
  acts: readonly CollectorAct[],
  socials: readonly Social[],
): number {
  return highest(
    among.flatMap((sentence) => [
      ...sentence.acts.flatMap(({ act, certainty }) => (acts.includes(act) ? [certainty] : [])),
      ...(sentence.social && socials.includes(sentence.social.social) ? [sentence.social.certainty] : []),
    ]),
  )
}

/** How surely a turn does one of the acts, or is of one of the kinds, 0-1; also what was said before and counts no more. */
export function certaintyIn(
  turn: CollectorTurn,
  acts: readonly CollectorAct[],
  socials: readonly Social[],
): number {
  return certaintyOf(sentencesOf(turn), acts, socials)
}

/** From this certainty on something may have been said: nobody is told that it was not. */
const perhaps = 0.3

/** Whether a turn may hold any friendly word, also one that was said before and counts no more. */
export function isFriendly(turn: CollectorTurn): boolean {
  const said = plain(turn.text)
  return (
    exclaims.test(said) ||
    thanks.test(said) ||
    approves.test(said) ||
    certaintyIn(turn, kindActs, [...kindSocials, ...courteousSocials]) >= perhaps
  )
}

/** How surely a turn asks for money or a promise of it, 0-1. */
export function demandIn(turn: CollectorTurn): number {
  const asked = sentencesOf(turn).flatMap(({ question }) =>
    question && demandingTopics.includes(question.topic) ? [question.certainty] : [],
  )
  const pushed = turn.lines.some(pushes) ? 1 : 0
  return highest([pushed, certaintyOf(sentencesOf(turn), demandingActs, demandingSocials), ...asked])
}

/** How surely a turn is kind: it feels with the other one, calms, encourages, apologizes, wishes well. Thanks are no kindness. */
export function kindnessIn(talk: Conversation, turn: CollectorTurn): number {
  const said = creditable(talk, turn)
  const exclaimed = said.some(({ quote }) => exclaims.test(plain(quote))) ? 1 : 0
  return Math.max(exclaimed, certaintyOf(said, kindActs, kindSocials))
}

function thanksIn(talk: Conversation, turn: CollectorTurn): number {
  return creditable(talk, turn).some(({ quote }) => thanks.test(plain(quote))) ? 1 : 0
}

/** How surely a turn is warm: kind, or it thanks. */
export function warmthIn(talk: Conversation, turn: CollectorTurn): number {
  return Math.max(thanksIn(talk, turn), kindnessIn(talk, turn))
}

/** How surely a turn is courteous: warm, or it compliments or jokes. */
export function courtesyIn(talk: Conversation, turn: CollectorTurn): number {
  return Math.max(warmthIn(talk, turn), certaintyOf(creditable(talk, turn), [], courteousSocials))
}

const surelyAnnounced = 0.5

/** Whether a turn may say what the collector will do. */
export function mayAnnounce(turn: CollectorTurn): boolean {
  return certaintyIn(turn, [], announcingSocials) >= perhaps
}

/** How surely a turn says what the collector will do, 0-1. */
export function announcementIn(talk: Conversation, turn: CollectorTurn): number {
  const said = creditable(talk, turn)
  // "What if I call you tomorrow at six?" asks, and says what will be done all the same.
  if (said.some(({ quote }) => announcesCall(quote))) return 1
  const certainty = certaintyOf(said, [], announcingSocials)
  return certainty >= surelyAnnounced ? certainty : 0
}

/** How near a turn that breaks no rule comes to breaking one: 0-1. */
export function nearBreach(turn: CollectorTurn, law: Standing): number {
  return highest(nearBreachesIn(turn, law).map(({ certainty }) => certainty))
}

/** What a turn that breaks no rule comes near to, with the line of each. */
export function nearBreachesIn(
  { lines }: CollectorTurn,
  law: Standing,
): (ViolationHit & { line: CollectorLine })[] {
  if (lines.some(({ understanding }) => isBlamed(understanding.violations))) return []
  return lines.flatMap((line) =>
    line.read.sentences.flatMap(({ violations }) =>
      violations.flatMap((hit) => (basisOf(hit.violation, law) ? [{ ...hit, line }] : [])),
    ),
  )
}

/** Whether a turn leaves open whether what it says is so; who goes to find out does not. */
export function isUnsure(turn: CollectorTurn): boolean {
  return sentencesOf(turn).some(leavesOpen)
}

/** Whether a sentence leaves open whether what it says is so. */
export function leavesOpen(sentence: Sentence): boolean {
  return unsure.test(plain(sentence.quote)) && certaintyOf([sentence], [], announcingSocials) === 0
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

/** Whether a turn of the debtor puts something in the way, or tells of something hard; who offers less bargains. */
export function holdsBack(turn: DebtorTurn): boolean {
  const refuses = ({ topics, disputes, despair }: DebtorReading) =>
    topics.some((topic) => topic !== 'partial_offer') || disputes || despair
  return !some(turn, ({ accepts }) => accepts) && (isEmotional(turn) || some(turn, refuses))
}

/**
 * The turns that ask for money once more, after the demands that anybody may make, and answer with that what the debtor puts
 * in the way; each with how surely it does, less where it is kind.
 */
export const repeatedDemands = oncePer((talk: Conversation): { turn: CollectorTurn; demand: number }[] => {
  let demands = 0
  return talk.collector.flatMap((turn) => {
    // "How much could you manage comfortably?" leaves the sum to them.
    const leavesIt = sentencesOf(turn).some(({ quote }) => asksWhatIsBearable(quote))
    const asked = leavesIt ? 0 : demandIn(turn)
    const before = debtorBefore(talk, turn.index)
    const repeats = demands >= demandsAllowed && before !== null && holdsBack(before)
    if (asked > demandsFrom) demands++
    // "That works, 75 it is. When could you pay first?" takes what was offered.
    const takes = certaintyOf(sentencesOf(turn), [], ['accept']) > demandsFrom
    const demand = repeats && !takes ? asked * (1 - kindnessIn(talk, turn)) : 0
    return demand > 0 ? [{ turn, demand }] : []
  })
})

/** The mean of a measure over all turns, 0-1; null in a call that is too short to show a habit. */
export function habitOf(talk: Conversation, measure: (turn: CollectorTurn) => number): number | null {
  const { collector } = talk
  if (collector.length < fewestTurns) return null
  return collector.reduce((sum, turn) => sum + measure(turn), 0) / collector.length
}
