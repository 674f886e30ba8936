import type { Criterion } from '../criterion.ts'
import { answered, feltQuote, followsUp, moment, usesRight } from './answered.ts'

const ackCredit = { none: 0, bare: 0, boundary: 0.5, generic: 0.8, specific: 1 } as const

export const acknowledged = {
  id: 'empathy.acknowledged',
  weight: 0.5,
  definition: {
    en: {
      occasion: 'The debtor shows anger, distress, or tells of a blow of life (work, illness, family).',
      two: 'The collector’s next turn acknowledges it.',
      one: 'Some are acknowledged, or by a worn formula.',
      zero: 'Passed over. "I understand" alone acknowledges nothing.',
    },
    es: {
      occasion:
        'El deudor muestra enojo o angustia, o cuenta un golpe de la vida (trabajo, enfermedad, familia).',
      two: 'El siguiente turno del agente lo reconoce.',
      one: 'Se reconoce a veces, o con una fórmula gastada.',
      zero: 'Se pasa por alto. «Entiendo» por sí solo no reconoce nada.',
    },
  },
  reasons: {
    en: [
      'Emotional moments went by without a word about them.',
      'Some emotional moments were acknowledged, others passed over.',
      'You acknowledged what they felt, in your very next line.',
    ],
    es: [
      'Los momentos emotivos pasaron sin una palabra al respecto.',
      'Atendió algunos momentos emotivos y dejó pasar otros.',
      'Reconoció lo que sentía, en su siguiente frase.',
    ],
  },
  opportunities: ({ talk }) =>
    answered(talk).map((case_) => {
      const { taken, wear } = case_
      const credit = taken.level === 'specific' ? 1 : ackCredit[taken.level] * wear
      // Words of one's own are no formula, though they name nothing that was told.
      const formula = taken.level === 'bare' || case_.wear < 1
      const kind =
        credit >= 0.8 || followsUp(case_) || usesRight(case_.felt)
          ? null
          : taken.level === 'none'
            ? 'missed_feeling'
            : formula
              ? 'generic_feeling'
              : null
      return {
        credit,
        quote: credit > 0 ? taken.quote : feltQuote(case_.felt),
        moment: kind && moment(kind, case_),
      }
    }),
} as const satisfies Criterion
