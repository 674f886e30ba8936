import { lineFaultHabit } from '../../line-faults/habit.ts'
import type { Criterion } from '../criterion.ts'

export const eyeLevel = {
  id: 'communication.eye_level',
  weight: 6,
  definition: {
    en: {
      occasion: 'Calls of at least three turns.',
      two: 'Every line speaks to the debtor as to an equal, and none is cold.',
      one: 'Some lines talk down or are cold.',
      zero: 'Many lines do, or some badly.',
    },
    es: {
      occasion: 'Llamadas de al menos tres turnos.',
      two: 'Cada frase trata a la persona como a un igual, y ninguna es fría.',
      one: 'Algunas frases suenan a superioridad o son frías.',
      zero: 'Muchas frases lo hacen, o algunas de forma grave.',
    },
  },
  reasons: {
    en: [
      'Many lines talked down or sounded cold.',
      'Some lines talked down or sounded cold.',
      'You spoke as to an equal.',
    ],
    es: [
      'Muchas frases sonaron a superioridad o frías.',
      'Algunas frases sonaron a superioridad o frías.',
      'Habló como con un igual.',
    ],
  },
  opportunities: ({ talk, law }) => lineFaultHabit(talk, law, 'eye_level'),
} as const satisfies Criterion
