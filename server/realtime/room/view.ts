import type { ServerFrame } from '#protocol/realtime/server-frames.ts'
import type { VoiceSettings } from '#protocol/realtime/voice.ts'
import type { Participant } from '#protocol/realtime/participants.ts'

/** One open view of a session, as a room sees it. */
export interface View {
  /** Identifies the view in other processes. */
  readonly id: string
  readonly participant: Participant
  /** `seq` of the last durable event sent to this view. */
  seq: number
  /** False while its snapshot or missed events are being sent: live frames would overtake them. */
  live: boolean
  send(frame: ServerFrame): void
  /** Sends audio; it is dropped for a slow reader (P9). */
  sendAudio(bytes: Uint8Array): void
  /** Null: voice is off in this view. */
  voice: VoiceSettings | null
}
