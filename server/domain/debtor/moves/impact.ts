import type { DebtorPlan } from '../plan.ts'
import type { Right } from '../state.ts'

/**
 * How a line meets an objection. `explored`: it asks about it, acknowledges it or does what the law
 * asks for first, without an answer yet: no harm, and nothing resolved.
 */
export type ObjectionAnswer = 'matched' | 'explored' | 'mismatched' | 'ignored'

/** What a line did to the debtor, beside the feelings. */
export type Impact = {
  reaction: DebtorPlan['reaction']
  /** A feeling or an objection stood unacknowledged when the line was said. */
  wasUnacknowledged: boolean
  acknowledged: boolean
  harm: 'threat' | 'shame' | 'push' | null
  answer: ObjectionAnswer | null
  /** The id of the objection that the line resolved. */
  resolved: string | null
  honoured: Right | null
  ignoredRight: Right | null
  /** Asks again for more than the debtor has said it can pay. */
  deaf: boolean
  /** A balance that is not the debtor's, in cents; only the first in a call. */
  misstatedCents: number | null
}
