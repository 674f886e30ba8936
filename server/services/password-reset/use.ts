import { eq } from 'drizzle-orm'
import { loginSessions } from '#db/schema/login-sessions.ts'
import { passwordResets } from '#db/schema/password-resets.ts'
import { users } from '#db/schema/users.ts'
import type { Context } from '#server/context.ts'
import { endLogins } from '../account/end-logins.ts'
import { rejectCommonPassword } from '../account/reject-common-password.ts'
import { findUsableReset, resetLinkInvalid } from './find-usable.ts'

/**
 * Whose password a link is for, without using it.
 * @throws {AppError} `reset_link_invalid`
 */
export async function getPasswordReset(
  ctx: Context,
  input: { token: string },
): Promise<{ username: string; expiresAt: string }> {
  const { user, expiresAt } = await findUsableReset(ctx, ctx.db, input.token)
  return { username: user.username, expiresAt: expiresAt.toISOString() }
}

/**
 * Sets a new password with a link, once, and ends every login of the person.
 * @returns the id of the person
 * @throws {AppError} `reset_link_invalid`, or `password_too_common`, which leaves the link valid
 */
export async function resetPassword(
  ctx: Context,
  input: { token: string; password: string; address: string | null },
): Promise<string> {
  const { token, password, address } = input
  const { user } = await findUsableReset(ctx, ctx.db, input.token)
  await rejectCommonPassword(password, { username: user.username, field: 'password' })
  const passwordHash = await ctx.passwords.hash(password, { address })
  await ctx.db.transaction(async (tx) => {
    // Of two concurrent uses the second one waits here, and finds the link gone.
    await tx.select().from(users).where(eq(users.id, user.id)).for('update')
    if ((await findUsableReset(ctx, tx, token)).user.id !== user.id) throw resetLinkInvalid()
    await tx.delete(passwordResets).where(eq(passwordResets.userId, user.id))
    await tx.update(users).set({ passwordHash }).where(eq(users.id, user.id))
    await endLogins(tx, eq(loginSessions.userId, user.id))
  })
  // Strangers who guess again at once must not keep the owner from logging in here.
  await ctx.throttle.rememberNetwork(user.username, address)
  ctx.security.record('password_reset_used', { accountId: user.id, address })
  return user.id
}
