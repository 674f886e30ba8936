import { and, inArray, isNotNull } from 'drizzle-orm'
import { users } from '#db/schema/users.ts'
import type { Context } from '#server/context.ts'

/** Returns those of the given accounts that are switched off. */
export async function filterInactiveAccounts(
  ctx: Pick<Context, 'db'>,
  accountIds: readonly string[],
): Promise<Set<string>> {
  if (accountIds.length === 0) return new Set()
  const rows = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [...accountIds]), isNotNull(users.deactivatedAt)))
  return new Set(rows.map(({ id }) => id))
}
