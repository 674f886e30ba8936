import type { Topic } from '#server/language/vocabulary.ts'
import type { Criterion } from '../criterion.ts'
import { actsIn, quoteAt, quoteOf } from '../../conversation.ts'
import { situationOf } from '../../situation.ts'
import { missed, nextStepIn } from './payments.ts'

const proofTopics: readonly Topic[] = [
  'proof',
  'last_payment',
  'amount_view',
  'not_mine',
  'creditor_contact',
  'past_agreement',
  'letters',
]

export const evidence = {
  id: 'solution_focus.evidence',
  weight: 1.5,
  definition: {
    en: {
      occasion: 'The debtor disputes the debt.',
      two: 'Papers, a trace or a review are offered.',
      one: 'Only asked about.',
      zero: 'Nothing.',
    },
    es: {
      occasion: 'El deudor disputa la deuda.',
      two: 'Ofrece documentos, un rastreo o una revisión.',
      one: 'Solo pregunta por ello.',
      zero: 'Nada.',
    },
  },
  reasons: {
    en: [
      'Nothing was done to find out who is right.',
      'You asked about it, and offered no papers or review.',
      'You offered papers or a review to settle who is right.',
    ],
    es: [
      'No se hizo nada por saber quién tiene razón.',
      'Preguntó, pero no ofreció documentos ni una revisión.',
      'Ofreció documentos o una revisión para saber quién tiene razón.',
    ],
  },
  opportunities: ({ talk }) => {
    if (situationOf(talk) !== 'dispute') return []
    const [offered] = talk.collector.flatMap((turn) => actsIn(turn, 'offer_validation'))
    if (offered) return [{ credit: 1, quote: quoteOf(offered) }]
    const step = nextStepIn(talk)
    for (const turn of talk.collector) {
      for (const line of turn.lines) {
        const asked = line.read.sentences.find(
          ({ question }) => question && proofTopics.includes(question.topic),
        )
        if (asked) return [{ credit: step ? 0.8 : 0.5, quote: quoteAt(line, asked.start) }]
      }
    }
    return [missed(talk)]
  },
} as const satisfies Criterion
