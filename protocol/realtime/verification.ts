import { z } from 'zod'
import { identityItem } from '../vocabulary/analysis.ts'
import { event } from './command.ts'

/**
 * What the call has verified of the debtor so far, item by item: where the collector first asked for it, and the debtor's line
 * that gave it. Sent to every view when it joins, and after a line of the debtor if that or the line
 * before has changed it. Since version 14.
 */
export const verificationChanged = event('verification.changed', {
  items: z.array(
    z.object({
      item: identityItem,
      asked_item_id: z.uuid().nullable(),
      given_item_id: z.uuid().nullable(),
      /** It was given only after the debt was told. */
      after_debt: z.boolean(),
    }),
  ),
  /** The collector's line that told of the debt; null before it. */
  debt_item_id: z.uuid().nullable(),
})
export type VerificationFrame = z.infer<typeof verificationChanged>
