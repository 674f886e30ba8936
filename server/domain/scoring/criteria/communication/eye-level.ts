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
      zero: 'Several lines do, or one badly.',
    },
    es: {
      occasion: 'Llamadas de al menos tres turnos.',
      two: 'Cada frase trata a la persona como a un igual, y ninguna es fría.',
      one: 'Algunas frases suenan a superioridad o son frías.',
      zero: 'Varias frases lo hacen, o una de forma grave.',
    },
  },
  reasons: {
    en: [
      'Lines talked down or sounded cold, or one did badly.',
      'The tone was a little cold or from above.',
      'You spoke as to an equal.',
    ],
    es: [
      'Hubo frases frías o con superioridad, o una que lo fue mucho.',
      'El tono fue un poco frío o con superioridad.',
      'Habló como con un igual.',
    ],
  },
  opportunities: ({ talk, law }) => lineFaultHabit(talk, law, 'eye_level'),
} as const satisfies Criterion
