import { lineFaultHabit } from '../../line-faults/habit.ts'
import type { Criterion } from '../criterion.ts'

export const room = {
  id: 'communication.room',
  weight: 8,
  definition: {
    en: {
      occasion: 'Calls of at least three turns.',
      two: 'No line presses: a no, a reason or a feeling is left room.',
      one: 'Some lines press.',
      zero: 'Several lines press, or one hard.',
    },
    es: {
      occasion: 'Llamadas de al menos tres turnos.',
      two: 'Ninguna frase presiona: se deja espacio a un no, a un motivo o a un sentimiento.',
      one: 'Algunas frases presionan.',
      zero: 'Varias frases presionan, o una con fuerza.',
    },
  },
  reasons: {
    en: [
      'Lines pressed for an answer or for money, or one pressed hard.',
      'You pressed a little for an answer or for money.',
      'Your lines left the debtor room.',
    ],
    es: [
      'Hubo frases que presionaron por una respuesta o por el dinero, o una que presionó mucho.',
      'Presionó un poco por una respuesta o por el dinero.',
      'Sus frases dejaron espacio a la persona.',
    ],
  },
  opportunities: ({ talk, law }) => lineFaultHabit(talk, law, 'room'),
} as const satisfies Criterion
