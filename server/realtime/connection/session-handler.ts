import type { ServerContext } from '#server/context.ts'
import type { AudioFrame } from '#protocol/realtime/audio.ts'
import { handleCommand, type SessionConnection } from './commands.ts'
import type { FrameSink, ConnectionHandler } from './connection.ts'
import { transcribes } from '#server/services/speech/transcribe.ts'
import { Ears, type EarsEvents } from '../voice/ears.ts'
import { Recording } from '../voice/recording.ts'

/** The user and login of a connection to a session. */
export type SessionConnectionIdentity = Pick<
  SessionConnection,
  'sessionId' | 'loginId' | 'user' | 'address' | 'mayPractise'
>

export function sessionHandler(
  ctx: ServerContext,
  identity: SessionConnectionIdentity,
  sink: FrameSink,
): ConnectionHandler {
  const recording = new Recording(sink.audioQuota)
  const ears =
    ctx.streamingStt === null
      ? null
      : new Ears(
          ctx.streamingStt,
          earsEvents(ctx, () => connection),
        )
  const connection: SessionConnection = { ...identity, ...sink, view: null, room: null, recording, ears }
  // Without the microphone a frame is discarded: it may have been taken in the middle of a recording (A2).
  const receiveAudio = (frame: AudioFrame) => {
    if (!transcribes(ctx) || connection.view?.participant.microphone !== true) return
    const voice = connection.room?.audience.voice
    if (frame.first) recording.overDebtor = voice?.speaking === true
    recording.add(frame)
    ears?.add(frame, voice?.spokenLanguage ?? null)
  }
  return {
    get joined() {
      return connection.view !== null
    },
    handleCommand: (command) => handleCommand(ctx, connection, command),
    get receiveAudio() {
      return connection.view?.participant.mode === 'participant' ? receiveAudio : null
    },
    leave: () => {
      connection.leave?.()
      recording.clear()
      ears?.close()
      connection.view = null
      connection.room = null
    },
  }
}

/** Tells the speaker what was heard, and the others as a partial transcript of the browser's recogniser. */
function earsEvents(ctx: ServerContext, connection: () => SessionConnection): EarsEvents {
  return {
    heard: ({ id, ordinal }, text) => {
      const { room, view, send } = connection()
      send({ type: 'input_audio.transcript', ordinal, text })
      if (view !== null) room?.onPartialTranscript(id, text, view)
    },
    failed: (ordinal, code) => {
      ctx.log.warn({ sessionId: connection().sessionId, code }, 'the streaming transcription failed')
      connection().send({ type: 'input_audio.transcript_failed', ordinal, code })
    },
  }
}
