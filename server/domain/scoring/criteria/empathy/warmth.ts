import type { Criterion } from '../criterion.ts'
import { habitOf, kindnessIn, warmthIn } from '../../habits.ts'
import { quoteTurn } from '../../conversation.ts'

/** So kind are the turns of a call on average where people call a collector warm. */
const shareForAll = 0.4

/** From this credit on the criterion counts as met, and what earned it is shown: that a kind word was missing shows in no line. */
const met = 0.75

export const warmth = {
  id: 'empathy.warmth',
  weight: 3.75,
  definition: {
    en: {
      occasion: 'Calls of at least three turns.',
      two: 'Kind throughout: feels with the person, calms, encourages, wishes well, in words that fit.',
      one: 'Kind at times.',
      zero: 'Cold or mechanical.',
    },
    es: {
      occasion: 'Llamadas de al menos tres turnos.',
      two: 'Humano en toda la llamada: comprende, tranquiliza, anima y desea lo mejor, con palabras que encajan.',
      one: 'Humano a veces.',
      zero: 'Frío o mecánico.',
    },
  },
  reasons: {
    en: [
      'Hardly a kind word was said.',
      'There were kind words now and then.',
      'You stayed kind through the call: you felt with the person, calmed and encouraged.',
    ],
    es: [
      'Casi no hubo una palabra humana.',
      'Hubo palabras humanas de vez en cuando.',
      'Mantuvo un trato humano: comprendió, tranquilizó y animó.',
    ],
  },
  opportunities: ({ talk }) => {
    const share = habitOf(talk, (turn) => warmthIn(talk, turn))
    if (share === null) return []
    const credit = Math.min(1, share / shareForAll)
    const [shown] = talk.collector.toSorted((one, other) => kindnessIn(talk, other) - kindnessIn(talk, one))
    return [{ credit, quote: shown && credit >= met ? quoteTurn(shown) : null }]
  },
} as const satisfies Criterion
