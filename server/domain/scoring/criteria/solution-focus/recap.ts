import type { Criterion } from '../criterion.ts'
import { type Agreement, agreementIn } from '../../agreement.ts'
import { type CollectorLine, quoteLine } from '../../conversation.ts'
import { lastQuote, negotiable } from './payments.ts'

/** Whether a line says the sum and the day of an agreement together. */
function saysBack({ understanding }: CollectorLine, { paymentCents, firstOn }: Agreement): boolean {
  return (
    paymentCents !== null &&
    firstOn !== null &&
    understanding.amounts.some(({ cents }) => cents === paymentCents) &&
    understanding.dates.some(({ on }) => on === firstOn)
  )
}

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
    const saidBack = talk.collector
      .flatMap(({ lines }) => lines)
      .find((said) => said.line > agreement.accepted.line && saysBack(said, agreement))
    if (saidBack) return [{ credit: 0.75, quote: quoteLine(saidBack) }]
    return [
      {
        credit: 0,
        quote: last,
        moment: last && { kind: 'no_recap', quote: last, about: agreement.accepted },
      },
    ]
  },
} as const satisfies Criterion
