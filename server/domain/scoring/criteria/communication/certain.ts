import type { Criterion } from '../criterion.ts'
import { quoteTurn } from '../../conversation.ts'
import { habitOf, isUnsure } from '../../habits.ts'

/** Where so many turns leave open what is so, nobody knows what holds. */
const shareForNothing = 0.35

export const certain = {
  id: 'communication.certain',
  weight: 3.25,
  definition: {
    en: {
      occasion: 'Calls of at least three turns.',
      two: 'Says what is so, or that they will find out.',
      one: 'Unsure at times: maybe, I guess, something like that.',
      zero: 'Vague throughout.',
    },
    es: {
      occasion: 'Llamadas de al menos tres turnos.',
      two: 'Dice lo que es, o que lo va a averiguar.',
      one: 'Dudoso a veces: a lo mejor, creo que, algo así.',
      zero: 'Impreciso en toda la llamada.',
    },
  },
  reasons: {
    en: [
      'Too many turns were vague: maybe, I guess, something like that.',
      'Some turns were vague.',
      'You gave clear, definite information.',
    ],
    es: [
      'Demasiados turnos fueron imprecisos: a lo mejor, creo que, algo así.',
      'Algunos turnos fueron imprecisos.',
      'Dio información clara y segura.',
    ],
  },
  opportunities: ({ talk }) => {
    const share = habitOf(talk, (turn) => (isUnsure(turn) ? 1 : 0))
    if (share === null) return []
    const first = talk.collector.find(isUnsure)
    return [{ credit: 1 - Math.min(1, share / shareForNothing), quote: first ? quoteTurn(first) : null }]
  },
} as const satisfies Criterion
