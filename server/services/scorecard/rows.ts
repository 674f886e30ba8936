import { and, eq, exists, or, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Executor } from '#db/client.ts'
import { assignments } from '#db/schema/assignments.ts'
import { scorecards, scorecardVersions } from '#db/schema/scorecards.ts'
import { sessionScorecards } from '#db/schema/session-scorecards.ts'
import { teams } from '#db/schema/teams.ts'
import { users } from '#db/schema/users.ts'
import type { Scorecard } from '#protocol/rest/scorecards.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import type { ActorContext } from '#server/context.ts'
import { presentName } from '../user/present-name.ts'

const creators = alias(users, 'creators')

/** Joins a scorecard with its current version. */
export const currentVersion = and(
  eq(scorecardVersions.scorecardId, scorecards.id),
  eq(scorecardVersions.version, scorecards.version),
)

/** Whether an assignment names the scorecard or a session is held against it. */
export function isUsed(on: Executor): SQL<boolean> {
  const one = { one: sql`1` }
  const assigned = on.select(one).from(assignments).where(eq(assignments.scorecardId, scorecards.id))
  const held = on.select(one).from(sessionScorecards).where(eq(sessionScorecards.scorecardId, scorecards.id))
  return sql<boolean>`(${or(exists(assigned), exists(held))})`
}

const { content } = scorecardVersions
/** What a list shows of a version: not all of it, which may be large. */
const summary = {
  name: sql<string>`${content} ->> 'name'`,
  description: sql<string>`${content} ->> 'description'`,
  passMark: sql<number>`(${content} ->> 'passMark')::int`,
  entries: sql<number>`jsonb_array_length(${content} -> 'criteria') + jsonb_array_length(${content} -> 'requiredLines')`,
}

/** The scorecards that match `which`, as their current versions have them. */
export async function readScorecards(
  ctx: ActorContext,
  which: SQL | undefined,
  { order = [], limit = null }: { order?: SQL[]; limit?: number | null } = {},
): Promise<Scorecard[]> {
  const query = ctx.db
    .select({
      card: scorecards,
      summary,
      changedAt: scorecardVersions.createdAt,
      team: { id: teams.id, name: teams.name },
      creator: creators,
      used: isUsed(ctx.db),
    })
    .from(scorecards)
    .innerJoin(scorecardVersions, currentVersion)
    .leftJoin(teams, eq(teams.id, scorecards.teamId))
    .leftJoin(creators, eq(creators.id, scorecards.createdBy))
    .where(which)
    .orderBy(...order)
    .$dynamic()
  const rows = await (limit === null ? query : query.limit(limit))
  return rows.map(({ card, summary: said, changedAt, team, creator, used }) => ({
    id: card.id,
    ...said,
    version: card.version,
    team,
    teamDefault: card.teamDefault,
    archivedAt: card.archivedAt?.toISOString() ?? null,
    used,
    createdBy: creator && presentName(creator),
    createdAt: card.createdAt.toISOString(),
    changedAt: changedAt.toISOString(),
    mayEdit: can(ctx.actor, 'assign', { ownerId: null, teamId: card.teamId }),
  }))
}
