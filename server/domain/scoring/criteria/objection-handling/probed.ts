import type { Criterion } from '../criterion.ts'
import { quoteTurn, repliesAfter } from '../../conversation.ts'
import { answerIn, isDelay, moment, probeIn, questionIn, raisedIn, raisedQuote } from './objections.ts'

/** A question that only may go behind the objection. */
const anyQuestion = 0.5

export const probed = {
  id: 'objection_handling.probed',
  weight: 0.5,
  definition: {
    en: {
      occasion:
        'Each objection (no money, job, time, amount, paid, medical, family, refund, less, spouse, not mine).',
      two: 'A question about what is behind it, within two turns.',
      one: 'For some.',
      zero: 'Never.',
    },
    es: {
      occasion:
        'Cada objeción (sin dinero, empleo, tiempo, monto, ya pagó, médica, familia, reembolso, menos, pareja, no es suya).',
      two: 'Una pregunta sobre lo que hay detrás, en dos turnos.',
      one: 'En algunas.',
      zero: 'Nunca.',
    },
  },
  reasons: {
    en: [
      'You did not ask what was behind the objections.',
      'You asked behind some of the objections.',
      'You asked what was behind the objections.',
    ],
    es: [
      'No preguntó qué había detrás de las objeciones.',
      'Preguntó detrás de algunas objeciones.',
      'Preguntó qué había detrás de las objeciones.',
    ],
  },
  opportunities: ({ talk }) =>
    raisedIn(talk).map((raised) => {
      const replies = repliesAfter(talk, raised.first.index, 2)
      // What the right figure is needs no question.
      const right =
        raised.rightCents === null ? null : (replies.map((turn) => answerIn(turn, raised))[0] ?? null)
      const probe = right ?? replies.map(probeIn).find((found) => found !== null) ?? null
      const asked = probe ?? replies.map(questionIn).find((found) => found !== null) ?? null
      const reply = replies[0] ? quoteTurn(replies[0]) : null
      return {
        credit: probe ? 1 : asked ? anyQuestion : 0,
        quote: asked ?? raisedQuote(raised),
        moment: asked || isDelay(raised) ? null : moment('objection_not_probed', reply, raised),
      }
    }),
} as const satisfies Criterion
