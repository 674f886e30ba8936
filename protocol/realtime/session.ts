import { z } from 'zod'
import { command, durable, event } from './command.ts'
import { conversationItem } from './conversation-item.ts'
import { participantModes, participant } from './participants.ts'
import { voiceOffer, voiceSettings } from './voice.ts'
import { sessionStatus } from '../vocabulary/training-session.ts'

export const sessionJoin = command('session.join', {
  protocol: z.number().int().min(1),
  mode: z.enum(participantModes),
  voice: voiceSettings.optional(),
})

export const sessionResume = command('session.resume', {
  epoch: z.uuid(),
  last_seq: z.number().int().min(0),
})

export const sessionComplete = command('session.complete', {})

/** A tip or a whisper in a snapshot. */
export const snapshotTip = z.object({ seq: z.number().int(), text: z.string(), about_item_id: z.uuid() })
export const snapshotWhisper = z.object({
  seq: z.number().int(),
  from: z.string(),
  text: z.string(),
  /** Since version 3. */
  about_item_id: z.uuid().optional(),
})

/** The whole session at `head_seq`: equal to applying the events 1..head_seq (P6). */
export const snapshot = z.object({
  session: z.object({
    id: z.uuid(),
    status: sessionStatus,
    metrics_id: z.uuid().nullable(),
  }),
  items: z.array(conversationItem.extend({ seq: z.number().int().min(1) })),
  tips: z.array(snapshotTip),
  whispers: z.array(snapshotWhisper),
  participants: z.array(participant),
})
export type Snapshot = z.infer<typeof snapshot>

export const sessionCreated = event('session.created', {
  protocol: z.number().int(),
  epoch: z.uuid(),
  head_seq: z.number().int().min(0),
  snapshot,
  limits: z.object({ line_max_chars: z.number().int(), frame_max_bytes: z.number().int() }),
  /** Since version 2. */
  voice: voiceOffer.optional(),
})

export const sessionResumed = event('session.resumed', {
  from_seq: z.number().int().min(1),
  to_seq: z.number().int().min(0),
})

export const resyncRequired = event('resync_required', {
  reason: z.enum(['epoch_changed', 'too_far_behind', 'ahead_of_server']),
})

/** How a debtor ends a call: in anger, or after the goodbyes. */
export const callEndings = ['hung_up', 'goodbye'] as const
export type CallEnding = (typeof callEndings)[number]

/** The debtor has ended the call, and its analysis has begun (L5). Since version 12. */
export const sessionEnding = event('session.ending', { ending: z.enum(callEndings) })

export const sessionCompleted = durable('session.completed', { metrics_id: z.uuid().nullable() })
