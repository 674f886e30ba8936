import { and, eq } from 'drizzle-orm'
import { loginSessions } from '#db/schema/login-sessions.ts'
import type { Context } from '#server/context.ts'
import { notFound } from '#server/errors/app-error.ts'
import { endLogins } from './end-logins.ts'

/**
 * Ends one login of a user and closes its channels.
 * @throws {AppError} `not_found`, also for another user's login
 */
export async function revokeLogin(
  ctx: Context,
  { userId, id }: { userId: string; id: string },
): Promise<void> {
  const ended = await endLogins(ctx.db, and(eq(loginSessions.id, id), eq(loginSessions.userId, userId)))
  if (ended === 0) throw notFound('login')
}
