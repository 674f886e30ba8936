import { and, eq, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { loginSessions } from '#db/schema/login-sessions.ts'
import { users } from '#db/schema/users.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { endLogins } from './end-logins.ts'
import { hashToken, newToken } from './token.ts'

const dayMs = 86_400_000
/** A login ends after 30 days, or after 7 days without use. */
export const loginLifetimes = { absoluteMs: 30 * dayMs, idleMs: 7 * dayMs }
/** How outdated `last_used_at` may become before it is written again, to avoid a write per request. */
const touchEveryMs = 60_000

export type Client = { address: string | null; userAgent: string | null }
export type UserRow = typeof users.$inferSelect
export type Authenticated = { user: UserRow; loginId: string }

/** The condition for a login that has reached neither limit. */
export function unexpired(now: Date) {
  return and(
    gt(loginSessions.expiresAt, now),
    gt(loginSessions.lastUsedAt, new Date(now.getTime() - loginLifetimes.idleMs)),
  )
}

/**
 * Opens a login for a user and ends the one that the browser presented, whoever it belonged to, so that a
 * planted or stolen token becomes useless. Also deletes the user's expired logins. `passwordHash` is the one that
 * was checked.
 * @returns the token for the cookie
 * @throws {AppError} `invalid_credentials` if the account was switched off or its password changed in the meantime
 */
export async function openLogin(
  ctx: Context,
  input: { userId: string; passwordHash?: string; client: Client; oldToken: string | null },
): Promise<string> {
  const { userId, passwordHash, client, oldToken } = input
  const token = newToken()
  const now = ctx.now()
  if (oldToken !== null) await closeLogin(ctx, oldToken)
  await endLogins(ctx.db, and(eq(loginSessions.userId, userId), lt(loginSessions.expiresAt, now)))
  await ctx.db.transaction(async (tx) => {
    // A change of the password and a switch-off wait for this lock, and then end this login too.
    const [current] = await tx
      .select({ passwordHash: users.passwordHash })
      .from(users)
      .where(and(eq(users.id, userId), isNull(users.deactivatedAt)))
      .for('share')
    if (!current || (passwordHash !== undefined && passwordHash !== current.passwordHash))
      throw new AppError('invalid_credentials', 'the account was changed in the meantime')
    await tx.insert(loginSessions).values({
      tokenHash: hashToken(token, ctx.tokenSecret),
      userId,
      createdAt: now,
      lastUsedAt: now,
      expiresAt: new Date(now.getTime() + loginLifetimes.absoluteMs),
      userAgent: client.userAgent?.slice(0, 300) ?? null,
      address: client.address,
    })
  })
  await ctx.db.update(users).set({ lastActiveAt: now }).where(eq(users.id, userId))
  return token
}

/** Every request asks for its login, so its statement is composed once. */
function prepareFindLogin(db: Database) {
  return db
    .select({
      user: users,
      loginId: loginSessions.id,
      lastUsedAt: loginSessions.lastUsedAt,
      address: loginSessions.address,
    })
    .from(loginSessions)
    .innerJoin(users, eq(users.id, loginSessions.userId))
    .where(
      and(
        eq(loginSessions.tokenHash, sql.placeholder('tokenHash')),
        gt(loginSessions.expiresAt, sql.placeholder('now')),
        gt(loginSessions.lastUsedAt, sql.placeholder('usedAfter')),
        isNull(users.deactivatedAt),
      ),
    )
    .prepare('find_login')
}

const preparedFindLogin = new WeakMap<Database, ReturnType<typeof prepareFindLogin>>()

function findLogin(db: Database): ReturnType<typeof prepareFindLogin> {
  const known = preparedFindLogin.get(db)
  if (known) return known
  const statement = prepareFindLogin(db)
  preparedFindLogin.set(db, statement)
  return statement
}

/**
 * The user of a login token; null if the login is unknown, ended or idle for too long. `address` is where it is used.
 */
export async function authenticate(
  ctx: Context,
  token: string,
  address: string | null,
): Promise<Authenticated | null> {
  const now = ctx.now()
  const tokenHash = hashToken(token, ctx.tokenSecret)
  const [found] = await findLogin(ctx.db).execute({
    tokenHash,
    // A value of a prepared statement goes to the driver as it is.
    now: now.toISOString(),
    usedAfter: new Date(now.getTime() - loginLifetimes.idleMs).toISOString(),
  })
  if (!found) return null
  if (now.getTime() - found.lastUsedAt.getTime() > touchEveryMs) {
    await ctx.db.update(loginSessions).set({ lastUsedAt: now }).where(eq(loginSessions.tokenHash, tokenHash))
    await ctx.db.update(users).set({ lastActiveAt: now }).where(eq(users.id, found.user.id))
    // A logged-in person may log in on another device in the same place.
    if (address !== found.address) await ctx.throttle.rememberNetwork(found.user.username, address)
  }
  return { user: found.user, loginId: found.loginId }
}

/** The current data of the user of an open login; null if the login has ended. */
export async function findLoginUser(ctx: Context, loginId: string): Promise<UserRow | null> {
  const [found] = await ctx.db
    .select({ user: users })
    .from(loginSessions)
    .innerJoin(users, eq(users.id, loginSessions.userId))
    .where(and(eq(loginSessions.id, loginId), unexpired(ctx.now()), isNull(users.deactivatedAt)))
  return found?.user ?? null
}

/** Ends the login of a token; an unknown token is ignored. */
export async function closeLogin(ctx: Context, token: string): Promise<void> {
  await endLogins(ctx.db, eq(loginSessions.tokenHash, hashToken(token, ctx.tokenSecret)))
}

/** Returns those of the given logins that are still active. */
export async function filterActiveLogins(ctx: Context, loginIds: readonly string[]): Promise<Set<string>> {
  if (loginIds.length === 0) return new Set()
  const rows = await ctx.db
    .select({ id: loginSessions.id })
    .from(loginSessions)
    .where(and(inArray(loginSessions.id, [...loginIds]), unexpired(ctx.now())))
  return new Set(rows.map(({ id }) => id))
}

/** Ends every login of a user except one, and returns how many ended. */
export async function endOtherLogins(ctx: Context, userId: string, keptId: string): Promise<number> {
  return endLogins(ctx.db, and(eq(loginSessions.userId, userId), ne(loginSessions.id, keptId)))
}
