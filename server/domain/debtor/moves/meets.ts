import type { CollectorAct, Sentence } from '#server/language/reading.ts'
import { asksForAssent } from '#server/language/requests/asks-for-assent.ts'
import { keepsToDebtor } from '#server/language/requests/keeps-to-debtor.ts'
import { stemsOf } from '#server/language/text/plain.ts'
import type { Social, Topic } from '#server/language/vocabulary.ts'
import type { ObjectionAnswer } from './impact.ts'
import type { Objection, ObjectionTopic } from '../plan.ts'
import type { Right } from '../state.ts'
import { type Heard, tags } from './heard.ts'

/** What answers an objection to the point: one of these acts, a question about it, or one of these statements. */
type GoodAnswer = { acts: readonly CollectorAct[]; topics: readonly Topic[]; socials: readonly Social[] }

const goodAnswers: Record<ObjectionTopic, GoodAnswer> = {
  no_money: {
    acts: ['plan', 'settlement', 'explain', 'referral'],
    topics: ['able_monthly', 'able_now', 'needs', 'leftover', 'expenses'],
    socials: [],
  },
  job_loss: {
    acts: ['plan', 'explain', 'referral', 'settlement'],
    topics: ['job_loss', 'job_search', 'other_income'],
    socials: [],
  },
  more_time: {
    acts: ['plan', 'explain', 'ask_commitment'],
    topics: ['pay_when', 'payday', 'expected_money'],
    socials: ['reassure'],
  },
  dispute_amount: { acts: ['offer_validation'], topics: ['amount_view', 'proof'], socials: ['will_do'] },
  already_paid: {
    acts: ['offer_validation'],
    topics: ['last_payment', 'proof', 'bank'],
    socials: ['will_do'],
  },
  medical: {
    acts: ['plan', 'explain', 'referral', 'settlement'],
    topics: ['health', 'insurance', 'expenses'],
    socials: [],
  },
  family: {
    acts: ['plan', 'explain', 'referral', 'settlement'],
    topics: ['relatives', 'household', 'partner', 'children', 'support'],
    socials: [],
  },
  tax_refund: {
    acts: ['plan', 'ask_commitment', 'explain'],
    topics: ['expected_money', 'pay_when'],
    socials: [],
  },
  partial_offer: {
    acts: ['plan', 'settlement', 'explain', 'ask_commitment'],
    topics: ['able_monthly', 'able_now'],
    socials: ['accept'],
  },
  spouse: { acts: [], topics: ['partner', 'callback'], socials: ['callback', 'will_do', 'reassure'] },
  deny: { acts: ['offer_validation'], topics: ['not_mine', 'proof', 'purpose'], socials: ['will_do'] },
  custom: { acts: [], topics: [], socials: [] },
}

/** Acts that go on asking for money, whatever the debtor has just said. */
const demands: readonly CollectorAct[] = [
  'ask_full',
  'ask_commitment',
  'lawful_urgency',
  'plan',
  'settlement',
]

/**
 * How a turn meets the objection that stands in the room. `ignored` only where it got neither a word nor a
 * question: a turn that presses or threatens. `mismatched`: money is asked for and nothing else is said.
 * `explored`: anything else, since a kind word, a question or an answer passes over nothing.
 */
export function meets(heard: Heard, objection: Objection): ObjectionAnswer {
  const { reading, acts, socials, questions } = heard
  const good = goodAnswers[objection.topic]
  const toThePoint =
    good.acts.some((act) => acts.has(act)) ||
    questions.some(({ topic }) => good.topics.includes(topic)) ||
    good.socials.some((social) => socials.has(social))
  const harmful =
    reading.pushing ||
    reading.sentences.some(({ violations }) => violations.some(({ severity }) => severity !== 'review')) ||
    socials.has('insult')
  if (harmful) return toThePoint ? 'mismatched' : 'ignored'
  if (toThePoint) return 'matched'
  const helpful = (['plan', 'settlement', 'explain', 'offer_validation', 'referral'] as const).some((act) =>
    acts.has(act),
  )
  if (
    objection.topic === 'custom' &&
    (takesUp(heard, objection) || (helpful && (heard.kind || acts.has('reflect'))))
  )
    return 'matched'
  const asksOnlyForMoney = demands.some((act) => acts.has(act)) && !heard.kind && questions.every(isPayment)
  return asksOnlyForMoney && !heard.obscure ? 'mismatched' : 'explored'
}

