import { restsAfter } from '#protocol/vocabulary/collecting-rests.ts'
import { topicGroups } from '#protocol/vocabulary/topics.ts'
import { dismissive, politeQuestion } from '#server/language/manner/collector-cues.ts'
import { conceptsOf } from '#server/language/manner/concepts.ts'
import type { CollectorAct, Sentence } from '#server/language/reading.ts'
import { overlap, plain, stemsOf, wordCount } from '#server/language/text/plain.ts'
import type { Social } from '#server/language/vocabulary.ts'
import { wantsPaper } from '#server/language/wants-paper.ts'
import type { Standing } from '../law/law.ts'
import { acknowledges } from './acknowledgement.ts'
import { agreementIn } from './agreement.ts'
import {
  conceptsIn,
  debtorBefore,
  isEmotional,
  pushes,
  quoteAt,
  quoteTurn,
  quoteWhere,
  repliesAfter,
  shows,
  some,
  stemsIn,
  type CollectorTurn,
  type Conversation,
  type DebtorTurn,
} from './conversation.ts'
import type { CriterionId } from './criteria/criteria.ts'
import type { Moment } from './criteria/criterion.ts'
import { answered, followsUp, moment, usesRight } from './criteria/empathy/answered.ts'
import { lastQuote, nextStepIn } from './criteria/solution-focus/payments.ts'
import { type DebtorReading, isDisputing } from './debtor-reading.ts'
import { certaintyIn, demandIn, isFriendly, leavesOpen, mayAnnounce, nearBreachesIn } from './habits.ts'
import { faultyLines } from './line-faults/faulty-lines.ts'
import { rightsIn } from './rights.ts'

/** A turn in which a habit failed, and what is told of it. */
export type HabitFault = { turn: CollectorTurn; moment: Moment }

/** The same before the worst are chosen. */
type Weighed = HabitFault & { weight: number }

/** `hardly`: the habit was hardly there at all, so that what is short of it is no chance. */
type Call = { talk: Conversation; law: Standing; hardly: boolean }

const finders: Partial<Record<CriterionId, (call: Call) => Weighed[]>> = {
  'empathy.warmth': (call) => [...unmetFeelings(call), ...coldTurns(call)],
  'communication.courtesy': ({ talk }) => [...thanklessTurns(talk), ...curtDemands(talk)],
  'communication.takes_up': ({ talk }) => passedOver(talk),
  'communication.certain': ({ talk }) => vagueTurns(talk),
  'communication.announces': ({ talk }) => [...requestsLeft(talk), ...openEnd(talk)],
  'compliance.careful': nearBreaches,
  'communication.room': ({ talk, law }) => faultyLines(talk, law, 'room'),
  'communication.eye_level': ({ talk, law }) => faultyLines(talk, law, 'eye_level'),
  'communication.clear': ({ talk, law }) => faultyLines(talk, law, 'clear'),
  'communication.to_the_point': ({ talk, law }) => faultyLines(talk, law, 'to_the_point'),
}

/** The turns in which a habit failed, the worst first; none for a criterion that is no habit, or shows its lines itself. */
export function faultsOf(id: CriterionId, call: Call): HabitFault[] {
  const found = finders[id]?.(call) ?? []
  return found.toSorted((one, other) => other.weight - one.weight || one.turn.index - other.turn.index)
}

/** A fault of a whole turn; none where nothing of it can be quoted. */
function faultIn(
  turn: CollectorTurn,
  weight: number,
  tell: Omit<Moment, 'quote'> & { quote?: Moment['quote'] },
): Weighed[] {
  const quote = tell.quote ?? quoteTurn(turn)
  return quote ? [{ turn, weight, moment: { ...tell, quote } }] : []
}

/** The collector's turns that answer one of the debtor, with that. */
function exchanges(talk: Conversation): { turn: CollectorTurn; before: DebtorTurn }[] {
  return talk.collector.flatMap((turn) => {
    const before = debtorBefore(talk, turn.index)
    return before ? [{ turn, before }] : []
  })
}

/** From this certainty on a turn does something beyond doubt, below the second it may do it. */
const surely = 0.5
const perhaps = 0.3
const demandedFrom = 0.7

