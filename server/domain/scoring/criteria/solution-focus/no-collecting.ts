import type { Conversation, DebtorTurn } from '../../conversation.ts'
import type { Criterion } from '../criterion.ts'
import { actsIn, quoteOf, quoteTurn, some } from '../../conversation.ts'
import { rightsIn } from '../../rights.ts'
import { situationOf } from '../../situation.ts'
import { lastQuote, rests } from './payments.ts'

/** The debtor's turn that stops collecting. */
function stopIn(talk: Conversation): DebtorTurn | undefined {
  const [right] = rightsIn(talk)
  return right?.turn ?? talk.debtor.find((turn) => some(turn, (read) => read.disputes))
}

/** Talk of money after the debtor said what stops collecting. */
function pitchesAfter(talk: Conversation, index: number) {
  return talk.collector
    .filter((turn) => turn.index > index + 1)
    .flatMap((turn) => actsIn(turn, 'plan', 'settlement', 'ask_full', 'ask_commitment').slice(0, 1))
}

export const noCollecting = {
  id: 'solution_focus.no_collecting',
  weight: 4,
  definition: {
    en: {
      occasion:
        'The debtor disputes the debt, has an attorney, asks for the calls to stop, or is the wrong person.',
      two: 'No money is asked for after it.',
      one: 'Once, in passing.',
      zero: 'Again.',
    },
    es: {
      occasion:
        'El deudor disputa la deuda, tiene abogado, pide que no le llamen o no es la persona buscada.',
      two: 'Después no se pide dinero.',
      one: 'Una vez, de paso.',
      zero: 'Otra vez.',
    },
  },
  reasons: {
    en: [
      'You went on asking for money where collecting had to stop.',
      'Money came up once more after collecting had to stop.',
      'You let the debt rest, as the situation asks.',
    ],
    es: [
      'Siguió pidiendo dinero cuando el cobro debía esperar.',
      'Volvió a hablar de pagar cuando el cobro debía esperar.',
      'Dejó descansar la deuda, como pide la situación.',
    ],
  },
  opportunities: ({ talk }) => {
    if (!rests.includes(situationOf(talk))) return []
    const stop = stopIn(talk)
    if (!stop) return []
    const pitched = pitchesAfter(talk, stop.index)
    const [first] = pitched
    if (!first) return [{ credit: 1, quote: lastQuote(talk) }]
    const quote = quoteOf(first)
    return [
      {
        credit: Math.max(0, 1 - 0.5 * pitched.length),
        quote,
        moment: { kind: 'collecting_on', quote, about: quoteTurn(stop) },
      },
    ]
  },
} as const satisfies Criterion
