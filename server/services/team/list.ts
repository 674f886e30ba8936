import type { Team } from '#protocol/rest/teams.ts'
import type { ActorContext } from '#server/context.ts'
import { knownTeams } from '../scope.ts'
import { readTeams } from './rows.ts'

/** The teams that the actor may see, by name. */
export async function listTeams(ctx: ActorContext): Promise<Team[]> {
  return (await readTeams(ctx, knownTeams(ctx.actor))).map(({ team }) => team)
}
