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
      zero: 'Many lines press, or some hard.',
    },
    es: {
      occasion: 'Llamadas de al menos tres turnos.',
      two: 'Ninguna frase presiona: se deja espacio a un no, a un motivo o a un sentimiento.',
      one: 'Algunas frases presionan.',
      zero: 'Muchas frases presionan, o algunas con fuerza.',
    },
  },
  reasons: {
    en: [
      'Line after line pressed for an answer or for money.',
      'Some lines pressed for an answer or for money.',
      'Your lines left the debtor room.',
    ],
    es: [
      'Frase tras frase presionó por una respuesta o por el dinero.',
      'Algunas frases presionaron por una respuesta o por el dinero.',
      'Sus frases dejaron espacio a la persona.',
    ],
  },
  opportunities: ({ talk, law }) => lineFaultHabit(talk, law, 'room'),
} as const satisfies Criterion
