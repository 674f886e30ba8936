import { count, eq, sql } from 'drizzle-orm'
import { teams } from '#db/schema/teams.ts'
import { users } from '#db/schema/users.ts'
import type { TeamOverview } from '#protocol/rest/overview.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { ActorContext } from '#server/context.ts'
import type { TimeSpan } from '#server/domain/practice/local-calendar.ts'
import { presentName } from '../user/present-name.ts'
import { usernameKey } from '../user/rows.ts'
import { completedIn, personId, weeklyGoalOf } from './practised.ts'
import { watchedTrainees } from './watched-trainees.ts'

/** The trainees by username, with their last call, their last scores and their week. */
export async function readTrainees(ctx: ActorContext, week: TimeSpan): Promise<TeamOverview['trainees']> {
  const last = sql`(
    select jsonb_build_object('sessionId', s.id, 'prospectName', s.scenario ->> 'name',
      'startedAtMs', floor(extract(epoch from s.started_at) * 1000), 'score', s.score)
    from training_sessions s where s.user_id = ${personId} and s.status = 'completed'
    order by s.started_at desc, s.id desc limit 1
  )`
  const scores = sql<{ score: number; edition: number }[]>`to_jsonb(array(
    select jsonb_build_object('score', held.score, 'edition', held.criteria_edition) from (
      select s.score, s.criteria_edition, s.started_at, s.id from training_sessions s
      where s.user_id = ${personId} and s.status = 'completed' and s.score is not null
        and s.forked_at_line is null
      order by s.started_at desc, s.id desc limit ${sql.raw(String(limits.personTrendCalls))}
    ) held order by held.started_at, held.id
  ))`
  type LastCall = { sessionId: string; prospectName: string; startedAtMs: number; score: number | null }
  const [rows, [all]] = await Promise.all([
    ctx.db
      .select({
        user: {
          id: users.id,
          username: users.username,
          firstName: users.firstName,
          lastName: users.lastName,
        },
        team: { id: teams.id, name: teams.name },
        last: sql<LastCall | null>`${last}`,
        scores,
        completed: completedIn(week),
        goal: weeklyGoalOf,
      })
      .from(users)
      .leftJoin(teams, eq(teams.id, users.teamId))
      .where(watchedTrainees(ctx))
      .orderBy(usernameKey)
      .limit(limits.homePeopleMax),
    ctx.db.select({ trainees: count() }).from(users).where(watchedTrainees(ctx)),
  ])
  return {
    total: all?.trainees ?? 0,
    rows: rows.map(({ user, team, last: call, scores: latest, completed, goal }) => ({
      user: presentName(user),
      team,
      lastCall: call && {
        sessionId: call.sessionId,
        prospectName: call.prospectName,
        startedAt: new Date(call.startedAtMs).toISOString(),
        score: call.score,
      },
      scores: latest.map(({ score }) => score),
      criteriaEditions: latest.map(({ edition }) => edition),
      week: { completed, goal },
    })),
  }
}
