import { eq } from 'drizzle-orm'
import { users } from '#db/schema/users.ts'
import type { TeamDetails, TeamProgress, TeamWithMembers } from '#protocol/rest/teams.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { ActorContext } from '#server/context.ts'
import { readMembers } from '../user/rows.ts'
import { findTeam } from './find.ts'
import { readTeamSessions } from './list-sessions.ts'

/** A team with its members. */
export async function getTeam(ctx: ActorContext, input: { id: string }): Promise<TeamWithMembers> {
  const { team } = await findTeam(ctx, input.id)
  return { ...team, members: await readMembers(ctx, eq(users.teamId, team.id)) }
}

/** A team with everything its dialog shows. */
export async function getTeamDetails(ctx: ActorContext, input: { id: string }): Promise<TeamDetails> {
  const { team, progress } = await findTeam(ctx, input.id)
  const [members, recent] = await Promise.all([
    readMembers(ctx, eq(users.teamId, team.id)),
    readTeamSessions(ctx, team.id, { limit: limits.recentSessions }),
  ])
  return { ...team, members, progress, recentSessions: recent.rows }
}

/** A team's progress. */
export async function getTeamStats(ctx: ActorContext, input: { teamId: string }): Promise<TeamProgress> {
  return (await findTeam(ctx, input.teamId)).progress
}
