import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { teams } from '#db/schema/teams.ts'
import { users } from '#db/schema/users.ts'
import { AppError } from '#server/errors/app-error.ts'
import { syncAssigneesOfUser } from '../assignment/sync-assignees.ts'

/**
 * Makes a user the manager of a team. Managers see the team they belong to, so the user is moved to this team
 * and removed as the manager of any other.
 * @throws {AppError} `invalid_input` if the user's role is not manager
 */
export async function assignManager(
  tx: Transaction,
  { teamId, managerId, now }: { teamId: string; managerId: string; now: Date },
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, managerId)).for('update')
  if (user?.role !== 'manager')
    throw new AppError('invalid_input', 'managerId: the user does not have the role manager', {
      issues: [{ path: 'managerId', message: 'not a manager' }],
    })
  await tx.update(users).set({ teamId }).where(eq(users.id, managerId))
  await syncAssigneesOfUser(tx, managerId, now)
  await tx
    .update(teams)
    .set({ managerId: null })
    .where(and(eq(teams.managerId, managerId), ne(teams.id, teamId)))
  await tx.update(teams).set({ managerId }).where(eq(teams.id, teamId))
}
