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
  const connection: SessionConnection = { ...identity, ...sink, view: null, recording: new Recording() }
  return {
    get joined() {
      return connection.view !== null
    },
    handleCommand: (command) => handleCommand(ctx, connection, command),
    get receiveAudio() {
      return connection.view === null ? null : (frame: AudioFrame) => connection.recording.add(frame)
    },
    leave: () => {
      connection.leave?.()
      connection.view = null
    },
  }
}
