import type { Criterion } from '../criterion.ts'
import { actsIn, type CollectorLine, type Conversation, quoteAt, quoteOf } from '../../conversation.ts'
import { agreementIn } from '../../agreement.ts'
import { missed, negotiable } from './payments.ts'

/** Whether the figure got the talk further: the debtor neither objects to it nor turns it down. */
function moves(talk: Conversation, { line }: CollectorLine): boolean {
  const reply = talk.debtor.flatMap(({ lines }) => lines).find((said) => said.line > line)
  return reply !== undefined && reply.reading.topics.length === 0 && !reply.reading.anger
}

export const amount = {
  id: 'solution_focus.amount',
  weight: 0.25,
  definition: {
    en: {
      occasion: 'A call where paying could be talked about.',
      two: 'A payment is named in figures.',
      one: 'The full amount only.',
      zero: 'None.',
    },
    es: {
      occasion: 'Una llamada en la que se podía hablar de pagar.',
      two: 'Se nombra un pago en cifras.',
      one: 'Solo el total.',
      zero: 'Ninguna.',
    },
  },
  reasons: {
    en: [
      'No payment was named in figures.',
      'Only the whole balance was named.',
      'You named a payment in figures.',
    ],
    es: ['No nombró ningún pago en cifras.', 'Solo nombró el total.', 'Nombró un pago en cifras.'],
  },
  opportunities: ({ talk }) => {
    if (!negotiable(talk)) return []
    const named = talk.collector
      .flatMap((turn) => turn.lines)
      .filter(
        (line) =>
          line.read.sentences.some(
            ({ terms }) => terms !== null && (terms.is === 'offer' || terms.is === 'question'),
          ) ||
          line.understanding.acts.some(({ act }) =>
            ['plan', 'settlement', 'ask_full', 'recap', 'ask_commitment'].includes(act),
          ),
      )
      .find((line) => line.understanding.amounts.some((amount) => amount.cents < talk.scenario.debtCents))
    const amount = named?.understanding.amounts.find(({ cents }) => cents < talk.scenario.debtCents)
    const fullAsked = talk.collector.flatMap((turn) => actsIn(turn, 'ask_full'))[0]
    if (named && amount) {
      const quote = quoteAt(named, amount.start)
      // Once something is agreed, a figure moves nothing any more.
      const late = named.line > (agreementIn(talk)?.accepted.line ?? Number.POSITIVE_INFINITY)
      return [
        {
          credit: 1,
          quote,
          moment: late || !moves(talk, named) ? null : { kind: 'concrete_offer', quote, about: null },
        },
      ]
    }
    return [fullAsked ? { credit: 0.3, quote: quoteOf(fullAsked) } : missed(talk)]
  },
} as const satisfies Criterion
