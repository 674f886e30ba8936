import { fallback } from '#server/language/manner/collector-cues.ts'
import type { Criterion } from '../criterion.ts'
import { agreementIn } from '../../agreement.ts'
import { quoteAt } from '../../conversation.ts'
import { lastQuote, negotiable } from './payments.ts'

export const fallbackGiven = {
  id: 'solution_focus.fallback',
  weight: 0.75,
  definition: {
    en: {
      occasion: 'Something was agreed.',
      two: 'Says what to do if the payment cannot be made.',
      one: 'Hints at it.',
      zero: 'Nothing.',
    },
    es: {
      occasion: 'Algo se acordó.',
      two: 'Dice qué hacer si no se puede pagar.',
      one: 'Lo insinúa.',
      zero: 'Nada.',
    },
  },
  reasons: {
    en: [
      'Nothing was said about what to do if the payment fails.',
      'You hinted at what to do if the payment fails.',
      'You said what to do if something changes.',
    ],
    es: [
      'No se dijo qué hacer si el pago falla.',
      'Insinuó qué hacer si el pago falla.',
      'Dijo qué hacer si algo cambia.',
    ],
  },
  opportunities: ({ talk }) => {
    const agreement = agreementIn(talk)
    if (!negotiable(talk) || !agreement) return []
    for (const turn of talk.collector) {
      for (const line of turn.lines) {
        const found = line.sentences.find((sentence) => fallback.test(sentence.folded))
        if (found) return [{ credit: 1, quote: quoteAt(line, found.start) }]
      }
    }
    const last = lastQuote(talk)
    return [
      {
        credit: 0,
        quote: last,
        moment: last && { kind: 'no_fallback', quote: last, about: agreement.accepted },
      },
    ]
  },
} as const satisfies Criterion
