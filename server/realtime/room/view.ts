import type { Down } from '#protocol/realtime/down.ts'
import type { VoiceSettings } from '#protocol/realtime/voice.ts'
import type { Participant } from '#protocol/realtime/participants.ts'

/** One open view of a session, as a room knows it: it can be told things, and no more. */
export interface View {
  /** By which other processes know it. */
  readonly id: string
  readonly participant: Participant
  /** The last durable event that this view was sent. */
  seq: number
  /** False while its snapshot or its missed events are on their way: live frames would overtake them. */
  live: boolean
  send(frame: Down): void
  /** Sends sound; a slow reader's is dropped (P9). */
  sendAudio(bytes: Uint8Array): void
  /** Null: this view has not turned its voice on. */
  voice: VoiceSettings | null
}
