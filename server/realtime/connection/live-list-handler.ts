import type { ClientFrame } from '#protocol/realtime/client-frames.ts'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import type { ServerContext } from '#server/context.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { findLoginUser } from '#server/services/account/login-session.ts'
import { liveScope } from '#server/services/live/scope.ts'
import { refuseUnknownVersion } from './commands.ts'
import type { FrameSink, ConnectionHandler } from './connection.ts'
import type { LiveWatcher } from '../processes/live-board.ts'

/** Handles a connection to the list of running sessions (W2). */
export function liveListHandler(ctx: ServerContext, loginId: string, sink: FrameSink): ConnectionHandler {
  let watcher: LiveWatcher | null = null
  let left = false
  const leave = () => {
    left = true
    if (watcher) ctx.board.remove(watcher)
  }
  return {
    get joined() {
      return watcher !== null
    },
    receiveAudio: null,
    leave,
    async handleCommand(command: ClientFrame) {
      if (command.type === 'ping') {
        sink.send({ type: 'pong', t: command.t, server_time: ctx.now().toISOString() })
        return null
      }
      if (command.type !== 'live.watch')
        throw new AppError('unknown_frame', 'this connection shows the list of running sessions')
      refuseUnknownVersion(command.protocol)
      if (ctx.rooms.draining)
        throw new AppError(
          'shutting_down',
          'this server is shutting down; send the command again after reconnecting',
        )
      const user = await findLoginUser(ctx, loginId)
      const scope = user && liveScope(user)
      if (scope === null) throw notFound('list of running sessions')
      if (watcher) ctx.board.remove(watcher)
      watcher = {
        scope,
        loginId,
        send: sink.send,
        close: () => sink.close(closeCodes.notFound, 'not_found'),
      }
      await ctx.board.add(watcher)
      if (left) ctx.board.remove(watcher)
      return null
    },
  }
}

/**
 * After a change of roles or teams: closes watchers without access, and sends the others their new list
 * ([W1]).
 */
export async function recheckLiveWatchers(ctx: ServerContext): Promise<void> {
  for (const watcher of ctx.board.watchers)
    try {
      const user = await findLoginUser(ctx, watcher.loginId)
      // Connections of ended logins are closed by the login watch.
      if (user === null) continue
      const scope = liveScope(user)
      if (scope === null) watcher.close()
      else watcher.scope = scope
    } catch (error) {
      ctx.log.warn({ err: error }, 'could not check who may watch')
    }
  await ctx.board.sendLists()
}
