import type { CollectorTurn } from '../../conversation.ts'
import type { Criterion } from '../criterion.ts'
import { quoteTurn } from '../../conversation.ts'

function questionsIn(turn: CollectorTurn): number {
  return turn.lines.reduce((sum, line) => sum + line.understanding.questions, 0)
}

export const oneAtATime = {
  id: 'communication.one_at_a_time',
  weight: 0.5,
  definition: {
    en: {
      occasion: 'Each turn with a question.',
      two: 'At most two questions.',
      one: 'Three at times.',
      zero: 'Four or more, or three all the time.',
    },
    es: {
      occasion: 'Cada turno con una pregunta.',
      two: 'Como mucho dos preguntas.',
      one: 'Tres a veces.',
      zero: 'Cuatro o más, o tres siempre.',
    },
  },
  reasons: {
    en: [
      'Questions came several at a time.',
      'Some questions came several at a time.',
      'Never more than two questions at once.',
    ],
    es: [
      'Las preguntas llegaron de varias en varias.',
      'Algunas preguntas llegaron juntas.',
      'Nunca más de dos preguntas juntas.',
    ],
  },
  opportunities: ({ talk }) =>
    talk.collector
      .filter((turn) => questionsIn(turn) > 0)
      .map((turn) => {
        const asked = questionsIn(turn)
        const quote = quoteTurn(turn)
        return {
          credit: asked <= 2 ? 1 : asked === 3 ? 0.5 : 0,
          quote,
          moment: quote && asked >= 3 ? { kind: 'stacked_questions', quote, about: null } : null,
        }
      }),
} as const satisfies Criterion