/** So many of its content words make a sentence about an objection: one alone ("account", "store") stands in any line. */
const sharedWords = 2

const responses: { acts: readonly CollectorAct[]; socials: readonly Social[] } = {
  acts: ['explain', 'offer_validation', 'honour_stop'],
  socials: ['will_do', 'callback', 'answer', 'process', 'account'],
}

/**
 * Whether one sentence of a turn speaks of the matter of an objection and asks about it, explains something or undertakes
 * something. An objection of a single content word is met by that word.
 */
function takesUp(heard: Heard, { text }: Objection): boolean {
  if (text === null) return false
  const matter = [...stemsOf(text)]
  const isAbout = ({ quote }: Sentence) => {
    const said = [...stemsOf(quote)]
    const shared = matter.filter((stem) => said.some((other) => isInflected(stem, other))).length
    return shared > 0 && shared >= Math.min(sharedWords, matter.length)
  }
  return heard.reading.sentences.some(
    (sentence) => (asksOf(heard, sentence) || responds(sentence)) && isAbout(sentence),
  )
}

/** "confío" and "confía", "calls" and "calling": alike but for the ending. */
function isInflected(one: string, other: string): boolean {
  const length = Math.max(4, Math.min(5, one.length - 1, other.length - 1))
  return one.slice(0, length) === other.slice(0, length)
}

/** Whether a sentence asks for something else than money, and does more than check the line. */
function asksOf({ questions }: Heard, { quote, question, interrogative, social }: Sentence): boolean {
  // "Your account was sold, okay?"
  if (asksForAssent(quote.slice(quote.lastIndexOf(',') + 1))) return false
  if (question === null) return interrogative !== null && social?.social !== 'farewell'
  const asks = interrogative !== null || questions.includes(question)
  return asks && !isPayment(question) && !tags.includes(question.topic)
}

function responds({ certainty, acts, social }: Sentence): boolean {
  return (
    certainty !== 'low' &&
    (acts.some(({ act }) => responses.acts.includes(act)) ||
      (social !== null && responses.socials.includes(social.social)))
  )
}

function isPayment({ topic }: { topic: Topic }): boolean {
  return payment.includes(topic)
}
const payment: readonly Topic[] = [
  'pay_full',
  'able_now',
  'pay_when',
  'method',
  'commitment',
  'offer_ok',
  'choose',
]

/** Acts that go on collecting. */
const collecting: readonly CollectorAct[] = [
  'ask_full',
  'settlement',
  'plan',
  'ask_commitment',
  'lawful_urgency',
  'state_debt',
  'recap',
]

/**
 * Whether the turn handles an invoked right as it must be: a request to stop is noted, a dispute is met with
 * validation, an attorney or a bankruptcy by taking the contact or referring on, a wrong party by an apology
 * without a word of the debt or by saying for whom alone the matter is, and despair by care and an offer of help with no collecting beside it. `cared`:
 * the feeling has been acknowledged, in this turn or before.
 */
export function honours(right: Right, { acts, socials, questions, reading }: Heard, cared: boolean): boolean {
  const collects = collecting.some((act) => acts.has(act))
  const asks = (topic: Topic) => questions.some((question) => question.topic === topic)
  switch (right) {
    case 'stop_calling':
      return acts.has('honour_stop')
    case 'dispute':
      return acts.has('offer_validation') || socials.has('will_do') || asks('amount_view') || asks('proof')
    case 'attorney':
    case 'bankruptcy':
      return (
        !collects &&
        (acts.has('honour_stop') || acts.has('escalate') || acts.has('referral') || asks('attorney'))
      )
    case 'wrong_party':
      return (
        !collects &&
        (acts.has('apology') ||
          acts.has('honour_stop') ||
          socials.has('will_do') ||
          reading.sentences.some(({ quote }) => keepsToDebtor(quote)))
      )
    case 'vulnerable':
      return (
        !collects &&
        cared &&
        (acts.has('referral') || asks('support') || asks('feelings') || asks('wellbeing'))
      )
    default:
      return unreachable(right)
  }
}

/** Whether the turn simply goes on collecting. A dispute is an objection too, and is judged as one. */
export function ignoresRight(right: Right, { reading, acts }: Heard): boolean {
  if (right === 'dispute') return false
  return reading.pushing || collecting.some((act) => acts.has(act))
}

function unreachable(value: never): never {
  throw new Error(`unexpected value ${String(value)}`)
}
