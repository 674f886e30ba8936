import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { users } from '#db/schema/users.ts'
import { AppError } from '#server/errors/app-error.ts'

/** An arbitrary constant that nothing else in the database locks. */
const rolesLock = 7_265_104_333

/** Serializes role changes until the transaction ends: otherwise two admins could demote each other. */
export async function lockRoles(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${rolesLock})`)
}

/** @throws {AppError} `conflict` if there is no other active admin; call it under `lockRoles` */
export async function requireOtherAdmin(tx: Transaction, leaving: { id: string }): Promise<void> {
  const [other] = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, 'admin'), isNull(users.deactivatedAt), ne(users.id, leaving.id)))
    .limit(1)
  if (!other)
    throw new AppError('conflict', 'the last admin cannot be removed: make someone else admin first')
}
