import type { Frequency } from '#server/language/reading.ts'
import { byMonth, comparable, offeredLimit, ownCash, ownFigure, repeats, withinDebt } from './figures.ts'
import { figureOf, result, type DealResult } from './result.ts'
import type { Agreement, DealHeard, DealState, Person } from './state.ts'

/** Beyond the haggling of its level, the own figure moves so many times before it holds. */
export const movesAnyway = 2

/**
 * The own figure, to whoever has named no higher one: nobody has raised anything who only asks for it ("how much a month, then?"), and nobody
 * is told off for that.
 */
export function sayOwn(state: DealState, own: Agreement, { asksMore }: DealHeard): DealResult {
  const raised = state.table.some(
    (option) =>
      option.amountCents !== null &&
      comparable(own, option) &&
      byMonth(option.amountCents, option.frequency ?? 'monthly') > byMonth(own.amountCents, own.frequency),
  )
  if (asksMore === true || raised) return hold(state, own)
  if (!repeats(own.frequency)) return result('money.name.once', { amountCents: own.amountCents }, state)
  const situation = state.named > 0 ? 'money.name.again' : 'money.name'
  return result(situation, figureOf(own), { ...state, named: state.named + 1 })
}

/** Stays with the own figure, pushed above it. */
export function hold(state: DealState, own: Agreement): DealResult {
  return result('money.hold', figureOf(own), state)
}

/** Names a figure without an offer to compare it with. */
export function name(state: DealState, frequency: Frequency, heard: DealHeard, person: Person): DealResult {
  const before = state.own
  if (frequency === 'once') {
    const amountCents =
      before && before.frequency === 'once'
        ? before.amountCents
        : Math.min(ownCash(person), offeredLimit(state, 'once') ?? Number.POSITIVE_INFINITY)
    if (amountCents <= 0) return result('money.cannot_now', {}, state)
    const own = { ...emptyPlan(state), amountCents, frequency }
    return result('money.name.once', { amountCents }, { ...state, own, named: state.named + 1 })
  }
  const comparableBefore = before && comparable(before, { frequency }) ? before : null
  const mayMove = comparableBefore !== null && state.moved < person.haggles + movesAnyway
  if (comparableBefore && !mayMove) return sayOwn(state, comparableBefore, heard)
  const rhythm = comparableBefore?.frequency ?? frequency
  const own = withinDebt(
    {
      ...emptyPlan(state),
      amountCents: ownFigure(state.own, rhythm, person, mayMove, offeredLimit(state, rhythm)),
      frequency: rhythm,
    },
    person.debtCents,
  )
  const rose = comparableBefore !== null && own.amountCents > comparableBefore.amountCents
  return result('money.name', figureOf(own), {
    ...state,
    own,
    named: state.named + 1,
    moved: state.moved + (rose ? 1 : 0),
  })
}

/** What a scenario says that can be paid is named as it stands there: "$150 every other Friday" is no sum a month. */
export function ownRhythm({ stated, payFrequency }: Person): Frequency {
  return stated === true && repeats(payFrequency) ? payFrequency : 'monthly'
}

function emptyPlan(state: DealState): Agreement {
  return {
    kind: 'plan',
    amountCents: 0,
    frequency: 'monthly',
    installments: null,
    firstOn: state.day,
    method: state.method,
    down: null,
    until: null,
    lastCents: null,
    totalCents: null,
  }
}
