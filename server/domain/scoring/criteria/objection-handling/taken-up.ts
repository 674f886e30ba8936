import type { CollectorAct } from '#server/language/reading.ts'
import type { CollectorTurn } from '../../conversation.ts'
import type { Criterion } from '../criterion.ts'
import { quoteTurn, repliesAfter, shows } from '../../conversation.ts'
import { answerIn, isDelay, moment, pressureIn, probeIn, questionIn, raisedIn } from './objections.ts'

const engaging: readonly CollectorAct[] = [
  'reflect',
  'explain',
  'settlement',
  'plan',
  'offer_validation',
  'referral',
  'honour_stop',
]

export const takenUp = {
  id: 'objection_handling.taken_up',
  weight: 0.75,
  definition: {
    en: {
      occasion:
        'Each objection (no money, job, time, amount, paid, medical, family, refund, less, spouse, not mine).',
      two: 'The next turn deals with it.',
      one: 'Some, or a turn later.',
      zero: 'Passed over.',
    },
    es: {
      occasion:
        'Cada objeción (sin dinero, empleo, tiempo, monto, ya pagó, médica, familia, reembolso, menos, pareja, no es suya).',
      two: 'El siguiente turno la atiende.',
      one: 'Algunas, o un turno después.',
      zero: 'Se pasa por alto.',
    },
  },
  reasons: {
    en: [
      'Objections were passed over.',
      'Some objections were taken up.',
      'You took up the objections as they came.',
    ],
    es: [
      'Pasó por alto las objeciones.',
      'Retomó algunas objeciones.',
      'Retomó las objeciones conforme llegaron.',
    ],
  },
  opportunities: ({ talk }) =>
    raisedIn(talk).map((raised) => {
      const replies = repliesAfter(talk, raised.first.index, 2)
      const takes = (turn: CollectorTurn) =>
        (shows(turn, ...engaging) ||
          probeIn(turn) !== null ||
          questionIn(turn) !== null ||
          answerIn(turn, raised) !== null) &&
        pressureIn(turn) === null
      const [now, next] = replies
      const credit = now && takes(now) ? 1 : next && takes(next) ? 0.6 : 0
      const quote = now ? quoteTurn(now) : null
      const ignored = credit === 0 && (!isDelay(raised) || (now !== undefined && pressureIn(now) !== null))
      return { credit, quote, moment: ignored ? moment('objection_ignored', quote, raised) : null }
    }),
} as const satisfies Criterion
