import { and, eq, ne } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { teams } from '#db/schema/teams.ts'
import { users } from '#db/schema/users.ts'
import { AppError } from '#server/errors/app-error.ts'
import { syncAssigneesOfUser } from '../assignment/sync-assignees.ts'

/**
 * Makes somebody the manager who is named for a team. A manager reads the team that he or she is in, so the
 * person comes to this team, and no other one names the person any more.
 * @throws {AppError} `invalid_input` for somebody whose role is not manager
 */
export async function assignManager(
  tx: Transaction,
  { teamId, managerId, now }: { teamId: string; managerId: string; now: Date },
): Promise<void> {
  const [user] = await tx.select().from(users).where(eq(users.id, managerId)).for('update')
  if (user?.role !== 'manager')
    throw new AppError('invalid_input', 'managerId: a manager is somebody with that role', {
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
