import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { teams } from '#db/schema/teams.ts'
import type { UserRow } from '../account/login-session.ts'

/**
 * Removes the user as manager of teams they no longer manage, and makes them manager of their team if it has
 * none.
 */
export async function updateTeamManager(tx: Transaction, user: UserRow): Promise<void> {
  const manages = user.role === 'manager' ? user.teamId : null
  await tx
    .update(teams)
    .set({ managerId: null })
    .where(and(eq(teams.managerId, user.id), manages === null ? undefined : ne(teams.id, manages)))
  if (manages !== null)
    await tx
      .update(teams)
      .set({ managerId: user.id })
      .where(and(eq(teams.id, manages), isNull(teams.managerId)))
}
