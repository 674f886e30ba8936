import { z } from 'zod'
import { debtorActs } from '../plan.ts'
import { situations, type Situation } from '../bank/situations.ts'

/**
 * What the debtor did with a recorded line, put down by hand, so that the history of a call needs no reading of its
 * words: the act, the situation of the bank that comes nearest, and the terms it named (amounts in whole units).
 */
export const annotation = z.strictObject({
  act: z.enum(debtorActs),
  situation: z.custom<Situation>((name) => typeof name === 'string' && Object.hasOwn(situations, name)),
  terms: z
    .strictObject({
      amount: z.number().positive(),
      per: z.enum(['once', 'weekly', 'biweekly', 'monthly']),
      from: z.string().optional(),
      method: z
        .enum(['card', 'bank_transfer', 'direct_debit', 'cash', 'check', 'online', 'store'])
        .optional(),
    })
    .optional(),
  /** The debtor agrees to the terms. */
  agrees: z.literal(true).optional(),
  /** The debtor tells why it is behind. */
  reveals: z.literal(true).optional(),
})
export type Annotation = z.infer<typeof annotation>
