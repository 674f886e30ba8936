import type { ServerContext } from '#server/context.ts'
import type { AudioFrame } from '#protocol/realtime/audio.ts'
import { answerCommand, type Seat } from './commands.ts'
import type { Outlet, Post } from './connection.ts'
import { Recording } from '../voice/recording.ts'

/** A connection's place in a session: who came, and by which login. */
export type Comer = Pick<Seat, 'sessionId' | 'loginId' | 'user' | 'mayPractise'>

export function sessionPost(ctx: ServerContext, comer: Comer, outlet: Outlet): Post {
  const seat: Seat = { ...comer, ...outlet, view: null, recording: new Recording() }
  return {
    get entered() {
      return seat.view !== null
    },
    answer: (command) => answerCommand(ctx, seat, command),
    get hear() {
      return seat.view === null ? null : (frame: AudioFrame) => seat.recording.add(frame)
    },
    leave: () => {
      seat.leave?.()
      seat.view = null
    },
  }
}