/**
 * Feelings that the next turn passed over, as `empathy.acknowledged` tells them: with the money and nothing kind beside it, and
 * where hardly a kind word was said in whatever way.
 */
function unmetFeelings({ talk, hardly }: Call): Weighed[] {
  return answered(talk).flatMap((case_) => {
    const { felt, reply } = case_
    if (followsUp(case_) || usesRight(felt) || isTaken(reply, felt)) return []
    if (!hardly && (asks(reply) || goesOn(reply) <= surely)) return []
    const told = moment('missed_feeling', case_)
    const weight = some(felt, ({ distress }) => distress) ? 4 : 3
    return told ? [{ turn: reply, weight, moment: told }] : []
  })
}

const moneyActs: readonly CollectorAct[] = [
  'ask_full',
  'ask_commitment',
  'state_debt',
  'settlement',
  'plan',
  'lawful_urgency',
]
const moneySocials: readonly Social[] = ['urge', 'insist']

/** How surely a turn goes on with the money, 0-1. */
function goesOn(turn: CollectorTurn): number {
  return Math.max(demandIn(turn), certaintyIn(turn, moneyActs, moneySocials))
}

const hardActs: readonly CollectorAct[] = ['ask_full', 'state_debt', 'lawful_urgency']

/**
 * The same of turns after the debtor said why paying does not work; and where hardly a kind word was said, of those that only
 * demand the money.
 */
function coldTurns({ talk, hardly }: Call): Weighed[] {
  return exchanges(talk).flatMap(({ turn, before }) => {
    const topic = before.lines
      .flatMap(({ reading }) => reading.topics)
      .find((one) => one !== 'partial_offer' && !isDisputing(one))
    if (isEmotional(before) || usesRight(before) || isTaken(turn, before)) return []
    const hard = certaintyIn(turn, hardActs, moneySocials)
    if (hard <= surely && !(hardly && topic)) return []
    if (!topic) return hardly ? faultIn(turn, hard, { kind: 'bare_demand', about: null }) : []
    if (!hardly && asks(turn)) return []
    const about = quoteWhere(before, ({ topics }) => topics.includes(topic))
    return faultIn(turn, 1 + hard, { kind: 'cold_line', about, topic })
  })
}

/** How much the debtor gave in a turn for the first time: agreed 3, a sum or a day 2, who is speaking 1; nothing where they resist. */
function given(talk: Conversation, turn: DebtorTurn): number {
  const resists = ({ anger, disputes, rights, hangsUp, asks }: DebtorReading) =>
    anger || disputes || rights.length > 0 || hangsUp || asks
  if (some(turn, resists) || isEmotional(turn) || turn.text.includes('!')) return 0
  const earlier = talk.debtor.filter(({ index }) => index < turn.index)
  const accepts = (one: DebtorTurn) => some(one, (reading) => reading.accepts)
  if (accepts(turn)) return earlier.some(accepts) ? 0 : 3
  const known = new Set(earlier.flatMap(termsOf))
  const objects = some(turn, ({ topics }) => topics.some((topic) => topic !== 'partial_offer'))
  if (!objects && termsOf(turn).some((term) => !known.has(term))) return 2
  return some(turn, ({ identifies }) => identifies) && !earlier.some((one) => one.text === turn.text) ? 1 : 0
}

/** The sums and days that a turn of the debtor names. */
function termsOf({ lines }: DebtorTurn): (string | number)[] {
  return lines.flatMap(({ understanding: { amounts, dates } }) => [
    ...amounts.map(({ cents }) => cents),
    ...dates.map(({ on }) => on),
  ])
}

/** Turns that take what the debtor gave without a friendly word or an answer to it. The first one only begins. */
function thanklessTurns(talk: Conversation): Weighed[] {
  return exchanges(talk).flatMap(({ turn, before }) => {
    const gave = given(talk, before)
    const answers = isFriendly(turn) || certaintyIn(turn, ['recap', 'apology'], takingSocials) >= perhaps
    if (gave === 0 || answers || turn === talk.collector[0] || turn.lines.some(pushes)) return []
    return faultIn(turn, gave, { kind: 'no_thanks', about: quoteTurn(before) })
  })
}

/** By these a turn takes what was given, and nobody misses the thanks. */
const takingSocials: readonly Social[] = ['accept', 'reassure', 'will_do', 'answer', 'correct', 'callback']

