import { and, eq } from 'drizzle-orm'
import { teams } from '#db/schema/teams.ts'
import type { Team } from '#protocol/rest/teams.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { knownTeams } from '../scope.ts'
import { readTeams, type TeamWithProgress } from './rows.ts'

/** A team that the actor may see, with its figures. 404 for any other. */
export async function findTeam(ctx: ActorContext, id: string): Promise<TeamWithProgress> {
  const [found] = await readTeams(ctx, and(eq(teams.id, id), knownTeams(ctx.actor)))
  if (!found) throw notFound('team')
  return found
}

/** A team that the actor may change. 404 if not visible, 403 if visible but not editable. */
export async function findAdministeredTeam(ctx: ActorContext, id: string): Promise<Team> {
  const { team } = await findTeam(ctx, id)
  if (!can(ctx.actor, 'administer', { ownerId: null, teamId: team.id }))
    throw new AppError('forbidden', 'only an admin may change a team')
  return team
}
