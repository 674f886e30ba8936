import { passwordResets } from '#db/schema/password-resets.ts'
import type { NewPasswordReset } from '#protocol/rest/password-reset.ts'
import type { ActorContext } from '#server/context.ts'
import type { SecurityFields } from '#server/telemetry/security-log.ts'
import { hashToken, newToken } from '../account/token.ts'
import { findUser } from '../user/find.ts'
import { presentName } from '../user/present-name.ts'

const minuteMs = 60_000
/** Long enough to hand the link over by phone or chat. */
const validMs = 30 * minuteMs

/**
 * Makes a link with which a person sets a new password once; replaces an earlier one. Their password and logins
 * stay until it is used. The token is returned only here; the database has its hash.
 * @throws {AppError} `forbidden` or `not_found`
 */
export async function createPasswordReset(
  ctx: ActorContext,
  { userId, by }: { userId: string; by: SecurityFields },
): Promise<NewPasswordReset> {
  const user = await findUser(ctx, userId, 'manageAccount')
  const token = newToken()
  const now = ctx.now()
  const link = {
    tokenHash: hashToken(token, ctx.tokenSecret),
    createdBy: ctx.actor.id,
    createdAt: now,
    expiresAt: new Date(now.getTime() + validMs),
  }
  await ctx.db
    .insert(passwordResets)
    .values({ ...link, userId })
    .onConflictDoUpdate({ target: passwordResets.userId, set: link })
  ctx.security.record('password_reset_created', { ...by, targetId: userId })
  return { token, user: presentName(user), expiresAt: link.expiresAt.toISOString() }
}
