import type { Criterion } from '../criterion.ts'
import { isFriendly } from '../../kindness.ts'
import { quoteTurn } from '../../conversation.ts'

/** So many turns of a call are friendly where people call a collector warm. */
const warmShare = 0.6

/** From this credit on the criterion counts as met, and what earned it is shown: that a friendly word was missing shows in no line. */
const met = 0.75

export const warmth = {
  id: 'empathy.warmth',
  weight: 2.5,
  definition: {
    en: {
      occasion: 'Calls of at least three turns.',
      two: 'Friendly throughout: calms, thanks, encourages, wishes well, in words that fit.',
      one: 'Friendly at times.',
      zero: 'Cold or mechanical.',
    },
    es: {
      occasion: 'Llamadas de al menos tres turnos.',
      two: 'Trato amable en toda la llamada: tranquiliza, agradece, anima y desea lo mejor, con palabras que encajan.',
      one: 'Amable a veces.',
      zero: 'Frío o mecánico.',
    },
  },
  reasons: {
    en: [
      'Hardly a friendly word was said.',
      'There were friendly words now and then.',
      'You stayed friendly through the call: you calmed, thanked and encouraged.',
    ],
    es: [
      'Casi no hubo una palabra amable.',
      'Hubo palabras amables de vez en cuando.',
      'Mantuvo un trato amable: tranquilizó, agradeció y animó.',
    ],
  },
  opportunities: ({ talk }) => {
    if (talk.collector.length < 3) return []
    const friendly = talk.collector.filter(isFriendly)
    const share = friendly.length / talk.collector.length
    const credit = Math.min(1, share / warmShare)
    const shown = friendly.find((turn) => turn.index > 1) ?? friendly[0]
    return [{ credit, quote: shown && credit >= met ? quoteTurn(shown) : null }]
  },
} as const satisfies Criterion
