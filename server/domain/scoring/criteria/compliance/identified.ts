import type { Criterion } from '../criterion.ts'
import { callOrder } from '../../violations.ts'
import { quoteTurn } from '../../conversation.ts'

export const identified = {
  id: 'compliance.identified',
  weight: 1,
  definition: {
    en: {
      occasion: 'Calls of at least two turns.',
      two: 'Says their name and company.',
      one: 'In part.',
      zero: 'Does not say it.',
    },
    es: {
      occasion: 'Llamadas de al menos dos turnos.',
      two: 'Dice su nombre y su empresa.',
      one: 'En parte.',
      zero: 'No lo dice.',
    },
  },
  reasons: {
    en: [
      'You did not give your name and your company.',
      'You said only in part who is calling.',
      'You said who is calling.',
    ],
    es: ['No dio su nombre y su empresa.', 'Dijo solo en parte quién llama.', 'Dijo quién llama.'],
  },
  opportunities: ({ talk }) => {
    const [first] = talk.collector
    if (talk.collector.length < 2 || !first) return []
    return [{ credit: callOrder(talk).identified ? 1 : 0, quote: quoteTurn(first) }]
  },
} as const satisfies Criterion
