import { usernameKey } from '#protocol/text/kinds.ts'
import type { User } from '#protocol/rest/current-user.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { findByUsername } from './find-by-username.ts'
import { knownDevice, rememberDevice } from './known-device.ts'
import { type Client, openLogin, type UserRow } from './login-session.ts'
import { presentUser } from './present.ts'

/** What a browser presents at a login: its old login token and the device cookie (known-device.ts). */
export type LoginContext = { client: Client; oldToken: string | null; device: string | null }
/** The user and the new values of both cookies. */
export type LoginResult = { user: User; token: string; device: string }

/**
 * Logs in: checks the password, ends the login that the browser presented (rotation) and opens a new one. An
 * unknown user and a wrong password get the same response after the same work and are counted alike. Only the
 * right password reveals that an account is switched off.
 * @throws {AppError} `invalid_credentials`, `account_inactive`, or `rate_limited` after too many wrong passwords
 */
export async function login(
  ctx: Context,
  input: LoginContext & { username: string; password: string },
): Promise<LoginResult> {
  const { username, client } = input
  const row = await findByUsername(ctx, username)
  const device = row ? knownDevice(input.device, row.id, ctx.tokenSecret) : null
  // Every form in which a name can be typed counts for the same account, whether it exists or not.
  const account = usernameKey(row?.username ?? username)
  const who = { accountId: row?.id ?? null, address: client.address }
  const attempt = await ctx.throttle
    .countAttempt({ account, passwordHash: row?.passwordHash ?? null, device, address: client.address })
    .catch((error: unknown) => {
      if (error instanceof AppError) ctx.security.record('login_limited', who)
      throw error
    })
  const fits = await ctx.passwords.verify(row?.passwordHash ?? null, input.password, client)
  if (!row || !fits) {
    ctx.security.record('login_failed', who)
    throw new AppError('invalid_credentials', 'unknown user or wrong password')
  }
  await attempt.right()
  if (row.deactivatedAt !== null) {
    ctx.security.record('login_failed', { ...who, code: 'account_inactive' })
    throw new AppError('account_inactive', 'this account is switched off')
  }
  const opened = await openLoginOf(ctx, row, input)
  ctx.security.record('login_succeeded', who)
  return opened
}

/** Opens a login for a user who has proved who they are. */
export async function openLoginOf(ctx: Context, row: UserRow, input: LoginContext): Promise<LoginResult> {
  const { client, oldToken } = input
  await ctx.throttle.rememberNetwork(row.username, client.address)
  return {
    user: presentUser(row),
    token: await openLogin(ctx, { userId: row.id, passwordHash: row.passwordHash, client, oldToken }),
    device: rememberDevice(input.device, row.id, ctx.tokenSecret),
  }
}
