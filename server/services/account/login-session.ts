import { and, eq, gt, lt } from 'drizzle-orm'
import { loginSessions } from '#db/schema/login-sessions.ts'
import { users } from '#db/schema/users.ts'
import type { Context } from '#server/context.ts'
import { hashToken, newToken } from './token.ts'

const dayMs = 86_400_000
/** A login ends after 30 days whatever happens, and after 7 without use. */
export const loginLimits = { absoluteMs: 30 * dayMs, idleMs: 7 * dayMs }
/** How stale `last_used_at` may get before it is written again: not one write for each request. */
const touchEveryMs = 60_000

export type Client = { address: string | null; userAgent: string | null }
export type UserRow = typeof users.$inferSelect

/** Opens a login for a user; returns the token for the cookie. Logins that ended are cleared away. */
export async function openLogin(ctx: Context, userId: string, client: Client): Promise<string> {
  const token = newToken()
  const now = ctx.now()
  await ctx.db
    .delete(loginSessions)
    .where(and(eq(loginSessions.userId, userId), lt(loginSessions.expiresAt, now)))
  await ctx.db.insert(loginSessions).values({
    tokenHash: hashToken(token, ctx.tokenSecret),
    userId,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + loginLimits.absoluteMs),
    userAgent: client.userAgent?.slice(0, 300) ?? null,
    address: client.address,
  })
  return token
}

/** The user whose login a token is; null when it is unknown, ended or idle for too long. */
export async function authenticate(ctx: Context, token: string): Promise<UserRow | null> {
  const now = ctx.now()
  const tokenHash = hashToken(token, ctx.tokenSecret)
  const [found] = await ctx.db
    .select({ user: users, lastUsedAt: loginSessions.lastUsedAt })
    .from(loginSessions)
    .innerJoin(users, eq(users.id, loginSessions.userId))
    .where(
      and(
        eq(loginSessions.tokenHash, tokenHash),
        gt(loginSessions.expiresAt, now),
        gt(loginSessions.lastUsedAt, new Date(now.getTime() - loginLimits.idleMs)),
      ),
    )
  if (!found) return null
  if (now.getTime() - found.lastUsedAt.getTime() > touchEveryMs) {
    await ctx.db.update(loginSessions).set({ lastUsedAt: now }).where(eq(loginSessions.tokenHash, tokenHash))
    await ctx.db.update(users).set({ lastActiveAt: now }).where(eq(users.id, found.user.id))
  }
  return found.user
}

/** Ends the login of a token. Ending one that is unknown does nothing. */
export async function closeLogin(ctx: Context, token: string): Promise<void> {
  await ctx.db.delete(loginSessions).where(eq(loginSessions.tokenHash, hashToken(token, ctx.tokenSecret)))
}
