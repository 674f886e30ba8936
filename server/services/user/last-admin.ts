import { and, eq, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { users } from '#db/schema/users.ts'
import { AppError } from '#server/errors/app-error.ts'

/** Any constant that nothing else in the database locks. */
const rolesLock = 7_265_104_333

/** One change of roles at a time, until the transaction ends: two admins could take each other's otherwise. */
export async function lockRoles(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${rolesLock})`)
}

/** @throws {AppError} `conflict` where nobody else is an admin; ask under `lockRoles`. */
export async function requireOtherAdmin(tx: Transaction, leaving: { id: string }): Promise<void> {
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), ne(users.id, leaving.id)))
    .limit(1)
  if (!other) throw new AppError('conflict', 'the last admin stays one: name another one first')
}
