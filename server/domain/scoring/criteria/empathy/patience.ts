import type { Criterion, Moment } from '../criterion.ts'
import { debtorBefore, quoteTurn, some, type CollectorTurn, type Conversation } from '../../conversation.ts'
import { holdsBack, repeatedDemands } from '../../habits.ts'
import { isBlamed } from '../../understanding.ts'

/** So many times a no that is met with the same demand leaves nothing. */
const most = 2

/** Shown only where it surely is one. */
const surely = 0.6

/** Whether something graver is told of the line: a breach, a right or despair that it passes over. */
function isGraver(talk: Conversation, turn: CollectorTurn): boolean {
  const before = debtorBefore(talk, turn.index)
  const passesOver = before !== null && some(before, ({ despair, rights }) => despair || rights.length > 0)
  return passesOver || turn.lines.some(({ understanding }) => isBlamed(understanding.violations))
}

export const patience = {
  id: 'empathy.patience',
  weight: 1.75,
  definition: {
    en: {
      occasion: 'The debtor puts something in the way, or tells of something hard.',
      two: 'Meets a no with a question or a way, and not with the same demand.',
      one: 'Repeats the demand once.',
      zero: 'Comes back to the money again and again.',
    },
    es: {
      occasion: 'El deudor pone algo por delante o cuenta algo difícil.',
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
    if (!talk.debtor.some(holdsBack)) return []
    const repeated = repeatedDemands(talk)
    const credit = 1 - Math.min(1, repeated.reduce((sum, { demand }) => sum + demand, 0) / most)
    const shown = repeated
      .filter(({ turn, demand }) => demand >= surely && !isGraver(talk, turn))
      // The surest first, of several the last: by then it had been said most often.
      .toSorted((one, other) => other.demand - one.demand || other.turn.index - one.turn.index)
      .flatMap(({ turn }): Moment[] => {
        const quote = quoteTurn(turn)
        return quote ? [{ kind: 'asked_again', quote, about: null }] : []
      })
    const [moment, ...also] = credit === 1 ? [] : shown
    return [{ credit, quote: moment?.quote ?? null, ...(moment && { moment, also }) }]
  },
} as const satisfies Criterion
