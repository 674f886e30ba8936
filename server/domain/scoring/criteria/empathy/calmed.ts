import type { Criterion } from '../criterion.ts'
import { quoteTurn, repliesAfter, some } from '../../conversation.ts'

export const calmed = {
  id: 'empathy.calmed',
  weight: 1.5,
  definition: {
    en: {
      occasion: 'The debtor was angry or distressed earlier.',
      two: 'At the end the debtor is calm, thanks or agrees.',
      one: 'Neutral at the end.',
      zero: 'Still upset, or hangs up.',
    },
    es: {
      occasion: 'El deudor estuvo enojado o angustiado.',
      two: 'Al final está en calma, agradece o acepta.',
      one: 'Neutral al final.',
      zero: 'Sigue alterado o cuelga.',
    },
  },
  reasons: {
    en: [
      'They were as upset at the end as before.',
      'They grew quieter, though not warmer.',
      'They were calmer at the end than when they were upset.',
    ],
    es: [
      'Al final el malestar era el mismo.',
      'Bajó el tono, aunque sin acercarse.',
      'Al final había más calma que cuando se alteró.',
    ],
  },
  opportunities: ({ talk }) => {
    const upset = talk.debtor.filter((turn) => some(turn, (read) => read.anger || read.distress))
    const first = upset[0]
    const last = talk.debtor.at(-1)
    if (!first || !last || repliesAfter(talk, first.index).length === 0) return []
    const closing = talk.debtor.slice(-2)
    const heated = closing.some((turn) => some(turn, (read) => read.anger || read.despair || read.hangsUp))
    const calm = some(last, (read) => read.softens || read.accepts)
    return [{ credit: heated ? 0 : calm ? 1 : 0.5, quote: quoteTurn(last) }]
  },
} as const satisfies Criterion
