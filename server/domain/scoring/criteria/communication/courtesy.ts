import type { Criterion } from '../criterion.ts'
import { habitOf } from '../../habits.ts'
import { isFriendly } from '../../kindness.ts'

/** So many turns of a call are friendly where people call a collector courteous. */
const wanted = 0.7

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
    const share = habitOf(talk, (turn) => (isFriendly(turn) ? 1 : 0))
    return share === null ? [] : [{ credit: Math.min(1, share / wanted), quote: null }]
  },
} as const satisfies Criterion