const offering: readonly CollectorAct[] = ['settlement', 'plan', 'explain', 'recap', 'empathy', 'apology']

/** Turns that demand the money without a polite word or form: "The full 900, today?", but not "Could you do 60?". */
function curtDemands(talk: Conversation): Weighed[] {
  return talk.collector.flatMap((turn) => {
    const demand = certaintyIn(turn, ['ask_full'], ['insist'])
    const polite = isFriendly(turn) || politeQuestion.test(plain(turn.text))
    if (demand < demandedFrom || polite || certaintyIn(turn, offering, takingSocials) >= perhaps) return []
    return faultIn(turn, demand, { kind: 'curt_demand', about: null })
  })
}

const unsaidGroups: readonly string[] = [...topicGroups.identity, ...topicGroups.call]

/** Fewer words tell nothing of substance. */
const wordsThatTell = 4

/** Whether the debtor told something of substance: a fact of their life or of the debt, a feeling, a reason. */
function tells(before: DebtorTurn): boolean {
  if (wordCount(before.text) < wordsThatTell) return false
  if (
    some(
      before,
      ({ accepts, rights, hangsUp, disputes }) => accepts || rights.length > 0 || hangsUp || disputes,
    )
  )
    return false
  // Who names a figure bargains, or gives a number that was asked for.
  if (/\d/u.test(before.text)) return false
  return before.lines.some(
    ({ move, reading: { hardship, distress, causes } }) =>
      hardship ||
      distress ||
      causes.length > 0 ||
      (move !== null && 'fact' in move.says && !unsaidGroups.includes(move.says.fact.topic)),
  )
}

/** By these a turn may answer what was told, whether or not it names it: of a kind of answer that is warm, and of any. */
const warmActs: readonly CollectorAct[] = [
  'empathy',
  'apology',
  'reflect',
  'referral',
  'honour_stop',
  'boundary',
]
const warmSocials: readonly Social[] = [
  'reassure',
  'praise',
  'wish',
  'deny',
  'thanks',
  'accept',
  'answer',
  'self',
  'correct',
]
const answeringActs: readonly CollectorAct[] = [
  'explain',
  'settlement',
  'plan',
  'recap',
  'offer_validation',
  'escalate',
  'close',
]
const answeringSocials: readonly Social[] = ['account', 'process', 'will_do', 'callback', 'refuse']

const formTopics: readonly string[] = [...topicGroups.payment, ...topicGroups.identity]

/** Whether a sentence asks for anything but money or who is speaking: that may be a question about what was told. */
function asksOn({ question, quote }: Sentence): boolean {
  if (question === null) return /[?¿]/u.test(quote)
  return !formTopics.includes(question.topic) || question.certainty < surely
}

/** Whether a turn names what was told, or says anything warm. */
function isTaken(turn: CollectorTurn, before: DebtorTurn): boolean {
  return (
    overlap(stemsOf(turn.text), new Set([...stemsOf(before.text), ...stemsIn(before)])) > 0 ||
    overlap(conceptsOf(turn.text), conceptsIn(before)) > 0 ||
    acknowledges(turn, [before]).level !== 'none' ||
    isFriendly(turn) ||
    certaintyIn(turn, warmActs, warmSocials) >= perhaps
  )
}

/** Whether a turn asks for anything that may be about what was told. */
function asks({ lines }: CollectorTurn): boolean {
  return lines.some(({ read }) => read.sentences.some(asksOn))
}

/** Whether a turn names what was told, asks about it, or may answer it. */
function takesUp(turn: CollectorTurn, before: DebtorTurn): boolean {
  return isTaken(turn, before) || asks(turn) || certaintyIn(turn, answeringActs, answeringSocials) >= perhaps
}

/**
 * Turns that go on with the money or the form where the debtor told something of substance, and that neither name it nor
 * ask about it nor answer it. People called half of what shared words alone say of a line wrong or petty: rather none than one of those.
 */
function passedOver(talk: Conversation): Weighed[] {
  return exchanges(talk).flatMap(({ turn, before }) => {
    const turnsAway = goesOn(turn) > surely || shows(turn, 'verify', 'disclose', 'state_debt')
    if (!turnsAway || !tells(before) || takesUp(turn, before)) return []
    const about = quoteWhere(before, ({ hardship, distress }) => hardship || distress)
    const weight = isEmotional(before) ? 2 : 1
    return faultIn(turn, weight, { kind: 'passed_over', about, ...topicIn(before) })
  })
}

