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
      two: 'Courteous throughout: thanks, asks politely, answers pleasantly.',
      one: 'Courteous at times.',
      zero: 'Curt or mechanical.',
    },
    es: {
      occasion: 'Llamadas de al menos tres turnos.',
      two: 'Cortés en toda la llamada: agradece, pide con amabilidad, contesta con gusto.',
      one: 'Cortés a veces.',
      zero: 'Seco o mecánico.',
    },
  },
  reasons: {
    en: ['The tone was curt.', 'The tone was courteous at times.', 'The tone was courteous throughout.'],
    es: ['El tono fue seco.', 'El tono fue cortés a veces.', 'El tono fue cortés en toda la llamada.'],
  },
  opportunities: ({ talk }) => {
    const share = habitOf(talk, (turn) => courtesyIn(talk, turn))
    return share === null ? [] : [{ credit: Math.min(1, share / shareForAll), quote: null }]
  },
} as const satisfies Criterion
