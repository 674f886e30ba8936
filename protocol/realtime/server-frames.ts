import { z } from 'zod'
import { ack, error, nack } from './answers.ts'
import { coachTip, whisperCreated } from './coaching.ts'
import {
  conversationItemCompleted,
  conversationItemCreated,
  conversationItemTruncated,
} from './conversation-item.ts'
import { inputAudioTranscript, inputAudioTranscriptFailed } from './input-audio.ts'
import { inputTranscriptPartial } from './input-transcript.ts'
import {
  interruptionResumed,
  outputAudioCleared,
  responseOutputAudioDone,
  responseOutputAudioStarted,
} from './output-audio.ts'
import { participantsChanged } from './participants.ts'
import { pong } from './ping.ts'
import {
  responseCreated,
  responseMetrics,
  responseOutputTextDelta,
  responseOutputTextDone,
} from './response.ts'
import { resyncRequired, sessionCompleted, sessionCreated, sessionEnding, sessionResumed } from './session.ts'
import { verificationChanged } from './verification.ts'
import { debtorStateChanged, liveSessionChanged, liveSessionEnded, liveSessions } from './watching.ts'

/** Durable events: stored with a `seq`, replayed on resume. */
export const durableEvent = z.discriminatedUnion('type', [
  conversationItemCreated,
  conversationItemTruncated,
  conversationItemCompleted,
  coachTip,
  whisperCreated,
  sessionCompleted,
])
export type DurableEvent = z.infer<typeof durableEvent>
/** A durable event before it gets its `seq`, as services create it. */
export type NewEvent = DurableEvent extends infer E
  ? E extends DurableEvent
    ? Omit<E, 'seq'>
    : never
  : never

/** Frames that are never stored. */
export const liveFrame = z.discriminatedUnion('type', [
  sessionCreated,
  sessionResumed,
  sessionEnding,
  resyncRequired,
  ack,
  nack,
  inputTranscriptPartial,
  inputAudioTranscript,
  inputAudioTranscriptFailed,
  responseCreated,
  responseOutputTextDelta,
  responseOutputTextDone,
  responseOutputAudioStarted,
  responseOutputAudioDone,
  outputAudioCleared,
  interruptionResumed,
  responseMetrics,
  participantsChanged,
  verificationChanged,
  debtorStateChanged,
  liveSessions,
  liveSessionChanged,
  liveSessionEnded,
  error,
  pong,
])

/** Every server frame. */
export const serverFrame = z.discriminatedUnion('type', [...durableEvent.options, ...liveFrame.options])
export type ServerFrame = z.infer<typeof serverFrame>
export type ServerFrameType = ServerFrame['type']

const durableTypes: ReadonlySet<string> = new Set(durableEvent.options.map((o) => o.shape.type.value))

/** Whether a frame is a durable event. */
export function isDurable(frame: ServerFrame): frame is DurableEvent {
  return durableTypes.has(frame.type)
}
