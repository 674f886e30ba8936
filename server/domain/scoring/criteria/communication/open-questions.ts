import type { Criterion, Opportunity } from '../criterion.ts'
import type { Quote } from '#protocol/vocabulary/analysis.ts'
import { choiceCue, notOpen, storyCue } from '#server/language/manner/question-cues.ts'
import { plain, wordCount } from '#server/language/text/plain.ts'
import {
  actsIn,
  type CollectorTurn,
  type Conversation,
  debtorBefore,
  quoteOf,
  quoteTurn,
} from '../../conversation.ts'
import { openQuestionsIn } from '../../questions.ts'

/** Words of a question that asks for more than a name or a day. */
const storyWords = 4

/** Whether a question got somebody to tell of themselves: one that was dodged, or offers two answers, taught nothing. */
function opensUp(talk: Conversation, asked: CollectorTurn, { text }: Quote): boolean {
  const said = plain(text)
  if (wordCount(text) < storyWords || !storyCue.test(said) || notOpen.test(said) || choiceCue.test(said))
    return false
  const reply = talk.debtor.find((turn) => turn.index > asked.index)
  if (reply === undefined) return false
  return reply.lines.some(({ move, reading }) =>
    move === null ? wordCount(reply.text) >= toldWords : 'fact' in move.says || reading.causes.length > 0,
  )
}

/** From so many words on a recorded debtor has told something. */
const toldWords = 10

export const openQuestions = {
  id: 'communication.open_questions',
  weight: 1,
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
          moment: opensUp(talk, turn, quote)
            ? { kind: 'open_question', quote, about: about && quoteTurn(about) }
            : null,
        }
      }
      const quote = closed ? quoteOf(closed) : firstTurn ? quoteTurn(firstTurn) : null
      const isClosed = closed && !storyCue.test(plain(quoteOf(closed).text))
      const moment =
        n === 0 && probes.length === 0 && isClosed
          ? { kind: 'closed_only' as const, quote: quoteOf(closed), about: null }
          : null
      return { credit: 0, quote, moment }
    })
  },
} as const satisfies Criterion
