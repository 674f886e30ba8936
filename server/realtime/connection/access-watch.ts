import { closeCodes } from '#protocol/realtime/close-codes.ts'
import type { ServerContext } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { accessChangedChannel } from '#server/services/account/access-changed.ts'
import type { Connections, Watcher } from './connections.ts'
import { listenAndSweep } from './listen-and-sweep.ts'
import { recheckLiveWatchers } from './live-list-handler.ts'
import { findAllowedWatcher } from './may-watch.ts'

/**
 * Closes the channels of those who watch a session and may not any more, since a role or a team has changed: in
 * every process, at once on the database's word. Who practises keeps the channel: the session is their own.
 */
export async function watchAccess(
  ctx: ServerContext,
  connections: Connections,
): Promise<{ stop(): Promise<void> }> {
  const recheck = () => {
    void closeUnauthorized(ctx, connections.watchers)
    void recheckLiveWatchers(ctx)
  }
  return listenAndSweep(ctx, accessChangedChannel, { onNotification: recheck, onSweep: recheck })
}

/** Closes the connections of those watchers who may not watch. A database that is away changes nothing. */
export async function closeUnauthorized(ctx: ServerContext, watchers: readonly Watcher[]): Promise<void> {
  for (const { connection, ...watcher } of watchers)
    try {
      // A login that has ended is closed by the watch over logins.
      await findAllowedWatcher(ctx, watcher)
    } catch (error) {
      if (error instanceof AppError) connection.close(closeCodes.notFound, error.code)
      else ctx.log.warn({ err: error }, 'could not check who may watch')
    }
}
