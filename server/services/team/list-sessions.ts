import { and, desc, eq } from 'drizzle-orm'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { users } from '#db/schema/users.ts'
import type { PageQuery } from '#protocol/rest/paging.ts'
import type { TeamSession } from '#protocol/rest/teams.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import type { ActorContext } from '#server/context.ts'
import { type Page, toPage, rowLimit, parsePageQuery } from '../paging/page.ts'
import { sessionKeyOf, sessionKey, sessionOrder, sessionsAfter } from '../paging/session-key.ts'
import { presentSession } from '../training-session/present.ts'
import { presentName } from '../user/present-name.ts'
import { findTeam } from './find.ts'

/** The sessions of a team's current members, newest first; a trainee gets only their own. */
export async function listTeamSessions(
  ctx: ActorContext,
  input: { id: string; query: PageQuery },
): Promise<Page<TeamSession>> {
  const { team } = await findTeam(ctx, input.id)
  return readTeamSessions(ctx, team.id, input.query)
}

/**
 * As `listTeamSessions`, for a team that the actor is known to see. A page takes the latest sessions of each
 * member and then the latest of all, so it reads members x rows, however long the history is.
 */
export async function readTeamSessions(
  ctx: ActorContext,
  teamId: string,
  query: PageQuery,
): Promise<Page<TeamSession>> {
  const window = parsePageQuery(query, sessionKey)
  const limit = rowLimit(window)
  const ofMember = ctx.db
    .select()
    .from(trainingSessions)
    .where(and(eq(trainingSessions.userId, users.id), sessionsAfter(window.after)))
    .orderBy(...sessionOrder)
    .$dynamic()
  const latest = (limit === null ? ofMember : ofMember.limit(limit)).as('held')
  const watched = can(ctx.actor, 'watch', { ownerId: null, teamId })
  const list = ctx.db
    .select()
    .from(users)
    .crossJoinLateral(latest)
    .where(and(eq(users.teamId, teamId), watched ? undefined : eq(users.id, ctx.actor.id)))
    .orderBy(desc(latest.startedAt), desc(latest.id))
    .$dynamic()
  const rows = await (limit === null ? list : list.limit(limit))
  return toPage(
    rows.map(({ users: user, held: session }) => ({
      ...presentSession(session),
      user: presentName(user),
    })),
    window,
    sessionKeyOf,
  )
}
