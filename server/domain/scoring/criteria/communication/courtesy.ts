import type { Criterion } from '../criterion.ts'
import { courtesyIn, habitOf } from '../../habits.ts'

/** So many turns of a call are friendly where people call a collector courteous. */
const shareForAll = 0.7

export const courtesy = {
  id: 'communication.courtesy',
  weight: 3,
  definition: {
    en: {
      occasion: 'Calls of at least three turns.',
      two: 'Most turns hold a friendly word: thanks, praise, a wish, a joke that fits.',
      one: 'Some do.',
      zero: 'Hardly any does.',
    },
    es: {
      occasion: 'Llamadas de al menos tres turnos.',
      two: 'La mayoría de los turnos tiene una palabra amable: gracias, un elogio, un buen deseo, una broma que encaja.',
      one: 'Algunos la tienen.',
      zero: 'Casi ninguno.',
    },
  },
  reasons: {
    en: [
      'Hardly any turn held a friendly word.',
      'Some turns held a friendly word.',
      'Most turns held a friendly word.',
    ],
    es: [
      'Casi ningún turno tuvo una palabra amable.',
      'Algunos turnos tuvieron una palabra amable.',
      'La mayoría de los turnos tuvo una palabra amable.',
    ],
  },
  opportunities: ({ talk }) => {
    const share = habitOf(talk, (turn) => courtesyIn(talk, turn))
    return share === null ? [] : [{ credit: Math.min(1, share / shareForAll), quote: null }]
  },
} as const satisfies Criterion
