import { sql, type SQL } from 'drizzle-orm'
import { users } from '#db/schema/users.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { ActorContext } from '#server/context.ts'
import type { TimeSpan } from '#server/domain/practice/local-calendar.ts'

/** The id in a row of `users`, also where the query reads no other table and drizzle leaves the table's name out. */
export const personId = sql.raw('"users"."id"')

/** The weekly goal of a row of `users`. */
export const weeklyGoalOf = sql<number>`coalesce(${users.weeklyGoal}, ${sql.raw(String(limits.weeklyGoal))})`

/** How many sessions with a score the person in a row of `users` completed of those started in a span. */
export function completedIn({ from, to }: TimeSpan): SQL<number> {
  return sql<number>`(
    select count(*)::int from training_sessions s
    where s.user_id = ${personId} and s.status = 'completed' and s.score is not null
      and s.started_at >= ${from.toISOString()}::timestamptz and s.started_at < ${to.toISOString()}::timestamptz
  )`
}

/** Sessions of the actor that started in each span and are completed with a score: their number, or 1 if there are `any`. */
export async function inSpans(
  ctx: ActorContext,
  spans: readonly TimeSpan[],
  want: 'count' | 'any',
): Promise<number[]> {
  const held = sql`select 1 from training_sessions s
    where s.user_id = ${ctx.actor.id} and s.status = 'completed' and s.score is not null
      and s.started_at >= span.starts and s.started_at < span.ends`
  const figure =
    want === 'any' ? sql`exists(${held})::int` : sql`(select count(*)::int from (${held}) as sessions)`
  const values = sql.join(
    spans.map(
      ({ from, to }, place) =>
        sql`(${place}::int, ${from.toISOString()}::timestamptz, ${to.toISOString()}::timestamptz)`,
    ),
    sql`, `,
  )
  const rows = await ctx.db.execute<{ figure: number }>(
    sql`select ${figure} as figure from (values ${values}) as span (place, starts, ends) order by span.place`,
  )
  return rows.map(({ figure: number }) => number)
}
