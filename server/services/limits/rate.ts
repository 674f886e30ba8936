import { z } from 'zod'

/** A token bucket: `count` at once, refilled evenly over the period. */
export type Rate = { count: number; periodSeconds: number }

/** A highest number, or `none`. */
export const cap = z.union([
  z.literal('none').transform(() => null),
  z.coerce.number().int().min(0).max(1_000_000_000),
])

const unitSeconds = { s: 1, m: 60, h: 3_600, d: 86_400 } as const
const form = /^(?<count>\d{1,9})\/(?<length>\d{1,4})(?<unit>[smhd])$/u

/**
 * A setting like `30/3m,300/1d`: every listed bucket must have a token left. `none` means unlimited, and a count
 * of 0 refuses everything.
 */
export const rates = z.string().transform((text, check): Rate[] => {
  if (text === 'none') return []
  const parsed = text.split(',').map((part) => parseRate(part.trim()))
  const valid = parsed.filter((rate) => rate !== null)
  if (valid.length === parsed.length) return valid
  check.addIssue({ code: 'custom', message: 'a list like 30/3m,300/1d (s, m, h or d), or none' })
  return z.NEVER
})

function parseRate(text: string): Rate | null {
  const { count, length, unit } = form.exec(text)?.groups ?? {}
  const periodSeconds = Number(length) * unitSeconds[unit as keyof typeof unitSeconds]
  return periodSeconds > 0 ? { count: Number(count), periodSeconds } : null
}
