import type { z } from 'zod'
import { outcomeCard } from './analysis.ts'

/** How a call ended, as its report says. */
export const callEnding = outcomeCard.shape.ending
export const callEndings = callEnding.options
export type CallEnding = z.infer<typeof callEnding>

/** Whether the debtor agreed to pay. */
export function isAgreement(ending: CallEnding): boolean {
  return ending === 'promise' || ending === 'settled' || ending === 'partial'
}
