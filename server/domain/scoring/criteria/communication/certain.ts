import type { Criterion } from '../criterion.ts'
import { habitOf, isUnsure } from '../../habits.ts'

/** Where so many turns leave open what is so, nobody knows what holds. */
const most = 0.35

export const certain = {
  id: 'communication.certain',
  weight: 3.25,
  definition: {
    en: {
      occasion: 'Calls of at least three turns.',
      two: 'Says what is so, or that they will find out.',
      one: 'Unsure at times: maybe, I guess, something like that.',
      zero: 'Vague throughout; nobody knows what holds.',
    },
    es: {
      occasion: 'Llamadas de al menos tres turnos.',
      two: 'Dice lo que es, o que lo va a averiguar.',
      one: 'Dudoso a veces: a lo mejor, creo que, algo así.',
      zero: 'Impreciso en toda la llamada; nadie sabe qué vale.',
    },
  },
  reasons: {
    en: [
      'You left open what holds in too many turns.',
      'Some turns left open what holds.',
      'You said clearly what holds.',
    ],
    es: [
      'Dejó abierto lo que vale en demasiados turnos.',
      'Algunos turnos dejaron abierto lo que vale.',
      'Dijo con claridad lo que vale.',
    ],
  },
  opportunities: ({ talk }) => {
    const share = habitOf(talk, (turn) => (isUnsure(turn) ? 1 : 0))
    return share === null ? [] : [{ credit: 1 - Math.min(1, share / most), quote: null }]
  },
} as const satisfies Criterion
