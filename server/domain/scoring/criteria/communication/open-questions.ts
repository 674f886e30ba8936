import type { Criterion, Opportunity } from '../criterion.ts'
import { actsIn, debtorBefore, quoteOf, quoteTurn } from '../../conversation.ts'
import { openQuestionsIn } from '../../questions.ts'

export const openQuestions = {
  id: 'communication.open_questions',
  weight: 1.5,
  definition: {
    en: {
      occasion: 'Calls of at least three turns.',
      two: 'Two or more open questions (one in a short call).',
      one: 'One where two had room.',
      zero: 'No open question: only questions for a fact or a yes, or demands.',
    },
    es: {
      occasion: 'Llamadas de al menos tres turnos.',
      two: 'Dos o más preguntas abiertas (una en una llamada corta).',
      one: 'Una donde cabían dos.',
      zero: 'Ninguna pregunta abierta: solo preguntas por un dato o un sí, o exigencias.',
    },
  },
  reasons: {
    en: [
      'No open question was asked.',
      'One open question; there was room for more.',
      'Open questions let them explain.',
    ],
    es: [
      'No hizo ninguna pregunta abierta.',
      'Una pregunta abierta; cabían más.',
      'Las preguntas abiertas le dejaron explicarse.',
    ],
  },
  opportunities: ({ talk }) => {
    if (talk.collector.length < 3) return []
    const wanted = talk.collector.length >= 6 ? 2 : 1
    const probes = talk.collector.flatMap((turn) =>
      openQuestionsIn(turn)
        .slice(0, 1)
        .map((quote) => ({ quote, turn })),
    )
    const closed = talk.collector.flatMap((turn) => actsIn(turn, 'closed_probe', 'ask_full').slice(0, 1))[0]
    const firstTurn = talk.collector[0]
    return Array.from({ length: wanted }, (_, n): Opportunity => {
      const probe = probes[n]
      if (probe) {
        const { quote, turn } = probe
        const about = debtorBefore(talk, turn.index)
        return {
          credit: 1,
          quote,
          moment: { kind: 'open_question', quote, about: about && quoteTurn(about) },
        }
      }
      const quote = closed ? quoteOf(closed) : firstTurn ? quoteTurn(firstTurn) : null
      const moment =
        n === 0 && closed ? { kind: 'closed_only' as const, quote: quoteOf(closed), about: null } : null
      return { credit: 0, quote, moment }
    })
  },
} as const satisfies Criterion
