import { and, eq, ne } from 'drizzle-orm'
import { loginSessions } from '#db/schema/login-sessions.ts'
import { users } from '#db/schema/users.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { endLogins } from './end-logins.ts'
import type { UserRow } from './login-session.ts'
import { rejectCommonPassword } from './reject-common-password.ts'
import { hashToken, newToken } from './token.ts'

/**
 * Changes a user's password. Ends all other logins, so that nobody who knew the old password stays logged in,
 * and rotates the token of this login. Its channels stay open. Wrong current passwords are counted per user.
 * @returns the new token
 * @throws {AppError} `wrong_password`, `password_too_common`, or `rate_limited`
 */
export async function changePassword(
  ctx: Context,
  input: { user: UserRow; loginId: string; currentPassword: string; newPassword: string },
): Promise<string> {
  const { user, loginId, currentPassword, newPassword } = input
  const attempt = await ctx.throttle.countAttempt({
    account: user.username,
    passwordHash: user.passwordHash,
    device: `change ${user.id}`,
    address: null,
  })
  if (!(await ctx.passwords.verify(user.passwordHash, currentPassword, { userId: user.id })))
    throw new AppError('wrong_password', 'the current password is wrong')
  await attempt.right()
  await rejectCommonPassword(newPassword, { username: user.username, field: 'newPassword' })
  const token = newToken()
  const passwordHash = await ctx.passwords.hash(newPassword, { userId: user.id })
  await ctx.db.transaction(async (tx) => {
    // Of two concurrent changes, the second one was checked against an outdated password.
    const changed = await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.id, user.id), eq(users.passwordHash, user.passwordHash)))
      .returning({ id: users.id })
    if (changed.length === 0) throw new AppError('conflict', 'the password was changed in the meantime')
    await endLogins(tx, and(eq(loginSessions.userId, user.id), ne(loginSessions.id, loginId)))
    await tx
      .update(loginSessions)
      .set({ tokenHash: hashToken(token, ctx.tokenSecret) })
      .where(eq(loginSessions.id, loginId))
  })
  return token
}
