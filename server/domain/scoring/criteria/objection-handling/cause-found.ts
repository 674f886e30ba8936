import type { Criterion, Moment } from '../criterion.ts'
import { openQuestionsIn } from '../../questions.ts'
import {
  type CollectorTurn,
  type Conversation,
  debtorBefore,
  quoteLine,
  quoteTurn,
  quoteWhere,
  repliesAfter,
  some,
} from '../../conversation.ts'
import { causeCue } from '#server/language/manner/question-cues.ts'
import { offersIn } from '../../agreement.ts'
import { situationOf } from '../../situation.ts'
import { rests } from '../solution-focus/payments.ts'
import { probeIn, questionIn, raisedIn, raisedQuote } from './objections.ts'

const asksCause = (turn: CollectorTurn) =>
  turn.lines.some(
    ({ read, sentences }) =>
      read.sentences.some(({ question }) => question?.topic === 'cause') ||
      sentences.some(({ folded }) => causeCue.test(folded)),
  )

/** Where the reason was let go: the turn after a question for it that brought none; else the first offer, before which nobody asked. */
function notLearned(talk: Conversation): Moment | null {
  const asked = talk.collector.filter(asksCause)
  const [only] = asked
  if (asked.length > 1) return null
  const left = only ? repliesAfter(talk, only.index)[0] : null
  const dodged = left && debtorBefore(talk, left.index)
  // Who asks on has let nothing go.
  if (left && questionIn(left) !== null) return null
  if (left && dodged) {
    const quote = quoteTurn(left)
    return quote && { kind: 'cause_let_go', quote, about: quoteTurn(dodged) }
  }
  const [offer] = offersIn(talk)
  const quote = offer && quoteLine(offer)
  return quote && asked.length === 0 ? { kind: 'cause_unasked', quote, about: null } : null
}

export const causeFound = {
  id: 'objection_handling.cause_found',
  weight: 2,
  definition: {
    en: {
      occasion: 'Any objection.',
      two: 'The collector asks and learns why they are not paying.',
      one: 'The reason was told unasked and not followed up.',
      zero: 'Unknown.',
    },
    es: {
      occasion: 'Cualquier objeción.',
      two: 'El agente pregunta y averigua por qué no paga.',
      one: 'El motivo se contó sin preguntar y no se siguió.',
      zero: 'No se conoce.',
    },
  },
  reasons: {
    en: [
      'You never learned why they are not paying. Ask, and ask again where it is dodged.',
      'They told you the reason; you did not ask for it or follow it up.',
      'You found out why they are not paying.',
    ],
    es: [
      'No llegó a saber por qué no paga. Pregunte, y vuelva a preguntar si lo esquiva.',
      'Le contó la razón; usted no la preguntó ni la siguió.',
      'Averiguó por qué no paga.',
    ],
  },
  opportunities: ({ talk }) => {
    const raised = raisedIn(talk)
    const [first] = raised
    if (!first) return []
    const told = talk.debtor.find((turn) => some(turn, (read) => read.causes.length > 0))
    // Whoever disputes has told why they do not pay, and whoever has a lawyer need not.
    if (!told && rests.includes(situationOf(talk))) return []
    if (!told) return [{ credit: 0, quote: raisedQuote(first), moment: notLearned(talk) }]
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
} as const satisfies Criterion
