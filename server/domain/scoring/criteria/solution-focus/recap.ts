import type { Criterion } from '../criterion.ts'
import { agreementIn } from '../../agreement.ts'
import { lastQuote, negotiable } from './payments.ts'

export const recap = {
  id: 'solution_focus.recap',
  weight: 1,
  definition: {
    en: {
      occasion: 'Something was agreed.',
      two: 'Repeated with amount and day.',
      one: 'Repeated in part.',
      zero: 'Not repeated.',
    },
    es: {
      occasion: 'Algo se acordó.',
      two: 'Se repite con monto y día.',
      one: 'Se repite en parte.',
      zero: 'No se repite.',
    },
  },
  reasons: {
    en: [
      'The agreement was not repeated at the end.',
      'The agreement was repeated in part.',
      'You repeated the agreement with its figures.',
    ],
    es: [
      'No se repitió el acuerdo al final.',
      'El acuerdo se repitió en parte.',
      'Repitió el acuerdo con sus cifras.',
    ],
  },
  opportunities: ({ talk }) => {
    const agreement = agreementIn(talk)
    if (!negotiable(talk) || !agreement) return []
    const last = lastQuote(talk)
    if (agreement.recap) {
      const moment = { kind: 'recap_given' as const, quote: agreement.recap, about: agreement.accepted }
      return [{ credit: 1, quote: agreement.recap, moment }]
    }
    return [
      {
        credit: 0,
        quote: last,
        moment: last && { kind: 'no_recap', quote: last, about: agreement.accepted },
      },
    ]
  },
} as const satisfies Criterion
