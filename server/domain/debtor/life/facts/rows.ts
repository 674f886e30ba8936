import type { Topic } from '#server/language/vocabulary.ts'
import type { Openness } from '../life.ts'

/**
 * One way of answering: the conditions (all must hold, `!` negates; see `flagsOf`), the reply, and the shorter one
 * for when it is asked again. `{slots}` come from `slotsOf`; a row whose slot the person lacks is not used.
 */
export type Row = readonly [when: string, text: string, again: string]
export type Rows = Partial<Record<Topic, readonly Row[]>>

/** What is not told to just anybody. */
export const opennessOf: Partial<Record<Topic, Openness>> = {
  health: 'guarded',
  feelings: 'guarded',
  partner: 'guarded',
  income: 'guarded',
  other_income: 'guarded',
  job_loss: 'guarded',
  leftover: 'guarded',
  savings: 'guarded',
  other_debts: 'guarded',
  cause: 'guarded',
  expected_money: 'guarded',
  last_four: 'guarded',
  address: 'guarded',
}
