import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const price = z.number().min(0).nullable()

/** What is charged, in US dollars; null where no price is configured. */
export const priceList = z.object({
  usdPerMillionTokensIn: price,
  usdPerMillionTokensOut: price,
  usdPerMillionVoiceCharacters: price,
  usdPerPracticeHour: price,
})
export type PriceList = z.infer<typeof priceList>

/** How much was consumed, and what it cost at the prices of its day. */
export const charge = z.object({
  /** Tokens, characters or minutes. */
  quantity: z.number().int().min(0),
  /** Millionths of a US dollar; null where nothing of it had a price. */
  costMicroUsd: z.number().int().min(0).nullable(),
  /** How much of the quantity had no price: the cost is that of the rest. */
  unpriced: z.number().int().min(0),
})
export type Charge = z.infer<typeof charge>

export const usageMonth = z.object({
  /** YYYY-MM. */
  month: z.string().regex(/^\d{4}-\d{2}$/),
  /** The team at that time, also one that was dissolved since; null: people without a team. */
  team: z.object({ id: z.uuid(), name: z.string() }).nullable(),
  modelTokensIn: charge,
  modelTokensOut: charge,
  voiceCharacters: charge,
  practiceMinutes: charge,
  /** The sum of what had a price; null where nothing had. */
  costMicroUsd: z.number().int().min(0).nullable(),
})
export type UsageMonth = z.infer<typeof usageMonth>

export const usageEndpoints = {
  getUsage: endpoint({
    method: 'GET',
    path: '/api/usage',
    summary: 'What was consumed, by team and month, the latest month first; for managers the own team’s',
    errors: ['forbidden'],
    query: z.strictObject({
      /** How many months up to this one. */
      months: z.coerce.number<number | string>().int().min(1).max(36).default(12),
    }),
    result: z.object({ prices: priceList, months: z.array(usageMonth) }),
  }),
}
