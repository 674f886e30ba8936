import type { ServerContext } from '#server/context.ts'
import { notFound } from '#server/errors/app-error.ts'
import { type UserRow, findLoginUser } from '#server/services/account/login-session.ts'
import { findSession } from '#server/services/training-session/find.ts'

/**
 * Returns the user of a login if the user may watch the session now ([W1]).
 * @returns null when the login has ended
 * @throws {AppError} `not_found` if the user has no access to the session
 */
export async function findAllowedWatcher(
  ctx: ServerContext,
  { loginId, sessionId }: { loginId: string; sessionId: string },
): Promise<UserRow | null> {
  const user = await findLoginUser(ctx, loginId)
  if (user !== null) await findSession({ ...ctx, actor: user }, sessionId, 'watch')
  return user
}

/** As above, but an ended login is refused too. */
export async function assertMayWatch(
  ctx: ServerContext,
  watcher: { loginId: string; sessionId: string },
): Promise<void> {
  if ((await findAllowedWatcher(ctx, watcher)) === null) throw notFound('training session')
}
