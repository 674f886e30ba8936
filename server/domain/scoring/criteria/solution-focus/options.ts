import type { Criterion } from '../criterion.ts'
import { actsIn, pushes, quoteOf, some } from '../../conversation.ts'
import { agreementIn } from '../../agreement.ts'
import { callBackIn } from '../../callback.ts'
import { lastQuote, negotiable } from './payments.ts'

export const options = {
  id: 'solution_focus.options',
  weight: 0.5,
  definition: {
    en: {
      occasion: 'A call where paying could be talked about.',
      two: 'Two of full amount, settlement and plan are offered.',
      one: 'One, other than the full amount.',
      zero: 'The full amount only, or nothing.',
    },
    es: {
      occasion: 'Una llamada en la que se podía hablar de pagar.',
      two: 'Ofrece dos de estas: el total, un descuento o un plan.',
      one: 'Una, distinta del total.',
      zero: 'Solo el total, o nada.',
    },
  },
  reasons: {
    en: [
      'There was hardly anything to choose from.',
      'There was one way to pay to choose from.',
      'You offered more than one way to pay.',
    ],
    es: [
      'Casi no hubo de dónde elegir.',
      'Hubo una sola forma de pago para elegir.',
      'Ofreció más de una forma de pagar.',
    ],
  },
  opportunities: ({ talk }) => {
    if (!negotiable(talk)) return []
    const rungs = (['ask_full', 'settlement', 'plan'] as const).flatMap((act) => {
      const [heard] = talk.collector.flatMap((turn) => actsIn(turn, act))
      return heard ? [{ act, quote: quoteOf(heard) }] : []
    })
    const explained = talk.collector
      .filter((turn) => !turn.lines.some(pushes))
      .flatMap((turn) => actsIn(turn, 'explain', 'referral'))[0]
    const onlyFull = rungs.length === 1 && rungs[0]?.act === 'ask_full' && !explained
    const credit = rungs.length >= 2 ? 1 : rungs.length === 0 ? 0 : onlyFull ? 0.2 : explained ? 0.85 : 0.7
    const quote = rungs.at(-1)?.quote ?? (explained ? quoteOf(explained) : lastQuote(talk))
    const kind = onlyFull ? ('full_only' as const) : ('no_offer' as const)
    // Where something was agreed, another call, or what is owed is in question, what to choose from was not missing.
    const settled = agreementIn(talk) !== null || callBackIn(talk)?.agreed === true
    const disputed = talk.debtor.some((turn) => some(turn, (read) => read.disputes))
    const waits = kind === 'no_offer' && (settled || disputed)
    return [{ credit, quote, moment: quote && credit < 0.5 && !waits ? { kind, quote, about: null } : null }]
  },
} as const satisfies Criterion
