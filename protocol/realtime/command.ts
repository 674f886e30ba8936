import { z } from 'zod'

/** Chosen by the client for each command; a retry carries the same one (P3). */
export const clientMsgId = z.uuid()

/** The fields that every command of the client has. */
export function command<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.strictObject({ type: z.literal(type), client_msg_id: clientMsgId, ...shape })
}

/** A frame of the server that is not stored. Unknown fields are dropped: an older client must not fail. */
export function event<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.object({ type: z.literal(type), ...shape })
}

/** A durable event: stored, replayed on resume, counted by `seq` from 1 without a gap (P1). */
export function durable<Type extends string, Shape extends z.ZodRawShape>(type: Type, shape: Shape) {
  return z.object({ type: z.literal(type), seq: z.number().int().min(1), ...shape })
}

/** Milliseconds of audio that were really heard or recorded. */
export const audioMs = z.number().int().min(0).max(3_600_000)