function topicIn({ lines }: DebtorTurn): Pick<Moment, 'topic'> {
  const [topic] = lines.flatMap(({ reading }) => reading.topics)
  return topic ? { topic } : {}
}

const telling: readonly CollectorAct[] = [
  'state_debt',
  'explain',
  'settlement',
  'plan',
  'offer_validation',
  'recap',
]
const tellingSocials: readonly Social[] = ['account', 'process', 'answer']

/** Turns that leave open what holds where somebody has to rely on it: a figure, a day, the account, an answer. */
function vagueTurns(talk: Conversation): Weighed[] {
  return talk.collector.flatMap((turn) => {
    if (mayAnnounce(turn)) return []
    const before = debtorBefore(talk, turn.index)
    const asked = before !== null && some(before, ({ asks }) => asks)
    return turn.lines
      .flatMap((line) => line.read.sentences.map((sentence) => ({ line, sentence })))
      .filter(({ sentence }) => leavesOpen(sentence) && !/[?¿]/u.test(sentence.quote))
      .flatMap(({ line, sentence }): Weighed[] => {
        const { amounts, days, terms, acts, social } = sentence
        const told =
          acts.some(({ act, certainty }) => telling.includes(act) && certainty >= surely) ||
          (social !== null && tellingSocials.includes(social.social) && social.certainty >= surely)
        const figures = amounts.length + days.length > 0 || terms !== null
        if (!asked && !told && !figures) return []
        const weight = Number(asked) + Number(told) + Number(figures)
        return faultIn(turn, weight, {
          kind: 'vague_line',
          about: null,
          quote: quoteAt(line, sentence.start),
        })
      })
      .slice(0, 1)
  })
}

/** Turns that answer a request for something in writing, and do not say what the collector will do. */
function requestsLeft(talk: Conversation): Weighed[] {
  return exchanges(talk).flatMap(({ turn, before }) => {
    const asked = before.lines.some(({ text }) => wantsPaper(text))
    const soon = repliesAfter(talk, before.index, 2)
    if (!asked || soon.some((one) => mayAnnounce(one) || shows(one, 'offer_validation'))) return []
    return faultIn(turn, 2, { kind: 'request_left', about: quoteTurn(before) })
  })
}

/** The last line of a call after which nobody knows what happens next, as `solution_focus.next_step` tells it. */
function openEnd(talk: Conversation): Weighed[] {
  const agreement = agreementIn(talk)
  const rests = rightsIn(talk).some(({ right }) => restsAfter.has(right))
  if ((agreement && !agreement.hedged) || rests || nextStepIn(talk)) return []
  const quote = lastQuote(talk)
  const turn = talk.collector.find(({ lines }) => lines.some(({ line }) => line === quote?.line))
  return quote && turn ? faultIn(turn, 1, { kind: 'no_next_step', about: null, quote }) : []
}

const sharpSocials: readonly Social[] = ['insult', 'threat', 'urge', 'insist']

/** Whether a turn brushes the person off, pushes, or demands money. */
function isSharp(turn: CollectorTurn): boolean {
  return (
    turn.lines.some(pushes) ||
    dismissive.test(plain(turn.text)) ||
    demandIn(turn) > surely ||
    certaintyIn(turn, ['lawful_urgency'], sharpSocials) >= perhaps
  )
}

/**
 * Turns that come near to what is forbidden, the nearest first. The reader also hears something near in talk of one's own
 * family or of baking: only what is sharp beside it is shown, and not by the name of a breach that it is not.
 */
function nearBreaches({ talk, law }: Call): Weighed[] {
  return talk.collector.flatMap((turn) => {
    const [nearest] = nearBreachesIn(turn, law).toSorted((one, other) => other.certainty - one.certainty)
    if (!nearest || nearest.certainty < surely || !isSharp(turn)) return []
    const { line, start, certainty } = nearest
    return faultIn(turn, certainty, { kind: 'near_breach', about: null, quote: quoteAt(line, start) })
  })
}
