import { lineFaultHabit } from '../../line-faults/habit.ts'
import type { Criterion } from '../criterion.ts'

export const clear = {
  id: 'communication.clear',
  weight: 8,
  definition: {
    en: {
      occasion: 'Calls of at least three turns.',
      two: 'After each line it is clear what holds and what follows.',
      one: 'Some lines leave it open.',
      zero: 'Several lines leave it open, or one quite.',
    },
    es: {
      occasion: 'Llamadas de al menos tres turnos.',
      two: 'Después de cada frase queda claro en qué se quedó y qué sigue.',
      one: 'Algunas frases lo dejan abierto.',
      zero: 'Varias frases lo dejan abierto, o una del todo.',
    },
  },
  reasons: {
    en: [
      'After what you said it was not clear what holds and what follows.',
      'Here and there it was not clear what holds.',
      'Your lines were clear.',
    ],
    es: [
      'Después de lo que dijo no quedó claro en qué se quedó y qué sigue.',
      'Por momentos no quedó claro en qué se quedó.',
      'Sus frases fueron claras.',
    ],
  },
  opportunities: ({ talk, law }) => lineFaultHabit(talk, law, 'clear'),
} as const satisfies Criterion
