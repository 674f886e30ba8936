import { count } from 'drizzle-orm'
import { users } from '#db/schema/users.ts'
import type { Registration } from '#protocol/rest/current-user.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { inSerializable } from '#db/serializable.ts'
import { rememberDevice } from './known-device.ts'
import type { LoginContext, LoginResult } from './login.ts'
import { openLogin } from './login-session.ts'
import { hashPassword } from './password.ts'
import { presentUser } from './present.ts'
import { rejectCommonPassword } from './reject-common-password.ts'
import { isReserved } from './reserved-usernames.ts'

/**
 * Creates an account and logs it in. On an empty production database the first account becomes the admin
 * (docs/decisions); all others are trainees without a team.
 * @throws {AppError} `username_taken`, also for usernames of the demo organisation, `password_too_common`, or
 * `rate_limited` after too many attempts from one address
 */
export async function register(
  ctx: Context,
  input: LoginContext & { registration: Registration },
): Promise<LoginResult> {
  const { password, ...profile } = input.registration
  // Counted whatever the outcome: each attempt costs a hash and reveals whether a name is taken.
  await ctx.limits.take('registration', { accountId: null, address: input.client.address })
  if (isReserved(profile.username, ctx.production))
    throw new AppError('username_taken', 'this username is taken')
  await rejectCommonPassword(password, { username: profile.username, field: 'password' })
  const passwordHash = await hashPassword(password)
  const row = await inSerializable(ctx.db, async (tx) => {
    const [existing] = await tx.select({ users: count() }).from(users)
    const role = ctx.production && existing?.users === 0 ? 'admin' : 'trainee'
    const [created] = await tx
      .insert(users)
      .values({ ...profile, passwordHash, role, createdAt: ctx.now() })
      .returning()
    return created
  }).catch((error: unknown) => {
    if (isUniqueViolation(error))
      throw new AppError('username_taken', 'this username is taken', { cause: error })
    throw error
  })
  if (!row) throw new AppError('internal', 'the account was not stored')
  const { client, oldToken } = input
  const who = { accountId: row.id, address: client.address }
  ctx.security.record('account_registered', { ...who, role: row.role })
  if (row.role === 'admin') ctx.security.record('first_admin_created', who)
  return {
    user: presentUser(row),
    token: await openLogin(ctx, { userId: row.id, client, oldToken }),
    device: rememberDevice(input.device, row.id, ctx.tokenSecret),
  }
}
