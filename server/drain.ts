import { closeCodes } from '#protocol/realtime/close-codes.ts'
import type { ServerContext } from './context.ts'
import type { Connections } from './realtime/connection/connections.ts'

/** How long a reply that was given up may take to be stored with its end. */
const failTimeoutMs = 2_000

/**
 * Ends the work of this process in order (P10). New lines are refused, to be sent again to another process;
 * what is under way in a session comes to its end, and its connections are closed then. After `drainMs` the
 * replies that still run are given up and stored as failed, so that they can be asked for again.
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
  // Replies that nobody watches: asked for over REST, or left behind by their view.
  const settled = ctx.rooms.whenIdle().then(() => 'settled' as const)
  if ((await Promise.race([settled, timeout])) === 'late') {
    ctx.log.warn('replies are given up: they take too long for the shutdown')
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
