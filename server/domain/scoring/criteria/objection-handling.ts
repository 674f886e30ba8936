import type { Quote } from '#protocol/vocabulary/analysis.ts'
import type { ObjectionTopic } from '../../debtor/plan.ts'
import type { CollectorAct } from '#server/language/reading.ts'
import { owedCents } from '../../debtor/scenario.ts'
import { dismissive, proofCue, spouseCue } from '#server/language/manner/collector-cues.ts'
import type { CollectorTurn, Conversation, DebtorTurn } from '../conversation.ts'
import { rightsIn } from '../rights.ts'
import { situationOf } from '../situation.ts'
import {
  stemsIn,
  oncePer,
  actsIn,
  quoteAt,
  quoteOf,
  pushes,
  quotePush,
  quoteTurn,
  quoteWhere,
  repliesAfter,
  shows,
  some,
} from '../conversation.ts'
import { closedQuestionsIn, openQuestionsIn } from '../questions.ts'
import { overlap, stemsOf } from '#server/language/text/plain.ts'
import type { CriteriaOf, Moment, Opportunity } from './criterion.ts'

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
  return [...found.values()].filter(({ first }) => repliesAfter(talk, first.index).length > 0)
})

/** The acts that answer each objection to the point. */
const answers: Record<ObjectionTopic, readonly CollectorAct[]> = {
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

function probeIn(turn: CollectorTurn): Quote | null {
  return openQuestionsIn(turn)[0] ?? closedQuestionsIn(turn)[0] ?? null
}

function pressureIn(turn: CollectorTurn) {
  for (const line of turn.lines) {
    const hit = line.understanding.violations.find((found) => found.severity !== 'review')
    if (hit) return quoteAt(line, hit.start)
    const harsh = line.sentences.find((sentence) => dismissive.test(sentence.folded))
    if (harsh) return quoteAt(line, harsh.start)
    if (pushes(line)) return quotePush(line)
  }
  return null
}

function raisedQuote({ first, topic }: Raised) {
  return quoteWhere(first, (read) => read.topics.includes(topic))
}

function moment(kind: Moment['kind'], quote: Moment['quote'] | null, raised: Raised): Moment | null {
  return quote && { kind, quote, about: raisedQuote(raised), topic: raised.topic }
}

/** A right taken up within so many turns was taken up at once. */
const takenSoon = 3

const engaging: readonly CollectorAct[] = [
  'reflect',
  'explain',
  'settlement',
  'plan',
  'offer_validation',
  'referral',
  'honour_stop',
]

export const objectionCriteria: CriteriaOf<'objection_handling'> = {
  'objection_handling.right_taken': ({ talk }) => {
    const used = rightsIn(talk).map(({ turn, honoured, reply }) => ({ turn, honoured, quote: reply }))
    const first = talk.debtor.find((turn) => some(turn, (read) => read.disputes))
    const claims =
      used.length === 0 && first && situationOf(talk) === 'dispute'
        ? [{ turn: first, honoured: false, quote: null }]
        : used
    return claims.map(({ turn, honoured, quote }): Opportunity => {
      if (honoured) return { credit: 1, quote }
      const taking = repliesAfter(talk, turn.index, talk.turns.length).findIndex((reply) =>
        shows(reply, 'offer_validation', 'honour_stop', 'escalate'),
      )
      const reply = repliesAfter(talk, turn.index, talk.turns.length)[Math.max(0, taking)]
      return {
        credit: taking < 0 ? 0 : taking < takenSoon ? 1 : 0.7,
        quote: reply ? quoteTurn(reply) : null,
      }
    })
  },

  'objection_handling.taken_up': ({ talk }) =>
    raisedIn(talk).map((raised) => {
      const replies = repliesAfter(talk, raised.first.index, 2)
      const takes = (turn: CollectorTurn) =>
        (shows(turn, ...engaging) || probeIn(turn) !== null || answerIn(turn, raised) !== null) &&
        pressureIn(turn) === null
      const [now, next] = replies
      const credit = now && takes(now) ? 1 : next && takes(next) ? 0.6 : 0
      const quote = now ? quoteTurn(now) : null
      return { credit, quote, moment: credit === 0 ? moment('objection_ignored', quote, raised) : null }
    }),

  'objection_handling.probed': ({ talk }) =>
    raisedIn(talk).map((raised) => {
      const replies = repliesAfter(talk, raised.first.index, 2)
      // What the right figure is needs no question.
      const right =
        raised.rightCents === null ? null : (replies.map((turn) => answerIn(turn, raised))[0] ?? null)
      const probe = right ?? replies.map(probeIn).find((found) => found !== null) ?? null
      const reply = replies[0] ? quoteTurn(replies[0]) : null
      return {
        credit: probe ? 1 : 0,
        quote: probe ?? raisedQuote(raised),
        moment: probe ? null : moment('objection_not_probed', reply, raised),
      }
    }),

  'objection_handling.answered': ({ talk }) =>
    raisedIn(talk).map((raised) => {
      const replies = repliesAfter(talk, raised.first.index, 4)
      const at = replies.findIndex((turn) => answerIn(turn, raised) !== null)
      const turn = replies[at]
      const quote = turn ? answerIn(turn, raised) : null
      const reply = replies[0] ? quoteTurn(replies[0]) : null
      const credit = !quote ? 0 : at <= 2 ? 1 : 0.7
      return {
        credit,
        quote: quote ?? raisedQuote(raised),
        moment: quote
          ? moment('objection_answered', quote, raised)
          : moment('objection_off_point', reply, raised),
      }
    }),

  'objection_handling.no_pressure': ({ talk }) =>
    raisedIn(talk).map((raised) => {
      const [now, next] = repliesAfter(talk, raised.first.index, 2)
      const pressed = (now && pressureIn(now)) ?? (next && pressureIn(next)) ?? null
      return {
        credit: pressed ? 0 : 1,
        quote: pressed ?? (now ? quoteTurn(now) : null),
        moment: pressed && moment('pressure_after_objection', pressed, raised),
      }
    }),

  'objection_handling.resolved': ({ talk }) => {
    const last = talk.debtor.at(-1)
    const agreed = talk.debtor.some((turn) => some(turn, (read) => read.accepts))
    return raisedIn(talk).map((raised): Opportunity => {
      const replies = repliesAfter(talk, raised.first.index, 4)
      const answer = replies.find((turn) => answerIn(turn, raised) !== null)
      const back = answer ? raised.again.filter((turn) => turn.index > answer.index) : raised.again
      const openAtEnd = last !== undefined && (back.includes(last) || some(last, (read) => read.hangsUp))
      const credit = !answer || openAtEnd ? 0 : agreed && back.length === 0 ? 1 : agreed ? 0.75 : 0.5
      const answerQuote = answer ? answerIn(answer, raised) : null
      return { credit, quote: answerQuote ?? raisedQuote(raised) }
    })
  },

  'objection_handling.cause_found': ({ talk }) => {
    const raised = raisedIn(talk)
    const [first] = raised
    if (!first) return []
    const told = talk.debtor.find((turn) => some(turn, (read) => read.causes.length > 0))
    if (!told) return [{ credit: 0, quote: raisedQuote(first) }]
    const asked = talk.collector.filter((turn) => turn.index < told.index).at(-1)
    const probe = (asked && openQuestionsIn(asked)[0]) ?? null
    const later = [...(asked ? [asked] : []), ...repliesAfter(talk, told.index, 2)]
      .map(probeIn)
      .find((found) => found !== null)
    const quote = quoteWhere(told, (read) => read.causes.length > 0)
    const found = probe ?? later ?? null
    return [
      {
        credit: probe ? 1 : later ? 0.75 : 0.3,
        quote: found ?? quote,
        moment: probe ? { kind: 'cause_found', quote: probe, about: quote } : null,
      },
    ]
  },
}
