import { sql } from 'drizzle-orm'
import { users } from '#db/schema/users.ts'
import type { TrendWeek } from '#protocol/rest/overview.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { ActorContext } from '#server/context.ts'
import type { TimeSpan } from '#server/domain/practice/local-calendar.ts'
import { watchedTrainees } from './watched-trainees.ts'

type Week = TimeSpan & { monday: string; sunday: string }
type Means = {
  place: number
  calls: number
  edition: number
  empathy: number | null
  communication: number | null
  objection_handling: number | null
  solution_focus: number | null
  compliance: number | null
}

/**
 * The mean of each dimension in each week, over the last scored calls of each trainee in it: nobody outweighs the rest, and
 * a busy week costs no more to read than a quiet one. Retries repeat another call and are left out, and so is in each week what was
 * scored by an earlier edition of the criteria than the newest call of it.
 */
export async function readTeamTrend(ctx: ActorContext, weeks: readonly Week[]): Promise<TrendWeek[]> {
  const values = sql.join(
    weeks.map(
      ({ from, to }, place) =>
        sql`(${place}::int, ${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`,
    ),
    sql`, `,
  )
  const rows = await ctx.db.execute<Means>(sql`
    select place, edition, count(*)::int as calls,
      round(avg(m.empathy_score))::int as empathy,
      round(avg(m.communication_score))::int as communication,
      round(avg(m.objection_handling_score))::int as objection_handling,
      round(avg(m.solution_focus_score))::int as solution_focus,
      round(avg(m.compliance_score))::int as compliance
    from (
      select span.place, held.id, held.criteria_edition as edition,
        max(held.criteria_edition) over (partition by span.place) as newest
      from (values ${values}) as span (place, starts, ends)
      cross join (select ${users.id} from ${users} where ${watchedTrainees(ctx)}) as person (id)
      cross join lateral (
        select s.id, s.criteria_edition from training_sessions s
        where s.user_id = person.id and s.started_at >= span.starts and s.started_at < span.ends
          and s.status = 'completed' and s.score is not null and s.forked_at_line is null
        order by s.started_at desc, s.id desc limit ${limits.teamTrendCalls}
      ) held
    ) counted
    join performance_metrics m on m.session_id = counted.id
    where counted.edition = counted.newest
    group by place, edition`)
  const byPlace = new Map(rows.map((row) => [row.place, row]))
  return weeks.map(({ monday, sunday }, place) => {
    const means = byPlace.get(place)
    return {
      from: monday,
      to: sunday,
      calls: means?.calls ?? 0,
      criteriaEdition: means?.edition ?? null,
      scores: {
        empathy: means?.empathy ?? null,
        communication: means?.communication ?? null,
        objection_handling: means?.objection_handling ?? null,
        solution_focus: means?.solution_focus ?? null,
        compliance: means?.compliance ?? null,
      },
    }
  })
}
