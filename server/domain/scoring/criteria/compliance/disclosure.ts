import type { Criterion } from '../criterion.ts'
import { callOrder } from '../../violations.ts'
import { noticeFor } from '../../../law/law.ts'

const halfGiven = {
  en: 'The disclosure left out that what is said will be used to collect the debt.',
  es: 'En el aviso faltó que lo que se diga se usará para cobrar la deuda.',
}

export const disclosure = {
  id: 'compliance.disclosure',
  weight: 3.5,
  definition: {
    en: {
      occasion: 'The law asks for a notice, and the matter is reached.',
      two: 'Given in time, with all that the law asks for.',
      one: 'Late or incomplete.',
      zero: 'Missing.',
    },
    es: {
      occasion: 'La ley exige un aviso y se llega al asunto.',
      two: 'Se da a tiempo, con todo lo que la ley pide.',
      one: 'Tarde o incompleto.',
      zero: 'Falta.',
    },
  },
  reasons: {
    en: [
      'The required disclosure was missing.',
      'The required disclosure came after the debt was stated.',
      'The required disclosure was given in time.',
    ],
    es: [
      'Faltó el aviso legal obligatorio.',
      'El aviso legal llegó después de mencionar la deuda.',
      'Dio a tiempo el aviso legal obligatorio.',
    ],
  },
  opportunities: ({ talk, law }) => {
    const order = callOrder(talk)
    if (noticeFor(law) === null || !order.reachedMatter) return []
    const { disclosure, disclosureInTime, purposeSaid, debt } = order
    if (!disclosure) return [{ credit: 0, quote: debt }]
    const kind = !purposeSaid ? 'half_notice' : disclosureInTime ? 'clean_opening' : 'late_notice'
    return [
      {
        credit: (disclosureInTime ? 1 : 0.6) * (purposeSaid ? 1 : 0.7),
        quote: disclosure,
        moment: { kind, quote: disclosure, about: null },
        ...(!purposeSaid && disclosureInTime && { why: halfGiven }),
      },
    ]
  },
} as const satisfies Criterion
