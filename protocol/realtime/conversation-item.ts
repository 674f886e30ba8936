import { z } from 'zod'
import { itemStatus, speaker } from '../vocabulary/training-session.ts'
import { audioMs, durable } from './command.ts'

export const conversationItem = z.object({
  id: z.uuid(),
  role: speaker,
  text: z.string(),
  at: z.iso.datetime(),
  duration_ms: audioMs.optional(),
  status: itemStatus,
  response_id: z.uuid().optional(),
})
export type ConversationItem = z.infer<typeof conversationItem>

/** A line was stored. A reply is created empty with the status `streaming`; its text follows as deltas. */
export const conversationItemCreated = durable('conversation.item.created', { item: conversationItem })

/** A reply was interrupted: `text` is what was heard, empty where nobody heard a word of it (A11). */
export const conversationItemTruncated = durable('conversation.item.truncated', {
  item_id: z.uuid(),
  text: z.string(),
  audio_end_ms: audioMs,
})

/**
 * An item has its final text: a reply that ended, whatever deltas a client has received, or the collector's last line with
 * what its speaker has added (A11); `duration_ms` is of that line.
 */
export const conversationItemCompleted = durable('conversation.item.completed', {
  item_id: z.uuid(),
  text: z.string(),
  status: z.enum(['complete', 'aborted', 'failed']),
  duration_ms: audioMs.optional(),
})
