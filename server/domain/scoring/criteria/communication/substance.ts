import type { Criterion } from '../criterion.ts'
import { quoteTurn } from '../../conversation.ts'
import { wordsIn } from './turns.ts'

/** Mean words of a turn: at the first it is curt, from the second on it says something whole. */
const turnWordsCurt = 5
const turnWordsFull = 18

export const substance = {
  id: 'communication.substance',
  weight: 0.75,
  definition: {
    en: {
      occasion: 'Calls of at least three turns.',
      two: 'Turns say something whole: what is meant, why, and what follows.',
      one: 'Some are scraps.',
      zero: 'Curt scraps throughout.',
    },
    es: {
      occasion: 'Llamadas de al menos tres turnos.',
      two: 'Los turnos dicen algo completo: qué, por qué y qué sigue.',
      one: 'Algunos son retazos.',
      zero: 'Retazos secos en toda la llamada.',
    },
  },
  reasons: {
    en: [
      'Your turns were scraps; the person had to guess what you meant.',
      'Some turns were too short to say what you meant.',
      'You said things in full, so that they could be followed.',
    ],
    es: [
      'Habló a retazos; la persona tuvo que adivinar.',
      'Algunos turnos fueron demasiado breves para entenderse.',
      'Dijo las cosas completas, de modo que se podían seguir.',
    ],
  },
  opportunities: ({ talk }) => {
    if (talk.collector.length < 3) return []
    const mean = talk.collector.reduce((sum, turn) => sum + wordsIn(turn), 0) / talk.collector.length
    const fullest = talk.collector.toSorted((a, b) => wordsIn(b) - wordsIn(a))[0]
    const credit = Math.max(0, Math.min(1, (mean - turnWordsCurt) / (turnWordsFull - turnWordsCurt)))
    return [{ credit, quote: fullest ? quoteTurn(fullest) : null }]
  },
} as const satisfies Criterion
