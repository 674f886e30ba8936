import { closeCodes } from '#protocol/realtime/close-codes.ts'
import type { ServerContext } from './context.ts'
import type { Connections } from './realtime/connection/connections.ts'

/** How long storing the failed replies may take. */
const failTimeoutMs = 2_000

/**
 * Shuts this process down gracefully (P10). New input is refused, to be sent again to another process. Each
 * session may finish its reply in progress, then its connections are closed. After `drainMs` the replies still
 * in progress are stored as failed, so that they can be requested again.
 */
export async function drain(
  ctx: Pick<ServerContext, 'rooms' | 'log'>,
  connections: Connections,
  drainMs: number,
): Promise<void> {
  ctx.rooms.drain()
  connections.closeSession(null, closeCodes.serviceRestart, 'shutting_down')
  const timeout = timeoutAfter(drainMs)
  await Promise.all(
    connections.sessionIds.map(async (sessionId) => {
      await Promise.race([ctx.rooms.whenSessionIdle(sessionId), timeout])
      connections.closeSession(sessionId, closeCodes.serviceRestart, 'shutting_down')
    }),
  )
  // Replies that no connection watches: requested over REST, or left by a closed view.
  const settled = ctx.rooms.whenIdle().then(() => 'settled' as const)
  if ((await Promise.race([settled, timeout])) === 'late') {
    ctx.log.warn('replies did not finish before the shutdown; marking them as failed')
    await ctx.rooms.failRunningReplies()
    await Promise.race([settled, timeoutAfter(failTimeoutMs)])
  }
  connections.closeAll(closeCodes.serviceRestart, 'shutting_down')
}

function timeoutAfter(ms: number): Promise<'late'> {
  return new Promise((resolve) => {
    setTimeout(() => resolve('late'), ms).unref()
  })
}
