import { and, desc, eq } from 'drizzle-orm'
import { loginSessions } from '#db/schema/login-sessions.ts'
import type { Login } from '#protocol/rest/account.ts'
import type { Context } from '#server/context.ts'
import { nameUserAgent } from '#server/domain/account/name-user-agent.ts'
import { unexpired } from './login-session.ts'

/** A user's open logins, the most recently used first. `currentId` is the login that makes the request. */
export async function listLogins(
  ctx: Context,
  { userId, currentId }: { userId: string; currentId: string | null },
): Promise<Login[]> {
  const rows = await ctx.db
    .select()
    .from(loginSessions)
    .where(and(eq(loginSessions.userId, userId), unexpired(ctx.now())))
    .orderBy(desc(loginSessions.lastUsedAt), loginSessions.id)
  return rows.map((row) => ({
    id: row.id,
    current: row.id === currentId,
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    address: row.address,
    ...nameUserAgent(row.userAgent),
  }))
}
