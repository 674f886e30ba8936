import type { Criterion } from '../criterion.ts'
import { habitOf, takenUpIn } from '../../habits.ts'

/** Who is marked best takes up the other one's words in a third of their turns. */
const wanted = 0.35

export const takesUp = {
  id: 'communication.takes_up',
  weight: 2.5,
  definition: {
    en: {
      occasion: 'Calls of at least three turns.',
      two: 'Takes up what the debtor has just said, in the debtor’s own words.',
      one: 'Now and then.',
      zero: 'Goes on with the script, whatever was said.',
    },
    es: {
      occasion: 'Llamadas de al menos tres turnos.',
      two: 'Retoma lo que el deudor acaba de decir, con sus propias palabras.',
      one: 'De vez en cuando.',
      zero: 'Sigue con el guion, se diga lo que se diga.',
    },
  },
  reasons: {
    en: [
      'You went on, whatever was said.',
      'You took up what was said now and then.',
      'You took up what was said.',
    ],
    es: [
      'Siguió adelante, se dijera lo que se dijera.',
      'Retomó lo dicho de vez en cuando.',
      'Retomó lo que le dijeron.',
    ],
  },
  opportunities: ({ talk }) => {
    const share = habitOf(talk, (turn) => takenUpIn(talk, turn))
    return share === null ? [] : [{ credit: Math.min(1, share / wanted), quote: null }]
  },
} as const satisfies Criterion
