import { and, eq } from 'drizzle-orm'
import { teams } from '#db/schema/teams.ts'
import type { ActorContext } from '#server/context.ts'
import { notFound } from '#server/errors/app-error.ts'
import { knownTeams } from '../scope.ts'
import { readTeams, type TeamWithProgress } from './rows.ts'

/** A team that the actor may know of, with its figures. 404 for every other one. */
export async function findTeam(ctx: ActorContext, id: string): Promise<TeamWithProgress> {
  const [found] = await readTeams(ctx, and(eq(teams.id, id), knownTeams(ctx.actor)))
  if (!found) throw notFound('team')
  return found
}
