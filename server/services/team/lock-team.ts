import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { teams } from '#db/schema/teams.ts'

/** Whether a team exists. Locks its row until the transaction ends. */
export async function lockTeam(tx: Transaction, teamId: string): Promise<boolean> {
  const [team] = await tx
    .select({ id: teams.id })
    .from(teams)
    .where(and(eq(teams.id, teamId), isNull(teams.deletedAt)))
    .for('share')
  return team !== undefined
}
