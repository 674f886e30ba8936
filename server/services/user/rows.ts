import { eq, getTableColumns, sql, type SQL } from 'drizzle-orm'
import { practiceTotals } from '#db/schema/practice.ts'
import { teams } from '#db/schema/teams.ts'
import { users } from '#db/schema/users.ts'
import { stored } from '#protocol/text/kinds.ts'
import type { Member } from '#protocol/rest/users.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import type { ActorContext } from '#server/context.ts'
import { boundedSums } from '#server/domain/practice/bounded.ts'
import { meanScore } from '#server/domain/practice/change.ts'
import { sumOfEdition } from '#server/domain/practice/editions.ts'
import { presentUser } from '../account/present.ts'
import { editionSumsOf } from '../practice/edition-sums.ts'

/** The lower-case username: unique, and the sort key of every list of people. */
export const usernameKey = sql<string>`lower(${users.username})`

/** The cursor in that order. */
export const usernameCursor = stored

/** The condition for the people after a username in that order. */
export function usernameAfter(username: string | null): SQL | undefined {
  return username === null ? undefined : sql`${usernameKey} > lower(${username})`
}

/** The people who match `which`, by username, as visible to the actor. `limit` null: all of them. */
export async function readMembers(
  ctx: ActorContext,
  which: SQL | undefined,
  limit: number | null = null,
): Promise<Member[]> {
  const query = ctx.db
    .select({
      user: getTableColumns(users),
      team: { id: teams.id, name: teams.name },
      totals: { standard: practiceTotals.standard, objectionHandling: practiceTotals.objectionHandling },
      scores: editionSumsOf(sql`${users.id}`),
      streak: streakDays(ctx.now()),
    })
    .from(users)
    .leftJoin(teams, eq(teams.id, users.teamId))
    .leftJoin(practiceTotals, eq(practiceTotals.userId, users.id))
    .where(which)
    .orderBy(usernameKey)
    .$dynamic()
  const rows = await (limit === null ? query : query.limit(limit))
  return rows.map(({ user, team, totals: stored, scores, streak }) => {
    const totals = stored && boundedSums(stored)
    const watched = can(ctx.actor, 'watch', { ownerId: user.id, teamId: user.teamId })
    const mean = sumOfEdition(scores)
    return {
      ...presentUser(user),
      email: watched ? user.email : null,
      team,
      sessionsCount: watched ? (totals?.standard ?? 0) + (totals?.objectionHandling ?? 0) : null,
      avgScore: watched ? meanScore(mean) : null,
      criteriaEdition: watched ? mean.criteriaEdition : null,
      hasEarlierScores: watched && mean.otherwiseScored > 0,
      currentStreak: watched ? streak : null,
      active: user.deactivatedAt === null,
      lastActiveAt: watched ? (user.lastActiveAt?.toISOString() ?? null) : null,
    }
  })
}

/**
 * The number of consecutive days, up to today or yesterday, on which a user completed a session with a score. Walks back
 * from the last day, so it reads as many rows as the result.
 */
function streakDays(now: Date): SQL<number> {
  const today = now.toISOString().slice(0, 10)
  return sql<number>`(
    with recursive run (day) as (
      (select d.day from practice_days d
        where d.user_id = ${users.id} and d.completed > 0 and d.day >= ${today}::date - 1 and d.day <= ${today}::date
        order by d.day desc limit 1)
      union all
      select run.day - 1 from run where exists (
        select 1 from practice_days d
        where d.user_id = ${users.id} and d.day = run.day - 1 and d.completed > 0
      )
    )
    select count(*)::int from run
  )`
}
