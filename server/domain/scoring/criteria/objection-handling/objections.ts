import type { CollectorAct } from '#server/language/reading.ts'
import type { Topic } from '#server/language/vocabulary.ts'
import type { Quote } from '#protocol/vocabulary/analysis.ts'
import { dismissive, proofCue, spouseCue } from '#server/language/manner/collector-cues.ts'
import { overlap, stemsOf } from '#server/language/text/plain.ts'
import type { CollectorTurn, Conversation, DebtorTurn } from '../../conversation.ts'
import type { Moment } from '../criterion.ts'
import type { ObjectionTopic } from '../../../debtor/plan.ts'
import {
  actsIn,
  oncePer,
  pushes,
  quoteAt,
  quoteOf,
  quotePush,
  quoteWhere,
  repliesAfter,
  some,
  stemsIn,
} from '../../conversation.ts'
import { closedQuestionsIn, openQuestionsIn } from '../../questions.ts'
import { rightsIn } from '../../rights.ts'
import { owedCents } from '../../../debtor/scenario.ts'

/** `rightCents`: the debtor put a wrong balance right, and this is what it is. */
export type Raised = {
  topic: ObjectionTopic
  first: DebtorTurn
  again: DebtorTurn[]
  rightCents: number | null
}

/** Each objection once, where it was first raised, with the turns that brought it back. */
export const raisedIn = oncePer((talk: Conversation): Raised[] => {
  const found = new Map<ObjectionTopic, Raised>()
  for (const turn of talk.debtor) {
    const topics = new Set(turn.lines.flatMap((line) => line.reading.topics))
    for (const topic of topics) {
      const known = found.get(topic)
      if (known) known.again.push(turn)
      else {
        const corrected = topic === 'dispute_amount' && some(turn, (read) => read.corrects)
        const rightCents = corrected ? owedCents(talk.scenario) : null
        found.set(topic, { topic, first: turn, again: [], rightCents })
      }
    }
  }
  // What was put on record as a dispute is judged as a right.
  const disputed = rightsIn(talk).some(({ right, honoured }) => right === 'dispute' && honoured)
  return [...found.values()].filter(
    ({ first, topic }) =>
      repliesAfter(talk, first.index).length > 0 && !(disputed && proofTopics.includes(topic)),
  )
})

/** The acts that answer each objection to the point. */
export const answers: Record<ObjectionTopic, readonly CollectorAct[]> = {
  no_money: ['plan', 'settlement', 'referral', 'explain'],
  job_loss: ['plan', 'settlement', 'referral', 'explain'],
  more_time: ['plan', 'ask_commitment', 'explain'],
  dispute_amount: ['offer_validation'],
  already_paid: ['offer_validation'],
  medical: ['plan', 'settlement', 'referral', 'explain'],
  family: ['plan', 'settlement', 'referral', 'explain'],
  tax_refund: ['plan', 'ask_commitment', 'explain'],
  partial_offer: ['plan', 'settlement', 'ask_commitment', 'explain', 'recap'],
  spouse: ['ask_commitment', 'explain'],
  deny: ['offer_validation', 'verify'],
  custom: ['plan', 'settlement', 'offer_validation', 'referral', 'explain'],
}

const proofTopics: readonly ObjectionTopic[] = ['dispute_amount', 'already_paid', 'deny']
const datedTopics: readonly ObjectionTopic[] = ['more_time', 'tax_refund', 'spouse']

/** The sentence of a turn that answers the objection to the point, if there is one. */
export function answerIn(turn: CollectorTurn, { topic, first, rightCents }: Raised) {
  // What is explained under pressure explains nothing away, and "when are you going to pay" asks for no date.
  const pressed = pressureIn(turn) !== null
  const act = actsIn(turn, ...answers[topic]).find(
    ({ hit }) => !pressed || (hit.act !== 'explain' && hit.act !== 'ask_commitment'),
  )
  if (act) return quoteOf(act)
  const stems = stemsIn(first)
  for (const line of turn.lines) {
    for (const sentence of line.sentences) {
      const folded = sentence.folded
      const proves = proofTopics.includes(topic) && proofCue.test(folded)
      const invites = topic === 'spouse' && spouseCue.test(folded)
      const meets = topic === 'custom' && overlap(stemsOf(sentence.text), stems) >= 2
      if (proves || invites || meets) return quoteAt(line, sentence.start)
    }
    const [date] = line.understanding.dates
    if (date && !pressed && datedTopics.includes(topic)) return quoteAt(line, date.start)
    // Who has named a wrong balance answers by naming the right one.
    const right = line.understanding.amounts.find(({ cents }) => cents === rightCents)
    if (right) return quoteAt(line, right.start)
    const [amount] = line.understanding.amounts
    if (amount && topic === 'partial_offer') return quoteAt(line, amount.start)
  }
  return null
}

const delays: readonly ObjectionTopic[] = ['more_time', 'spouse', 'custom']

/** An objection that is met by giving time as well as by a date: no question about it is missing, and no figure. */
export function isDelay({ topic }: Raised): boolean {
  return delays.includes(topic)
}

export function probeIn(turn: CollectorTurn): Quote | null {
  return openQuestionsIn(turn)[0] ?? closedQuestionsIn(turn)[0] ?? null
}

/** What is asked for the sake of the call, or for a yes. */
const forForm: readonly Topic[] = [
  'pay_when',
  'pay_full',
  'commitment',
  'offer_ok',
  'right_so',
  'understood',
  'wellbeing',
  'hear',
]

/** Whatever a turn asks of the debtor's own affairs, with or without a question mark. */
export function questionIn(turn: CollectorTurn): Quote | null {
  if (pressureIn(turn) !== null) return null
  for (const line of turn.lines) {
    const asked = line.read.sentences.find(
      ({ question }) => question !== null && question.certainty >= 0.5 && !forForm.includes(question.topic),
    )
    if (asked) return quoteAt(line, asked.start)
  }
  return null
}

export function pressureIn(turn: CollectorTurn) {
  for (const line of turn.lines) {
    const hit = line.understanding.violations.find((found) => found.severity !== 'review')
    if (hit) return quoteAt(line, hit.start)
    const harsh = line.sentences.find((sentence) => dismissive.test(sentence.folded))
    if (harsh) return quoteAt(line, harsh.start)
    if (pushes(line)) return quotePush(line)
  }
  return null
}

export function raisedQuote({ first, topic }: Raised) {
  return quoteWhere(first, (read) => read.topics.includes(topic))
}

export function moment(kind: Moment['kind'], quote: Moment['quote'] | null, raised: Raised): Moment | null {
  return quote && { kind, quote, about: raisedQuote(raised), topic: raised.topic }
}
