import { lineFaultHabit } from '../../line-faults/habit.ts'
import type { Criterion } from '../criterion.ts'

export const toThePoint = {
  id: 'communication.to_the_point',
  weight: 6,
  definition: {
    en: {
      occasion: 'Calls of at least three turns.',
      two: 'The lines keep to the matter; a friendly word stays a word.',
      one: 'Some lines lead away from it.',
      zero: 'Much of the call is about other things.',
    },
    es: {
      occasion: 'Llamadas de al menos tres turnos.',
      two: 'Las frases van al asunto; una palabra amable se queda en eso.',
      one: 'Algunas frases se apartan.',
      zero: 'Gran parte de la llamada trata de otras cosas.',
    },
  },
  reasons: {
    en: [
      'Much of what you said led away from the matter.',
      'Some lines led away from the matter.',
      'You kept to the matter.',
    ],
    es: [
      'Mucho de lo que dijo se apartó del asunto.',
      'Algunas frases se apartaron del asunto.',
      'Fue al asunto.',
    ],
  },
  opportunities: ({ talk, law }) => lineFaultHabit(talk, law, 'to_the_point'),
} as const satisfies Criterion
