import type { Criterion } from '../criterion.ts'
import { announcementIn, habitOf } from '../../habits.ts'

/** Two of twelve turns say what will be done where people know what comes. */
const shareForAll = 0.15

export const announces = {
  id: 'communication.announces',
  weight: 2.25,
  definition: {
    en: {
      occasion: 'Calls of at least three turns.',
      two: 'Says what they will do: send, note, check, call back.',
      one: 'Once.',
      zero: 'Never.',
    },
    es: {
      occasion: 'Llamadas de al menos tres turnos.',
      two: 'Dice lo que va a hacer: enviar, anotar, revisar, volver a llamar.',
      one: 'Una vez.',
      zero: 'Nunca.',
    },
  },
  reasons: {
    en: [
      'You seldom said what you would do.',
      'You said now and then what you would do.',
      'You said what you would do.',
    ],
    es: ['Dijo pocas veces qué iba a hacer.', 'Dijo a veces qué iba a hacer.', 'Dijo qué iba a hacer.'],
  },
  opportunities: ({ talk }) => {
    const share = habitOf(talk, (turn) => announcementIn(talk, turn))
    return share === null ? [] : [{ credit: Math.min(1, share / shareForAll), quote: null }]
  },
} as const satisfies Criterion
