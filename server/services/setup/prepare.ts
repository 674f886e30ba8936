import { createHmac, randomBytes } from 'node:crypto'
import { and, eq, isNull, notExists, sql } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { setup } from '#db/schema/setup.ts'
import { users } from '#db/schema/users.ts'
import type { Context } from '#server/context.ts'
import { hashToken } from '../account/token.ts'

/**
 * Opens the setup of a production database that has no admin. The token is `given` (`SETUP_TOKEN`) or derived
 * from a random salt in the database and the server's secret: every replica has the same one after every restart,
 * and a copy of the database does not reveal it.
 * @returns the token, or null if there is nothing to set up
 */
export async function prepareSetup(
  ctx: Pick<Context, 'db' | 'production' | 'tokenSecret'>,
  given: string | null,
): Promise<string | null> {
  if (!ctx.production || (await hasAdmin(ctx.db))) return null
  await ctx.db
    .insert(setup)
    .values({ salt: randomBytes(32).toString('base64url') })
    .onConflictDoNothing()
  const [row] = await ctx.db.select().from(setup).where(isNull(setup.closedAt))
  if (!row) return null
  const token =
    given ?? createHmac('sha256', ctx.tokenSecret).update(`setup token\n${row.salt}`).digest('base64url')
  await ctx.db
    .update(setup)
    .set({ tokenHash: hashToken(token, ctx.tokenSecret) })
    .where(isNull(setup.closedAt))
  return token
}

/** The hash of the setup token while the setup is open, otherwise null. */
export async function readSetupHash(on: Executor): Promise<string | null> {
  const [row] = await on
    .select({ tokenHash: setup.tokenHash })
    .from(setup)
    .where(and(isNull(setup.closedAt), notExists(admins(on))))
  return row?.tokenHash ?? null
}

async function hasAdmin(on: Executor): Promise<boolean> {
  return (await admins(on).limit(1)).length > 0
}

function admins(on: Executor) {
  return on
    .select({ one: sql`1` })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.deactivatedAt)))
    .$dynamic()
}
