import { can } from '#protocol/vocabulary/roles.ts'
import type { ActorContext } from '#server/context.ts'
import { notFound } from '#server/errors/app-error.ts'
import { findTeam } from './find.ts'

/**
 * The same actor, who sees no more than the manager of a team does: what an admin reads about one team is what its
 * manager reads. Without a team the context stays as it is. 404 unless the actor may watch the team.
 */
export async function narrowToTeam(ctx: ActorContext, teamId: string | undefined): Promise<ActorContext> {
  if (teamId === undefined) return ctx
  const { team } = await findTeam(ctx, teamId)
  if (!can(ctx.actor, 'watch', { ownerId: null, teamId: team.id })) throw notFound('team')
  return { ...ctx, actor: { id: ctx.actor.id, role: 'manager', teamId: team.id } }
}
