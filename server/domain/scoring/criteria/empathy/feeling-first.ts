import type { Criterion } from '../criterion.ts'
import { actsIn, conceptsIn, quoteOf } from '../../conversation.ts'
import { answered, feltQuote, moneyActs } from './answered.ts'

export const feelingFirst = {
  id: 'empathy.feeling_first',
  weight: 0.25,
  definition: {
    en: {
      occasion: 'The debtor shows anger, distress, or tells of a blow of life (work, illness, family).',
      two: 'The acknowledgement comes before any talk of payment.',
      one: 'At times, or after it.',
      zero: 'Business first or no acknowledgement.',
    },
    es: {
      occasion:
        'El deudor muestra enojo o angustia, o cuenta un golpe de la vida (trabajo, enfermedad, familia).',
      two: 'El reconocimiento llega antes de hablar de pagar.',
      one: 'A veces, o después.',
      zero: 'Primero el asunto, o sin reconocimiento.',
    },
  },
  reasons: {
    en: [
      'Business came before the feeling.',
      'The feeling came first now and then.',
      'The feeling came first, the money after.',
    ],
    es: [
      'El asunto llegó antes que el sentimiento.',
      'El sentimiento fue primero solo a veces.',
      'Primero el sentimiento, después el dinero.',
    ],
  },
  opportunities: ({ talk }) =>
    answered(talk).map((case_) => {
      const { taken, reply } = case_
      const warm = taken.level === 'generic' || taken.level === 'specific' || taken.level === 'boundary'
      const ask = actsIn(reply, ...moneyActs)[0]
      const askAt = ask ? reply.text.indexOf(ask.line.text.trim()) + ask.hit.start : null
      const first = askAt === null || taken.at <= askAt
      const credit = !warm ? 0 : first ? 1 : 0.5
      return {
        credit: taken.level === 'specific' ? credit : credit * 0.75,
        quote: ask && credit < 1 ? quoteOf(ask) : taken.quote,
        moment:
          ask && credit < 1
            ? {
                kind: 'money_before_feeling',
                quote: quoteOf(ask),
                about: feltQuote(case_.felt),
                told: conceptsIn(case_.felt),
              }
            : null,
      }
    }),
} as const satisfies Criterion
