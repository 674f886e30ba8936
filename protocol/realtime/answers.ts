import { z } from 'zod'
import { errorCode } from '../vocabulary/error-codes.ts'
import { clientMsgId, event } from './command.ts'

/** `seq` of the durable event that the command caused; null for a command that stores nothing. */
export const ack = event('ack', { client_msg_id: clientMsgId, seq: z.number().int().min(1).nullable() })

export const nack = event('nack', {
  client_msg_id: clientMsgId,
  code: errorCode,
  message: z.string(),
  /** True: the same command may be retried with the same `client_msg_id`. */
  retryable: z.boolean(),
  /** How long to wait before retrying; absent if unknown. */
  retry_after_ms: z.number().int().min(0).optional(),
})

export const error = event('error', {
  code: errorCode,
  message: z.string(),
  /** True: the server closes the connection after this frame. */
  fatal: z.boolean(),
  retryable: z.boolean(),
  /** The reply that it is about; absent where it is about none. */
  response_id: z.uuid().optional(),
})
