import type { Criterion } from '../criterion.ts'
import { quoteTurn, repliesAfter } from '../../conversation.ts'
import { answerIn, isDelay, moment, questionIn, raisedIn, raisedQuote } from './objections.ts'

export const answered = {
  id: 'objection_handling.answered',
  weight: 0.5,
  definition: {
    en: {
      occasion:
        'Each objection (no money, job, time, amount, paid, medical, family, refund, less, spouse, not mine).',
      two: 'An answer that solves this objection (a plan for no money, proof for a dispute).',
      one: 'For some.',
      zero: 'Off the point or none.',
    },
    es: {
      occasion:
        'Cada objeción (sin dinero, empleo, tiempo, monto, ya pagó, médica, familia, reembolso, menos, pareja, no es suya).',
      two: 'Una respuesta que resuelve esa objeción (un plan si no hay dinero, pruebas si se disputa).',
      one: 'En algunas.',
      zero: 'Fuera de lugar o ninguna.',
    },
  },
  reasons: {
    en: [
      'The answers did not meet the objections.',
      'Some answers met the objection.',
      'Your answers met the objections.',
    ],
    es: [
      'Las respuestas no dieron en las objeciones.',
      'Algunas respuestas dieron en la objeción.',
      'Sus respuestas dieron en las objeciones.',
    ],
  },
  opportunities: ({ talk }) =>
    raisedIn(talk).map((raised) => {
      const replies = repliesAfter(talk, raised.first.index, 4)
      const at = replies.findIndex((turn) => answerIn(turn, raised) !== null)
      const turn = replies[at]
      const quote = turn ? answerIn(turn, raised) : null
      const reply = replies[0] ? quoteTurn(replies[0]) : null
      const credit = !quote ? 0 : at <= 2 ? 1 : 0.7
      const delays = isDelay(raised)
      const asked = replies.slice(0, 2).some((one) => questionIn(one) !== null)
      return {
        credit,
        quote: quote ?? raisedQuote(raised),
        // What came some turns later answers it, but nobody sees in it an answer to those words.
        moment: quote
          ? at === 0 && !delays
            ? moment('objection_answered', quote, raised)
            : null
          : asked || delays
            ? null
            : moment('objection_off_point', reply, raised),
      }
    }),
} as const satisfies Criterion
