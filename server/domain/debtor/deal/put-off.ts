import { result, type DealResult } from './result.ts'
import type { DealState } from './state.ts'

/** What is said where the same reply would come twice running: to one more figure, what it comes with. */
const instead = {
  'money.think': 'money.ask_terms',
  'money.hesitate': 'money.ask_terms',
  'money.ask_terms': 'money.hesitate',
} as const

/** Not convinced yet: nothing false is claimed, and two such replies in a row differ. */
export function putOff(
  state: DealState,
  wanted: keyof typeof instead,
  slots: { offeredCents?: number } = {},
): DealResult {
  const situation = state.putOff === wanted ? instead[wanted] : wanted
  return result(situation, slots, { ...state, putOff: situation })
}

/** Asked what it could pay, the debtor asks for no terms: it has no figure yet, or has to think. */
export function noFigureYet(state: DealState): DealResult {
  const situation = state.putOff === 'money.hesitate' ? 'money.think' : 'money.hesitate'
  return result(situation, {}, { ...state, putOff: situation })
}
