import type { Criterion } from '../criterion.ts'
import { habitOf, takenUpIn } from '../../habits.ts'

/** Who is marked best takes up the other one's words in a third of their turns. */
const shareForAll = 0.35

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
      'You hardly used the debtor’s own words.',
      'Some turns took up what had just been said, others went on without it.',
      'You took up what was said in the debtor’s own words.',
    ],
    es: [
      'Casi no usó las palabras del deudor.',
      'Algunos turnos retomaron lo que se acababa de decir, otros siguieron sin ello.',
      'Retomó lo que le dijeron con las palabras del deudor.',
    ],
  },
  opportunities: ({ talk }) => {
    const share = habitOf(talk, (turn) => takenUpIn(talk, turn))
    return share === null ? [] : [{ credit: Math.min(1, share / shareForAll), quote: null }]
  },
} as const satisfies Criterion
