import { lineFaultHabit } from '../../line-faults/habit.ts'
import type { Criterion } from '../criterion.ts'

export const responds = {
  id: 'communication.responds',
  weight: 5,
  definition: {
    en: {
      occasion: 'Calls of at least three turns.',
      two: 'Each line does what the moment calls for: answers, takes what is offered, names the next step.',
      one: 'Some lines pass over it.',
      zero: 'Many lines pass over it.',
    },
    es: {
      occasion: 'Llamadas de al menos tres turnos.',
      two: 'Cada frase hace lo que pide el momento: responde, toma lo que se ofrece, dice qué sigue.',
      one: 'Algunas frases lo pasan por alto.',
      zero: 'Muchas frases lo pasan por alto.',
    },
  },
  reasons: {
    en: [
      'Many lines passed over what the moment called for.',
      'Some lines passed over what the moment called for.',
      'Your lines did what the moment called for.',
    ],
    es: [
      'Muchas frases pasaron por alto lo que pedía el momento.',
      'Algunas frases pasaron por alto lo que pedía el momento.',
      'Sus frases hicieron lo que pedía el momento.',
    ],
  },
  opportunities: ({ talk, law }) => lineFaultHabit(talk, law, 'responds'),
} as const satisfies Criterion
