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
      zero: 'Several lines lead away from it, or one far.',
    },
    es: {
      occasion: 'Llamadas de al menos tres turnos.',
      two: 'Las frases van al asunto; una palabra amable se queda en eso.',
      one: 'Algunas frases se apartan.',
      zero: 'Varias frases se apartan, o una mucho.',
    },
  },
  reasons: {
    en: [
      'Lines led away from the matter, or one did far.',
      'You wandered from the matter a little.',
      'You kept to the matter.',
    ],
    es: [
      'Hubo frases que se apartaron del asunto, o una que se apartó mucho.',
      'Se apartó un poco del asunto.',
      'Fue al asunto.',
    ],
  },
  opportunities: ({ talk, law }) => lineFaultHabit(talk, law, 'to_the_point'),
} as const satisfies Criterion
