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
      zero: 'Several lines pass over it, or one badly.',
    },
    es: {
      occasion: 'Llamadas de al menos tres turnos.',
      two: 'Cada frase hace lo que pide el momento: responde, toma lo que se ofrece, dice qué sigue.',
      one: 'Algunas frases lo pasan por alto.',
      zero: 'Varias frases lo pasan por alto, o una de forma grave.',
    },
  },
  reasons: {
    en: [
      'Lines passed over what the moment called for.',
      'Now and then the moment called for something else.',
      'Your lines did what the moment called for.',
    ],
    es: [
      'Hubo frases que pasaron por alto lo que pedía el momento.',
      'A veces el momento pedía otra cosa.',
      'Sus frases hicieron lo que pedía el momento.',
    ],
  },
  opportunities: ({ talk, law }) => lineFaultHabit(talk, law, 'responds'),
} as const satisfies Criterion
