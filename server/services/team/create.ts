import { teams } from '#db/schema/teams.ts'
import type { Team, TeamInput } from '#protocol/rest/teams.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { notifyAccessChanged } from '../account/access-changed.ts'
import { findTeam } from './find.ts'
import { assignManager } from './assign-manager.ts'

/** Creates a team; admins only. */
export async function createTeam(ctx: ActorContext, input: TeamInput): Promise<Team> {
  if (!can(ctx.actor, 'administer', { ownerId: null }))
    throw new AppError('forbidden', 'only an admin may create a team')
  const { managerId, ...values } = input
  const id = await ctx.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(teams)
      .values({ ...values, createdAt: ctx.now() })
      .returning({ id: teams.id })
    if (!row) throw new AppError('internal', 'the team was not stored')
    if (managerId !== null) {
      await assignManager(tx, { teamId: row.id, managerId, now: ctx.now() })
      await notifyAccessChanged(tx)
    }
    return row.id
  })
  return (await findTeam(ctx, id)).team
}
