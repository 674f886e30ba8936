import { spokenBreach } from '../../spoken-breach.ts'
import type { Criterion } from '../criterion.ts'
import { quoteTurn } from '../../conversation.ts'
import { habitOf, nearBreach } from '../../habits.ts'

/** Where the turns come so near to a breach on average, a listener hears one. */
const shareForNothing = 0.15

export const careful = {
  id: 'compliance.careful',
  weight: 2.25,
  definition: {
    en: {
      occasion: 'Calls of at least three turns in which nothing of that was said outright.',
      two: 'Nothing sounds like a threat, an insult or a false claim.',
      one: 'A line or two come near.',
      zero: 'A line comes very near, or many come near.',
    },
    es: {
      occasion: 'Llamadas de al menos tres turnos en que nada de eso se dijo abiertamente.',
      two: 'Nada suena a amenaza, insulto o afirmación falsa.',
      one: 'Una o dos frases se acercan.',
      zero: 'Una frase se acerca mucho, o se acercan muchas.',
    },
  },
  reasons: {
    en: [
      'Something you said comes very near to what is forbidden.',
      'Something you said comes near to what is forbidden.',
      'You stayed clear of anything that sounds like a threat, an insult or a false claim.',
    ],
    es: [
      'Algo de lo que dijo se acerca mucho a lo prohibido.',
      'Algo de lo que dijo se acerca a lo prohibido.',
      'Se mantuvo lejos de cuanto suena a amenaza, insulto o afirmación falsa.',
    ],
  },
  opportunities: ({ talk, law, breaches }) => {
    // What was said outright is told as that: beside it nobody reads that nothing came near.
    if (spokenBreach(breaches) !== null) return []
    const share = habitOf(talk, (turn) => nearBreach(turn, law))
    if (share === null) return []
    const [nearest] = talk.collector.toSorted((one, other) => nearBreach(other, law) - nearBreach(one, law))
    const credit = 1 - Math.min(1, share / shareForNothing)
    return [{ credit, quote: credit < 1 && nearest ? quoteTurn(nearest) : null }]
  },
} as const satisfies Criterion
