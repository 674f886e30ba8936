import { eq } from 'drizzle-orm'
import { teams } from '#db/schema/teams.ts'
import type { Team, TeamChanges } from '#protocol/rest/teams.ts'
import type { ActorContext } from '#server/context.ts'
import { notifyAccessChanged } from '../account/access-changed.ts'
import { findAdministeredTeam, findTeam } from './find.ts'
import { assignManager } from './assign-manager.ts'

/** Changes a team; admins only. A replaced manager stays in the team until moved. */
export async function updateTeam(
  ctx: ActorContext,
  input: { id: string; changes: TeamChanges },
): Promise<Team> {
  const { id } = await findAdministeredTeam(ctx, input.id)
  const { managerId, ...values } = input.changes
  await ctx.db.transaction(async (tx) => {
    if (Object.keys(values).length > 0) await tx.update(teams).set(values).where(eq(teams.id, id))
    if (managerId === null) await tx.update(teams).set({ managerId }).where(eq(teams.id, id))
    else if (managerId !== undefined) {
      await assignManager(tx, { teamId: id, managerId, now: ctx.now() })
      await notifyAccessChanged(tx)
    }
  })
  return (await findTeam(ctx, id)).team
}
