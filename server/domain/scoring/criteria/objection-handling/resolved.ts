import type { Criterion, Opportunity } from '../criterion.ts'
import { repliesAfter, some } from '../../conversation.ts'
import { answerIn, raisedIn, raisedQuote } from './objections.ts'

export const resolved = {
  id: 'objection_handling.resolved',
  weight: 2.25,
  definition: {
    en: {
      occasion:
        'Each objection (no money, job, time, amount, paid, medical, family, refund, less, spouse, not mine).',
      two: 'The debtor drops it and goes on.',
      one: 'Softened.',
      zero: 'Still standing at the end.',
    },
    es: {
      occasion:
        'Cada objeción (sin dinero, empleo, tiempo, monto, ya pagó, médica, familia, reembolso, menos, pareja, no es suya).',
      two: 'El deudor la deja y sigue adelante.',
      one: 'Se suavizó.',
      zero: 'Sigue en pie al final.',
    },
  },
  reasons: {
    en: [
      'The objections were still standing at the end.',
      'The objections were softened but not settled.',
      'The objections were settled by the end.',
    ],
    es: [
      'Las objeciones seguían en pie al final.',
      'Las objeciones se suavizaron sin resolverse.',
      'Las objeciones quedaron resueltas.',
    ],
  },
  opportunities: ({ talk }) => {
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
} as const satisfies Criterion
