import { timingSafeEqual } from 'node:crypto'
import { isUniqueViolation } from '#db/errors.ts'
import { setup } from '#db/schema/setup.ts'
import { users } from '#db/schema/users.ts'
import { claimSkeletons } from '#db/username-skeletons.ts'
import type { Setup } from '#protocol/rest/registration.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { openLoginOf } from '../account/login.ts'
import type { LoginContext, LoginResult } from '../account/login.ts'
import { rejectCommonPassword } from '../account/reject-common-password.ts'
import { requireUsername } from '../account/require-username.ts'
import { hashToken } from '../account/token.ts'
import { lockRoles } from '../user/last-admin.ts'
import { readSetupHash } from './prepare.ts'

/**
 * Creates the first admin and closes the setup for good. Of concurrent calls one succeeds.
 * @throws {AppError} `setup_closed`, `setup_token_invalid`, `username_taken`, or `password_too_common`
 */
export async function setUp(ctx: Context, input: LoginContext & { setup: Setup }): Promise<LoginResult> {
  const { token, password, ...profile } = input.setup
  const { address } = input.client
  const expected = await readSetupHash(ctx.db)
  if (!ctx.production || expected === null) throw setupClosed()
  if (!timingSafeEqual(Buffer.from(expected), Buffer.from(hashToken(token, ctx.tokenSecret))))
    throw new AppError('setup_token_invalid', 'this is not the setup token')
  requireUsername(profile.username, ctx.production)
  await rejectCommonPassword(password, { username: profile.username, field: 'password' })
  const passwordHash = await ctx.passwords.hash(password, { address })
  const row = await ctx.db
    .transaction(async (tx) => {
      await lockRoles(tx)
      if ((await readSetupHash(tx)) === null) throw setupClosed()
      const [created] = await tx
        .insert(users)
        .values({ ...profile, passwordHash, role: 'admin', createdAt: ctx.now() })
        .returning()
      if (created) await claimSkeletons(tx, created)
      await tx.update(setup).set({ closedAt: ctx.now(), tokenHash: null })
      return created
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error))
        throw new AppError('username_taken', 'this username is taken', { cause: error })
      throw error
    })
  if (!row) throw new AppError('internal', 'the account was not stored')
  ctx.security.record('first_admin_created', { accountId: row.id, address })
  return openLoginOf(ctx, row, input)
}

function setupClosed(): AppError {
  return new AppError('setup_closed', 'the first admin exists; the setup is over')
}
