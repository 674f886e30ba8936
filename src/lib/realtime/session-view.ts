import type { VoiceOffer } from '#protocol/realtime/voice.ts'
import type { Participant } from '#protocol/realtime/participants.ts'
import type { Tip, Transcript, Whisper } from '#protocol/realtime/transcript.ts'
import type { Attention, DebtorStateFrame } from '#protocol/realtime/watching.ts'
import type { ErrorCode } from '#protocol/vocabulary/error-codes.ts'
import type { ItemStatus, SessionStatus, Speaker } from '#protocol/vocabulary/training-session.ts'
import { type Command, isLine } from './outbox.ts'

export type Connection =
  | { name: 'connecting' }
  | { name: 'open' }
  | { name: 'reconnecting'; attempt: number; sinceMs: number; retryAtMs: number }
  | { name: 'closed'; code: number; reason: ErrorCode | null }

export type LineState =
  | { name: 'pending' }
  | { name: 'failed'; code: ErrorCode; message: string; retryable: boolean }

/** A line that the server has not answered yet, or has refused. */
export type PendingLine = {
  clientMsgId: string
  /** Null for a recording: the server puts it into words. */
  text: string | null
  at: string
  state: LineState
}

export type PendingWhisper = Pick<PendingLine, 'clientMsgId' | 'state'> & { text: string }

export type TranscriptItem = {
  id: string
  role: Speaker
  text: string
  at: string
  status: ItemStatus
  responseId: string | null
  /** How long it was spoken; null for what was written or read. */
  durationMs: number | null
  seq: number
}

export type Completion =
  | { name: 'none' }
  | { name: 'running' }
  | { name: 'done'; metricsId: string | null }
  | { name: 'failed'; clientMsgId: string; code: ErrorCode; message: string }

/** Everything that a screen shows of a live session. */
export type SessionView = {
  connection: Connection
  loaded: boolean
  session: { id: string; status: SessionStatus; metricsId: string | null } | null
  items: TranscriptItem[]
  pending: PendingLine[]
  tips: { seq: number; text: string; aboutItemId: string }[]
  whispers: Whisper[]
  /** Whispers that the server has not answered, or has refused. */
  pendingWhispers: PendingWhisper[]
  participants: Participant[]
  /** A line waits for its reply, or a reply is streaming. */
  replying: boolean
  /** The last line has no reply and none is on its way. */
  unanswered: boolean
  completion: Completion
  partials: { utteranceId: string; text: string }[]
  /** What the server can say and hear; null before the session is loaded. */
  voiceOffer: VoiceOffer | null
  /** Whether this view holds the session's microphone ([A2]). */
  microphoneHere: boolean
  /** How the debtor fares, and what calls for a look: told to observers only. */
  observed: { state: DebtorStateFrame; attention: readonly Attention[] } | null
}

/** What a screen shows, from what the channel knows. */
export function viewOf(of: {
  connection: Connection
  transcript: Transcript
  outbox: readonly { at: string; command: Command }[]
  failures: ReadonlyMap<string, LineState>
  completion: Completion
  voiceOffer: VoiceOffer | null
  microphoneHere: boolean
  observed: SessionView['observed']
}): SessionView {
  const { connection, transcript, completion, voiceOffer, microphoneHere, observed } = of
  const pending = of.outbox.flatMap((entry) => pendingLine(entry, of.failures))
  const streaming = transcript.items.some((item) => item.status === 'streaming')
  const waiting = pending.some((line) => line.state.name === 'pending')
  const last = transcript.items.at(-1)
  const open = transcript.session?.status !== 'completed'
  return {
    connection,
    loaded: transcript.session !== null,
    session: transcript.session && {
      id: transcript.session.id,
      status: transcript.session.status,
      metricsId: transcript.session.metrics_id,
    },
    items: transcript.items.map(({ response_id, duration_ms, ...item }) => ({
      ...item,
      responseId: response_id ?? null,
      durationMs: duration_ms ?? null,
    })),
    pending,
    tips: transcript.tips.map(tipView),
    whispers: transcript.whispers,
    pendingWhispers: of.outbox.flatMap((entry) => pendingWhisper(entry, of.failures)),
    participants: transcript.participants,
    replying: streaming || waiting,
    unanswered:
      open &&
      !streaming &&
      !waiting &&
      (last?.role === 'user' || (last?.role === 'assistant' && last.status === 'failed')),
    completion: open ? completion : { name: 'done', metricsId: transcript.session?.metrics_id ?? null },
    partials: Object.entries(transcript.partials).map(([utteranceId, text]) => ({ utteranceId, text })),
    voiceOffer,
    microphoneHere,
    observed,
  }
}

function pendingWhisper(
  { command }: { command: Command },
  failures: ReadonlyMap<string, LineState>,
): PendingWhisper[] {
  if (command.type !== 'whisper.send') return []
  const { client_msg_id: clientMsgId, text } = command
  return [{ clientMsgId, text, state: failures.get(clientMsgId) ?? { name: 'pending' } }]
}

function pendingLine(
  { at, command }: { at: string; command: Command },
  failures: ReadonlyMap<string, LineState>,
): PendingLine[] {
  if (!isLine(command) && command.type !== 'input_audio.commit') return []
  const text = isLine(command) ? command.text : null
  const state = failures.get(command.client_msg_id) ?? { name: 'pending' }
  return [{ clientMsgId: command.client_msg_id, text, at, state }]
}

function tipView({ seq, text, about_item_id }: Tip) {
  return { seq, text, aboutItemId: about_item_id }
}
