import { eq } from 'drizzle-orm'
import { users } from '#db/schema/users.ts'
import type { ProfileChanges, User } from '#protocol/rest/current-user.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import type { UserRow } from './login-session.ts'
import { presentUser } from './present.ts'

/** Changes the profile fields that users edit themselves. Only an admin sets role and team. */
export async function updateProfile(
  ctx: Context,
  input: { user: UserRow; changes: ProfileChanges },
): Promise<User> {
  if (Object.keys(input.changes).length === 0) return presentUser(input.user)
  const [row] = await ctx.db.update(users).set(input.changes).where(eq(users.id, input.user.id)).returning()
  if (!row) throw new AppError('unauthenticated', 'the account is gone')
  return presentUser(row)
}
