import type { Criterion } from '../criterion.ts'
import { agreementIn } from '../../agreement.ts'
import { some } from '../../conversation.ts'
import { lastQuote, nextStepIn } from './payments.ts'

export const nextStep = {
  id: 'solution_focus.next_step',
  weight: 4.25,
  definition: {
    en: {
      occasion: 'Calls that were not broken off.',
      two: 'Both sides know what happens next, and when.',
      one: 'Hinted at.',
      zero: 'Nothing.',
    },
    es: {
      occasion: 'Llamadas que no se cortaron.',
      two: 'Los dos saben qué sigue y cuándo.',
      one: 'Se insinúa.',
      zero: 'Nada.',
    },
  },
  reasons: {
    en: [
      'Nobody knows what happens next.',
      'A next step was hinted at.',
      'Both sides know what happens next.',
    ],
    es: ['Nadie sabe qué sigue.', 'Se insinuó un siguiente paso.', 'Los dos saben qué sigue.'],
  },
  opportunities: ({ talk }) => {
    const last = talk.debtor.at(-1)
    if (talk.collector.length < 3 || (last && some(last, (read) => read.hangsUp && read.anger))) return []
    const agreement = agreementIn(talk)
    if (agreement && !agreement.hedged) return [{ credit: 1, quote: agreement.recap ?? lastQuote(talk) }]
    const step = nextStepIn(talk)
    if (step) return [step]
    const quote = lastQuote(talk)
    return [{ credit: 0, quote, moment: quote && { kind: 'no_next_step', quote, about: null } }]
  },
} as const satisfies Criterion
