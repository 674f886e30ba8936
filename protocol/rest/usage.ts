import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const price = z.number().min(0).nullable()

/** Prices in US dollars; null where none is configured. */
export const priceList = z.object({
  usdPerMillionTokensIn: price,
  usdPerMillionTokensOut: price,
  usdPerMillionVoiceCharacters: price,
  usdPerPracticeHour: price,
})
export type PriceList = z.infer<typeof priceList>

/** Consumption, and its cost at the prices of the time. */
export const charge = z.object({
  /** Tokens, characters or minutes. */
  quantity: z.number().int().min(0),
  /** Millionths of a US dollar; null if none of it had a price. */
  costMicroUsd: z.number().int().min(0).nullable(),
  /** The part of the quantity without a price: the cost covers the rest. */
  unpriced: z.number().int().min(0),
})
export type Charge = z.infer<typeof charge>

export const usageMonth = z.object({
  /** YYYY-MM. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  /** The team at that time, even if dissolved since; null: users without a team. */
  team: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  modelTokensIn: charge,
  modelTokensOut: charge,
  voiceCharacters: charge,
  practiceMinutes: charge,
  /** The sum of everything with a price; null if nothing had one. */
  costMicroUsd: z.number().int().min(0).nullable(),
})
export type UsageMonth = z.infer<typeof usageMonth>

export const usageEndpoints = {
  getUsage: endpoint({
    method: 'GET',
    path: '/api/usage',
    summary: 'Consumption by team and month, the latest month first; for managers that of their own team',
    errors: ['forbidden'],
    query: z.strictObject({
      /** Number of months, up to the current one. */
      months: z.coerce.number<number | string>().int().min(1).max(36).default(12),
    }),
    result: z.object({ prices: priceList, months: z.array(usageMonth) }),
  }),
}
