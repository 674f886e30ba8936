import { closeCodes } from '#protocol/realtime/close-codes.ts'
import type { ServerContext } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { accessChangedChannel } from '#server/services/account/access-changed.ts'
import type { Connections, Watcher } from './connections.ts'
import { listenAndSweep } from './listen-and-sweep.ts'
import { recheckLiveWatchers } from './live-list-handler.ts'
import { findAllowedWatcher } from './may-watch.ts'

/**
 * Closes the channels of observers who have lost the right to watch because a role or a team changed. Runs in
 * every process, immediately after the database notification. Trainees keep their channel: the session is
 * theirs.
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

/** Closes the connections of watchers who may no longer watch. A database outage changes nothing. */
export async function closeUnauthorized(ctx: ServerContext, watchers: readonly Watcher[]): Promise<void> {
  for (const { connection, ...watcher } of watchers)
    try {
      // Connections of ended logins are closed by the login watch.
      await findAllowedWatcher(ctx, watcher)
    } catch (error) {
      if (error instanceof AppError) connection.close(closeCodes.notFound, error.code)
      else ctx.log.warn({ err: error }, 'could not check who may watch')
    }
}
