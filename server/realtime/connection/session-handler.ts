import type { ServerContext } from '#server/context.ts'
import type { AudioFrame } from '#protocol/realtime/audio.ts'
import { handleCommand, type SessionConnection } from './commands.ts'
import type { FrameSink, ConnectionHandler } from './connection.ts'
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
  const connection: SessionConnection = { ...identity, ...sink, view: null, recording }
  // Without the microphone a frame is discarded: it may have been taken in the middle of a recording (A2).
  const receiveAudio = (frame: AudioFrame) => {
    if (ctx.stt !== null && connection.view?.participant.microphone === true) recording.add(frame)
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
      connection.view = null
    },
  }
}
