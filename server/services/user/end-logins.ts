import { eq } from 'drizzle-orm'
import { loginSessions } from '#db/schema/login-sessions.ts'
import type { ActorContext } from '#server/context.ts'
import type { SecurityFields } from '#server/telemetry/security-log.ts'
import { endLogins } from '../account/end-logins.ts'
import { findUser } from './find.ts'

/**
 * Ends every login of another person and closes its channels in every process.
 * @throws {AppError} `not_found` or `forbidden`
 */
export async function endUserLogins(
  ctx: ActorContext,
  input: { id: string; by: SecurityFields },
): Promise<void> {
  const { id } = await findUser(ctx, input.id, 'manageAccount')
  const count = await endLogins(ctx.db, eq(loginSessions.userId, id))
  ctx.security.record('logins_ended', { ...input.by, targetId: id, count })
}
