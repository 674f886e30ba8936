import type { Criterion, Opportunity } from '../criterion.ts'
import { quoteLine, quoteTurn } from '../../conversation.ts'

export const listens = {
  id: 'communication.listens',
  weight: 1.5,
  definition: {
    en: {
      occasion: 'The collector cut the debtor short.',
      two: 'Hardly ever.',
      one: 'A few times.',
      zero: 'Again and again.',
    },
    es: {
      occasion: 'El agente interrumpió al deudor.',
      two: 'Casi nunca.',
      one: 'Algunas veces.',
      zero: 'Una y otra vez.',
    },
  },
  reasons: {
    en: ['You spoke over them again and again.', 'You spoke over them a few times.', 'You let them finish.'],
    es: ['Habló encima una y otra vez.', 'Habló encima algunas veces.', 'Le dejó terminar.'],
  },
  opportunities: ({ talk }) => {
    const lines = talk.debtor.flatMap((turn) => turn.lines)
    if (!lines.some((line) => line.truncated)) return []
    return lines.map((line): Opportunity => {
      const quote = quoteLine(line)
      const reply = talk.collector.find((turn) => (turn.lines[0]?.line ?? -1) > line.line)
      const over = reply ? quoteTurn(reply) : null
      return {
        credit: line.truncated ? 0 : 1,
        quote,
        moment: line.truncated && over ? { kind: 'interrupted', quote: over, about: quote } : null,
      }
    })
  },
} as const satisfies Criterion
