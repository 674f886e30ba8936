import type { Criterion } from '../criterion.ts'
import { quoteLine } from '../../conversation.ts'
import { wordsIn } from './turns.ts'

/** Words of a turn up to which it is easily followed on the phone, and beyond which it is a lecture. */
const turnWordsEasy = 70
const turnWordsLecture = 110

export const shortTurns = {
  id: 'communication.short_turns',
  weight: 1.25,
  definition: {
    en: {
      occasion: 'Each turn; the required disclosure does not count.',
      two: 'Turns of up to about 70 words.',
      one: 'Some longer.',
      zero: 'Lectures of 110 words and more.',
    },
    es: {
      occasion: 'Cada turno; el aviso legal no cuenta.',
      two: 'Turnos de hasta unas 70 palabras.',
      one: 'Algunos más largos.',
      zero: 'Discursos de 110 palabras o más.',
    },
  },
  reasons: {
    en: [
      'Most turns were too long to follow.',
      'Some turns were too long to follow.',
      'Your turns were short enough to follow.',
    ],
    es: [
      'La mayoría de sus turnos fue demasiado larga.',
      'Algunos turnos fueron demasiado largos.',
      'Sus turnos fueron cortos y claros.',
    ],
  },
  opportunities: ({ talk }) =>
    talk.collector.length < 2
      ? []
      : talk.collector.map((turn) => {
          const words = wordsIn(turn)
          const over = (words - turnWordsEasy) / (turnWordsLecture - turnWordsEasy)
          const credit = Math.max(0, Math.min(1, 1 - over))
          const line = turn.lines[0]
          const quote = line ? quoteLine(line) : null
          return {
            credit,
            quote,
            moment: quote && words >= turnWordsLecture ? { kind: 'lecture', quote, about: null } : null,
          }
        }),
} as const satisfies Criterion
