import type { Criterion } from '../criterion.ts'
import { actsIn, quoteLine, quoteOf, quoteTurn, some } from '../../conversation.ts'
import { agreementIn, answeredBy } from '../../agreement.ts'
import { lastQuote, negotiable } from './payments.ts'

export const commitment = {
  id: 'solution_focus.commitment',
  weight: 4,
  definition: {
    en: {
      occasion: 'A call where paying could be talked about.',
      two: 'The debtor commits to amount, day and method.',
      one: 'Commits vaguely or in part.',
      zero: 'Does not commit.',
    },
    es: {
      occasion: 'Una llamada en la que se podía hablar de pagar.',
      two: 'El deudor se compromete con monto, día y forma.',
      one: 'Se compromete a medias.',
      zero: 'No se compromete.',
    },
  },
  reasons: {
    en: [
      'They committed to nothing.',
      'They committed, but without all the particulars.',
      'They committed to something particular.',
    ],
    es: [
      'No se comprometió a nada.',
      'Se comprometió, pero sin todos los detalles.',
      'Se comprometió a algo concreto.',
    ],
  },
  opportunities: ({ talk }) => {
    if (!negotiable(talk)) return []
    const agreement = agreementIn(talk)
    if (!agreement) {
      const asked = talk.collector.flatMap((turn) => actsIn(turn, 'ask_commitment'))[0]
      const quote = asked ? quoteOf(asked) : lastQuote(talk)
      // "I'll see what I can do" is good will, and no promise.
      const willing = talk.debtor.findLast((turn) => some(turn, (read) => read.leans && !read.anger))
      if (willing) {
        const about = quoteTurn(willing)
        return [{ credit: 0.4, quote: about, moment: quote && { kind: 'no_promise', quote, about } }]
      }
      return [{ credit: asked ? 0.25 : 0, quote }]
    }
    const parts = [agreement.paymentCents ?? agreement.totalCents, agreement.firstOn, agreement.method]
    const named = parts.filter((part) => part !== null).length
    const credit = agreement.hedged ? 0.4 : ([0.4, 0.55, 0.8, 1][named] ?? 0)
    const kind = credit === 1 ? ('specific_promise' as const) : ('vague_promise' as const)
    const answered = answeredBy(talk, agreement)
    const about = agreement.accepted
    return [{ credit, quote: about, moment: answered && { kind, quote: quoteLine(answered), about } }]
  },
} as const satisfies Criterion
