import { count } from 'drizzle-orm'
import { users } from '#db/schema/users.ts'
import type { Registration, User } from '#protocol/rest/user.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { isUniqueViolation } from '#db/errors.ts'
import { type Client, openLogin } from './login-session.ts'
import { hashPassword } from './password.ts'
import { presentUser } from './present.ts'

/**
 * Creates an account and logs it in. The first account on an empty production database is the admin
 * (docs/decisions); every other one is a trainee without a team.
 */
export async function register(
  ctx: Context,
  input: { registration: Registration; client: Client },
): Promise<{ user: User; token: string }> {
  const { password, ...profile } = input.registration
  const passwordHash = await hashPassword(password)
  const row = await ctx.db
    .transaction(
      async (tx) => {
        const [existing] = await tx.select({ users: count() }).from(users)
        const role = ctx.production && existing?.users === 0 ? 'admin' : 'trainee'
        const [created] = await tx
          .insert(users)
          .values({ ...profile, passwordHash, role, createdAt: ctx.now() })
          .returning()
        return created
      },
      { isolationLevel: 'serializable' },
    )
    .catch((error: unknown) => {
      if (isUniqueViolation(error))
        throw new AppError('username_taken', 'this username is taken', { cause: error })
      throw error
    })
  if (!row) throw new AppError('internal', 'the account was not stored')
  return { user: presentUser(row), token: await openLogin(ctx, row.id, input.client) }
}
