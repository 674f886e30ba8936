import { perMonthCents } from '../../../debtor/finances.ts'
import type { Criterion } from '../criterion.ts'
import { agreementIn, offersIn, statedMeans } from '../../agreement.ts'
import { quoteAt } from '../../conversation.ts'
import { lastQuote, negotiable } from './payments.ts'

/** Offers up to this share above what is affordable still count as within the debtor's means. */
const meansTolerance = 1.1

export const withinMeans = {
  id: 'solution_focus.within_means',
  weight: 1.25,
  definition: {
    en: {
      occasion: 'A payment was named, and what the debtor can pay is known.',
      two: 'Within it.',
      one: 'Somewhat above.',
      zero: 'Far above.',
    },
    es: {
      occasion: 'Se nombró un pago y se sabe cuánto puede pagar el deudor.',
      two: 'Dentro de lo posible.',
      one: 'Algo por encima.',
      zero: 'Muy por encima.',
    },
  },
  reasons: {
    en: [
      'The offer was beyond their means.',
      'The offer was at the edge of their means.',
      'The offer was within their means.',
    ],
    es: [
      'La oferta superaba sus posibilidades.',
      'La oferta quedó al límite de sus posibilidades.',
      'La oferta cabía en sus posibilidades.',
    ],
  },
  opportunities: ({ talk, finances }) => {
    if (!negotiable(talk)) return []
    const agreement = agreementIn(talk)
    const cap = statedMeans(talk)?.monthCents ?? finances?.monthlyCapCents ?? null
    const below = ({ cents }: { cents: number }) => cents < talk.scenario.debtCents
    const offer = offersIn(talk).findLast((line) => line.understanding.amounts.some(below))
    const cents = agreement?.paymentCents ?? offer?.understanding.amounts.find(below)?.cents ?? null
    if (cap === null || cents === null) return []
    const frequency = agreement ? agreement.frequency : offer?.understanding.frequency
    const month = perMonthCents(cents, frequency ?? 'monthly')
    // One payment that settles the debt comes from savings, not from a month's budget.
    if (agreement && agreement.kind !== 'plan') return [{ credit: 1, quote: agreement.accepted }]
    const within = month <= cap * meansTolerance
    const freely = agreement !== null && !agreement.hedged
    const quote = offer
      ? quoteAt(offer, offer.understanding.amounts.find(below)?.start ?? 0)
      : lastQuote(talk)
    return [
      {
        credit: within ? 1 : freely ? 0.6 : month <= cap * 1.5 ? 0.4 : 0,
        quote,
        moment: quote && !within && !freely ? { kind: 'above_means', quote, about: null } : null,
      },
    ]
  },
} as const satisfies Criterion
