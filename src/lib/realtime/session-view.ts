import type { VoiceOffer } from '#protocol/realtime/voice.ts'
import type { CallEnding } from '#protocol/realtime/session.ts'
import type { Participant } from '#protocol/realtime/participants.ts'
import { type Tip, type Transcript, wasTakenBack, type Whisper } from '#protocol/realtime/transcript.ts'
import type { VerificationFrame } from '#protocol/realtime/verification.ts'
import type { Attention, DebtorStateFrame } from '#protocol/realtime/watching.ts'
import type { IdentityItem } from '#protocol/vocabulary/analysis.ts'
import type { ErrorCode } from '#protocol/vocabulary/error-codes.ts'
import type { ItemStatus, SessionStatus, Speaker } from '#protocol/vocabulary/training-session.ts'
import { type Command, isLineCommand } from './outbox.ts'

export type ConnectionState =
  | { name: 'connecting' }
  | { name: 'open' }
  | {
      name: 'reconnecting'
      attempt: number
      sinceMs: number
      retryAtMs: number
      /** Why the server closed the connection; null if it was lost. */
      refusal: 'tooManyConnections' | 'tooMuchInput' | null
    }
  | { name: 'closed'; code: number; reason: ErrorCode | null }

export type DeliveryState =
  | { name: 'pending' }
  | { name: 'failed'; code: ErrorCode; message: string; retryable: boolean }

/** A line that the server has not answered yet, or has refused. */
export type PendingLine = {
  clientMsgId: string
  /** Null for a recording, which the server transcribes. */
  text: string | null
  at: string
  state: DeliveryState
}

export type PendingWhisper = Pick<PendingLine, 'clientMsgId' | 'state'> & { text: string }

export type TranscriptItem = {
  id: string
  role: Speaker
  text: string
  at: string
  status: ItemStatus
  responseId: string | null
  /** How long the spoken line took; null for a line that was not spoken. */
  durationMs: number | null
  seq: number
}

export type Completion =
  | { name: 'none' }
  | { name: 'running' }
  | { name: 'done'; metricsId: string | null }
  | { name: 'failed'; clientMsgId: string; code: ErrorCode; message: string }

/** What the call has verified of the debtor so far. */
export type VerificationView = {
  items: { item: IdentityItem; asked: boolean; given: boolean; afterDebt: boolean }[]
  /** The collector has told of the debt. */
  debtTold: boolean
}

/** Everything that a screen shows of a live session. */
export type SessionView = {
  connection: ConnectionState
  loaded: boolean
  session: { id: string; status: SessionStatus; metricsId: string | null } | null
  items: TranscriptItem[]
  pending: PendingLine[]
  /** `past`: the trainee has spoken since, so that the moment of the tip is over. */
  tips: { seq: number; text: string; aboutItemId: string; past: boolean }[]
  whispers: Whisper[]
  /** Whispers that the server has not answered, or has refused. */
  pendingWhispers: PendingWhisper[]
  participants: Participant[]
  /** A line is pending, or a reply is streaming. */
  awaitingReply: boolean
  /** The last line has no reply, and none is in progress. */
  unanswered: boolean
  completion: Completion
  /** How the debtor ended the call; null while it goes on. */
  ending: CallEnding | null
  partials: { utteranceId: string; text: string }[]
  /** What the server offers for speech and transcription; null before the session is loaded. */
  voiceOffer: VoiceOffer | null
  /** Whether this view holds the session's microphone ([A2]). */
  holdsMicrophone: boolean
  /** The debtor's state and what needs attention; sent to observers only. */
  observerInfo: { state: DebtorStateFrame; attention: readonly Attention[] } | null
  /** Null until the server has said it. */
  verification: VerificationView | null
}

/** Builds the view from the channel's state. */
export function toSessionView(source: {
  connection: ConnectionState
  transcript: Transcript
  outbox: readonly { at: string; command: Command }[]
  failures: ReadonlyMap<string, DeliveryState>
  completion: Completion
  ending: CallEnding | null
  voiceOffer: VoiceOffer | null
  holdsMicrophone: boolean
  observerInfo: SessionView['observerInfo']
  verification: VerificationView | null
}): SessionView {
  const { connection, transcript, completion, ending, voiceOffer, holdsMicrophone, observerInfo } = source
  const pending = source.outbox.flatMap((entry) => toPendingLines(entry, source.failures))
  const streaming = transcript.items.some((item) => item.status === 'streaming')
  const waiting = pending.some((line) => line.state.name === 'pending')
  const last = transcript.items.at(-1)
  const lastSpokenSeq = transcript.items.findLast((item) => item.role === 'user')?.seq ?? 0
  const open = transcript.session?.status !== 'completed'
  return {
    connection,
    loaded: transcript.session !== null,
    session: transcript.session && {
      id: transcript.session.id,
      status: transcript.session.status,
      metricsId: transcript.session.metrics_id,
    },
    items: transcript.items
      .filter((item) => !wasTakenBack(item))
      .map(({ response_id, duration_ms, ...item }) => ({
        ...item,
        responseId: response_id ?? null,
        durationMs: duration_ms ?? null,
      })),
    pending,
    tips: transcript.tips.map((tip) => toTip(tip, lastSpokenSeq)),
    whispers: transcript.whispers,
    pendingWhispers: source.outbox.flatMap((entry) => toPendingWhispers(entry, source.failures)),
    participants: transcript.participants,
    awaitingReply: streaming || waiting,
    unanswered:
      open &&
      !streaming &&
      !waiting &&
      (last?.role === 'user' || (last?.role === 'assistant' && last.status === 'failed')),
    completion: open ? completion : { name: 'done', metricsId: transcript.session?.metrics_id ?? null },
    ending,
    partials: Object.entries(transcript.partials).map(([utteranceId, text]) => ({ utteranceId, text })),
    voiceOffer,
    holdsMicrophone,
    observerInfo,
    verification: source.verification,
  }
}

/** What a frame tells of the verification. */
export function toVerification({ items, debt_item_id }: VerificationFrame): VerificationView {
  return {
    items: items.map(({ item, asked_item_id, given_item_id, after_debt }) => ({
      item,
      asked: asked_item_id !== null,
      given: given_item_id !== null,
      afterDebt: after_debt,
    })),
    debtTold: debt_item_id !== null,
  }
}

function toPendingWhispers(
  { command }: { command: Command },
  failures: ReadonlyMap<string, DeliveryState>,
): PendingWhisper[] {
  if (command.type !== 'whisper.send') return []
  const { client_msg_id: clientMsgId, text } = command
  return [{ clientMsgId, text, state: failures.get(clientMsgId) ?? { name: 'pending' } }]
}

function toPendingLines(
  { at, command }: { at: string; command: Command },
  failures: ReadonlyMap<string, DeliveryState>,
): PendingLine[] {
  if (!isLineCommand(command) && command.type !== 'input_audio.commit') return []
  const text = isLineCommand(command) ? command.text : null
  const state = failures.get(command.client_msg_id) ?? { name: 'pending' }
  return [{ clientMsgId: command.client_msg_id, text, at, state }]
}

function toTip({ seq, text, about_item_id }: Tip, lastSpokenSeq: number) {
  return { seq, text, aboutItemId: about_item_id, past: lastSpokenSeq > seq }
}
