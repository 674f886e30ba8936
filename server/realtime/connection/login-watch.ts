import { closeCodes } from '#protocol/realtime/close-codes.ts'
import type { ServerContext } from '#server/context.ts'
import { endedLoginsChannel } from '#server/services/account/end-logins.ts'
import { filterInactiveAccounts } from '#server/services/account/inactive-accounts.ts'
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
    onNotification: (loginId) => void closeLogins(ctx, connections, [loginId]),
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
    const ended = loginIds.filter((id) => !active.has(id))
    await closeLogins(ctx, connections, ended)
  } catch (error) {
    ctx.log.warn({ err: error }, 'could not check the logins of open channels')
  }
}

/** The code tells the page of a switched-off account why. Without the database the channels close all the same. */
async function closeLogins(
  ctx: ServerContext,
  connections: Connections,
  loginIds: readonly string[],
): Promise<void> {
  const accounts = new Map(loginIds.map((id) => [id, connections.accountOf(id)]))
  const inactive = await filterInactiveAccounts(
    ctx,
    [...accounts.values()].filter((id) => id !== null),
  ).catch((error: unknown) => {
    ctx.log.warn({ err: error }, 'could not read why logins have ended')
    return new Set<string>()
  })
  for (const [loginId, accountId] of accounts)
    if (accountId !== null && inactive.has(accountId))
      connections.closeLogin(loginId, closeCodes.accountInactive, 'account_inactive')
    else connections.closeLogin(loginId, closeCodes.unauthenticated, 'logged_out')
}
