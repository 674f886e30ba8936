import { z } from 'zod'

/** Idempotency key, chosen by the client for each command; a retry carries the same one (P3). */
export const clientMsgId = z.uuid()

/** Defines a client command with the fields common to all. */
export function command<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.strictObject({ type: z.literal(type), client_msg_id: clientMsgId, ...shape })
}

/** Defines an unstored server frame. Unknown fields are dropped, so that an older client does not fail. */
export function event<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.object({ type: z.literal(type), ...shape })
}

/** Defines a durable event: stored, replayed on resume, numbered by `seq` from 1 without gaps (P1). */
export function durable<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.object({ type: z.literal(type), seq: z.number().int().min(1), ...shape })
}

/** Milliseconds of audio actually heard or recorded. */
export const audioMs = z.number().int().min(0).max(3_600_000)
