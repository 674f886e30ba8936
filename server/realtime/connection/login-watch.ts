import { closeCodes } from '#protocol/realtime/close-codes.ts'
import type { ServerContext } from '#server/context.ts'
import { endedLoginsChannel } from '#server/services/account/end-logins.ts'
import { filterActiveLogins } from '#server/services/account/login-session.ts'
import type { Connections } from './connections.ts'
import { listenAndSweep } from './listen-and-sweep.ts'

/**
 * Closes the channels of logins that end, in any process: immediately after the database notification, and by
 * a check every minute and whenever notifications may have been missed, since logins also expire.
 */
export async function watchLogins(
  ctx: ServerContext,
  connections: Connections,
): Promise<{ stop(): Promise<void> }> {
  const recheck = () => void closeEndedLogins(ctx, connections, connections.loginIds)
  return listenAndSweep(ctx, endedLoginsChannel, {
    onNotification: (loginId) => close(connections, loginId),
    onSweep: recheck,
  })
}

/** Closes the connections of logins that have ended. A database outage changes nothing. */
export async function closeEndedLogins(
  ctx: ServerContext,
  connections: Connections,
  loginIds: readonly string[],
): Promise<void> {
  try {
    const active = await filterActiveLogins(ctx, loginIds)
    for (const id of loginIds) if (!active.has(id)) close(connections, id)
  } catch (error) {
    ctx.log.warn({ err: error }, 'could not check the logins of open channels')
  }
}

function close(connections: Connections, loginId: string): void {
  connections.closeLogin(loginId, closeCodes.unauthenticated, 'logged_out')
}
