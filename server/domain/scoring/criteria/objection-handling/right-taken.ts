import type { Criterion, Opportunity } from '../criterion.ts'
import { quoteTurn, quoteWhere, repliesAfter, shows, some } from '../../conversation.ts'
import { rightsIn } from '../../rights.ts'
import { situationOf } from '../../situation.ts'

/** A right taken up within so many turns was taken up at once. */
const takenSoon = 3

export const rightTaken = {
  id: 'objection_handling.right_taken',
  weight: 3.75,
  definition: {
    en: {
      occasion:
        'The debtor disputes the debt, has an attorney, asks for the calls to stop, or is the wrong person.',
      two: 'Taken up at once: noted, and told what follows from it.',
      one: 'Taken up late or in part.',
      zero: 'Passed over or argued with.',
    },
    es: {
      occasion:
        'El deudor disputa la deuda, tiene abogado, pide que no le llamen o no es la persona buscada.',
      two: 'Se atiende enseguida: se anota y se dice qué sigue.',
      one: 'Tarde o en parte.',
      zero: 'Se pasa por alto o se discute.',
    },
  },
  reasons: {
    en: [
      'The debtor disputed, named a lawyer, asked for no more calls or was the wrong person, and you passed over it.',
      'Their right was taken up late or in part.',
      'You took their right seriously and said what follows from it.',
    ],
    es: [
      'El deudor disputó, nombró a su abogado, pidió que no le llamaran o no era la persona buscada, y usted lo pasó por alto.',
      'Atendió su derecho tarde o a medias.',
      'Tomó en serio su derecho y dijo qué se sigue de él.',
    ],
  },
  opportunities: ({ talk }) => {
    const used = rightsIn(talk).map(({ turn, honoured, reply, right, quote }) => ({
      turn,
      honoured,
      quote: reply,
      right: { right, quote },
    }))
    const first = talk.debtor.find((turn) => some(turn, (read) => read.disputes))
    const disputed = first ? quoteWhere(first, (read) => read.disputes) : null
    const claims =
      used.length === 0 && first && situationOf(talk) === 'dispute'
        ? [
            {
              turn: first,
              honoured: false,
              quote: null,
              right: disputed && { right: 'dispute' as const, quote: disputed },
            },
          ]
        : used
    return claims.map(({ turn, honoured, quote, right }): Opportunity => {
      if (honoured) return { credit: 1, quote, right }
      const taking = repliesAfter(talk, turn.index, talk.turns.length).findIndex((reply) =>
        shows(reply, 'offer_validation', 'honour_stop', 'escalate'),
      )
      const reply = repliesAfter(talk, turn.index, talk.turns.length)[Math.max(0, taking)]
      return {
        credit: taking < 0 ? 0 : taking < takenSoon ? 1 : 0.7,
        quote: reply ? quoteTurn(reply) : null,
        right,
      }
    })
  },
} as const satisfies Criterion
