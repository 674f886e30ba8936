import type { Command, ClientFrameType } from '#protocol/realtime/client-frames.ts'

type FramePayload<Type extends ClientFrameType> = Type extends ClientFrameType
  ? Omit<Command<Type>, 'client_msg_id'>
  : never

/** Frames that are only useful at once: they are sent once or not at all, never queued. */
export type TransientReport = FramePayload<
  | 'input_audio.speech_started'
  | 'input_audio.speech_stopped'
  | 'input_transcript.delta'
  | 'playback.progress'
  | 'playback.resumed'
>

/** A transcribed line of the collector. */
export type SpokenLine = Omit<Command<'input_transcript.completed'>, 'type' | 'client_msg_id'>
