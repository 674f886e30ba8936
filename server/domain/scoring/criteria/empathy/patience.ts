import type { Criterion } from '../criterion.ts'
import { quoteTurn } from '../../conversation.ts'
import { habitOf, repeatedDemands } from '../../habits.ts'

/** Where one turn of ten answers a no with the same demand, nobody feels heard. */
const most = 0.1

export const patience = {
  id: 'empathy.patience',
  weight: 1.75,
  definition: {
    en: {
      occasion: 'Calls of at least three turns.',
      two: 'Meets a no with a question or a way, and not with the same demand.',
      one: 'Repeats the demand once.',
      zero: 'Comes back to the money again and again.',
    },
    es: {
      occasion: 'Llamadas de al menos tres turnos.',
      two: 'Ante un no pregunta o propone, y no repite la exigencia.',
      one: 'Repite la exigencia una vez.',
      zero: 'Vuelve al dinero una y otra vez.',
    },
  },
  reasons: {
    en: [
      'You came back to the money again and again.',
      'You met a no with the same demand.',
      'You met a no without repeating the demand.',
    ],
    es: [
      'Volvió al dinero una y otra vez.',
      'Respondió a un no con la misma exigencia.',
      'Respondió a un no sin repetir la exigencia.',
    ],
  },
  opportunities: ({ talk }) => {
    const repeated = new Map(repeatedDemands(talk).map(({ turn, demand }) => [turn, demand]))
    const share = habitOf(talk, (turn) => repeated.get(turn) ?? 0)
    if (share === null) return []
    const credit = 1 - Math.min(1, share / most)
    const [first] = [...repeated].toSorted(([, one], [, other]) => other - one)
    const quote = first && quoteTurn(first[0])
    if (!quote || credit === 1) return [{ credit, quote: null }]
    return [{ credit, quote, moment: { kind: 'asked_again' as const, quote, about: null } }]
  },
} as const satisfies Criterion
