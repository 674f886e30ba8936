import type { Criterion, Opportunity } from '../criterion.ts'
import { actsIn, quoteOf, repliesAfter, some } from '../../conversation.ts'
import { closedQuestionsIn, openQuestionsIn } from '../../questions.ts'
import { feltQuote } from './answered.ts'

export const interest = {
  id: 'empathy.interest',
  weight: 0.25,
  definition: {
    en: {
      occasion: 'The debtor tells of distress or a blow of life.',
      two: 'The collector asks openly how it is or what happened, within two turns.',
      one: 'A closed question or a reflection on it.',
      zero: 'No interest shown.',
    },
    es: {
      occasion: 'El deudor cuenta angustia o un golpe de la vida.',
      two: 'El agente pregunta de forma abierta cómo está o qué pasó, en dos turnos.',
      one: 'Una pregunta cerrada o un reflejo de lo dicho.',
      zero: 'Sin interés.',
    },
  },
  reasons: {
    en: [
      'You did not ask about the situation they described.',
      'You touched on their situation with a closed question.',
      'You asked to hear more about their situation.',
    ],
    es: [
      'No preguntó por la situación que le contó.',
      'Tocó su situación con una pregunta cerrada.',
      'Quiso saber más de su situación.',
    ],
  },
  opportunities: ({ talk }) => {
    const told = talk.debtor
      .filter((turn) => some(turn, (read) => read.hardship || read.distress))
      .slice(0, 2)
    return told.flatMap((felt): Opportunity[] => {
      const replies = repliesAfter(talk, felt.index, 2)
      if (replies.length === 0) return []
      const probe = replies.flatMap(openQuestionsIn)[0]
      const closed =
        replies.flatMap(closedQuestionsIn)[0] ??
        replies.flatMap((turn) => actsIn(turn, 'reflect').map(quoteOf))[0]
      return [{ credit: probe ? 1 : closed ? 0.6 : 0, quote: probe ?? closed ?? feltQuote(felt) }]
    })
  },
} as const satisfies Criterion
