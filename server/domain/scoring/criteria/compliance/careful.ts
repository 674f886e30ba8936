import type { Criterion } from '../criterion.ts'
import { habitOf, nearBreach } from '../../habits.ts'

/** Where the turns come so near to a breach on average, a listener hears one. */
const most = 0.15

export const careful = {
  id: 'compliance.careful',
  weight: 2.25,
  definition: {
    en: {
      occasion: 'Calls of at least three turns.',
      two: 'Nothing sounds like a threat, an insult or a false claim.',
      one: 'A line or two come near.',
      zero: 'Much of it does.',
    },
    es: {
      occasion: 'Llamadas de al menos tres turnos.',
      two: 'Nada suena a amenaza, insulto o afirmación falsa.',
      one: 'Una o dos frases se acercan.',
      zero: 'Mucho suena así.',
    },
  },
  reasons: {
    en: [
      'Much of what you said comes near to what is forbidden.',
      'Something you said comes near to what is forbidden.',
      'You stayed clear of anything that sounds like a threat, an insult or a false claim.',
    ],
    es: [
      'Mucho de lo que dijo se acerca a lo prohibido.',
      'Algo de lo que dijo se acerca a lo prohibido.',
      'Se mantuvo lejos de cuanto suena a amenaza, insulto o afirmación falsa.',
    ],
  },
  opportunities: ({ talk }) => {
    const share = habitOf(talk, nearBreach)
    return share === null ? [] : [{ credit: 1 - Math.min(1, share / most), quote: null }]
  },
} as const satisfies Criterion
