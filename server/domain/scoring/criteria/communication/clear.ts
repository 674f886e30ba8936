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
      zero: 'Many lines leave it open, or contradict each other.',
    },
    es: {
      occasion: 'Llamadas de al menos tres turnos.',
      two: 'Después de cada frase queda claro qué vale y qué sigue.',
      one: 'Algunas frases lo dejan abierto.',
      zero: 'Muchas frases lo dejan abierto o se contradicen.',
    },
  },
  reasons: {
    en: [
      'After many lines it was not clear what holds.',
      'After some lines it was not clear what holds.',
      'Your lines were clear.',
    ],
    es: [
      'Después de muchas frases no quedó claro qué vale.',
      'Después de algunas frases no quedó claro qué vale.',
      'Sus frases fueron claras.',
    ],
  },
  opportunities: ({ talk, law }) => lineFaultHabit(talk, law, 'clear'),
} as const satisfies Criterion
