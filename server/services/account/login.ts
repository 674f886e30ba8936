import { sql } from 'drizzle-orm'
import { users } from '#db/schema/users.ts'
import type { User } from '#protocol/rest/user.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { type Client, closeLogin, openLogin } from './login-session.ts'
import { passwordFits } from './password.ts'
import { presentUser } from './present.ts'

/**
 * Logs in: checks the password, ends the login that the browser came with (rotation) and opens a new
 * one. An unknown user and a wrong password get the same answer after the same work.
 */
export async function login(
  ctx: Context,
  input: { username: string; password: string; client: Client; oldToken: string | null },
): Promise<{ user: User; token: string }> {
  const [row] = await ctx.db
    .select()
    .from(users)
    .where(sql`lower(${users.username}) = lower(${input.username})`)
  const fits = await passwordFits(row?.passwordHash ?? null, input.password)
  if (!row || !fits) throw new AppError('invalid_credentials', 'unknown user or wrong password')
  if (input.oldToken !== null) await closeLogin(ctx, input.oldToken)
  return { user: presentUser(row), token: await openLogin(ctx, row.id, input.client) }
}
