import { type SQL, sql } from 'drizzle-orm'
import type { RecentSession } from '#protocol/rest/overview.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { difficultyLevels, effectiveDifficulty } from '#protocol/vocabulary/prospect.ts'
import type { ActorContext } from '#server/context.ts'
import { listSessions } from '../training-session/list.ts'
import { copiedStatuses } from '../training-session/retry.ts'

/** The lines of a session from line `from` on, which counts from 0 among the lines that a retry copies. */
const linesFrom = (session: SQL, from: SQL): SQL => sql`(
  select role, line from (
    select role, text, row_number() over (order by seq) as line from conversation_items
    where session_id = ${session} and status in (${sql.join(
      copiedStatuses.map((status) => sql`${status}`),
      sql`, `,
    )})
  ) as numbered where line > ${from} and btrim(text) <> '') as lines`

/** How many of them are the collector's. */
const ownLines = (session: SQL, from: SQL): SQL =>
  sql`(select count(*) from ${linesFrom(session, from)} where role = 'user')`

/** Whether the collector was answered in them. */
const isAnswered = (session: SQL, from: SQL): SQL => sql`(
  select coalesce(max(line) filter (where role = 'assistant') > min(line) filter (where role = 'user'), false)
  from ${linesFrom(session, from)})`

/** The level of a session's debtor, by one name. */
const levelOf = (session: SQL): SQL => sql`(
  select level.difficulty from (values ${sql.join(
    difficultyLevels.map((level) => sql`(${level}, ${effectiveDifficulty(level)})`),
    sql`, `,
  )}) as level (stored, difficulty) where level.stored = ${session}.scenario ->> 'difficultyLevel')`

/**
 * The actor's newest sessions with the change of each score. A call is compared with the scored call before it with
 * the same debtor at the same level, a retry with the call that it repeats, unless that is gone or it is too short for that: see `limits.retryLinesMin`.
 * Where the other call was scored by another edition of the criteria, that is said instead of a change.
 */
export async function readRecent(ctx: ActorContext): Promise<RecentSession[]> {
  const { rows: sessions } = await listSessions(ctx, { limit: limits.recentSessions })
  const ids = sessions.flatMap(({ id, score }) => (score === null ? [] : [sql`${id}::uuid`]))
  if (ids.length === 0) return sessions.map((session) => ({ ...session, change: null, otherCriteria: false }))
  const rows = await ctx.db.execute<{ id: string; change: number | null; other: boolean }>(sql`
    select s.id, case when against.criteria_edition = s.criteria_edition then s.score - against.score end as change,
      against.criteria_edition <> s.criteria_edition as other
    from training_sessions s join training_sessions against on against.id = case
      when s.forked_at_line is null then (
        select before.id from training_sessions before
        where before.user_id = s.user_id and before.status = 'completed' and before.score is not null
          and before.forked_at_line is null and before.prospect_id = s.prospect_id
          and ${levelOf(sql`before`)} is not distinct from ${levelOf(sql`s`)}
          and (before.started_at, before.id) < (s.started_at, s.id)
        order by before.started_at desc, before.id desc limit 1
      ) else (
        select repeated.id from training_sessions repeated
        where repeated.id = s.forked_from_session_id and repeated.score is not null
          and ${isAnswered(sql`s.id`, sql`s.forked_at_line`)}
          and ${ownLines(sql`s.id`, sql`s.forked_at_line`)}
            >= least(${limits.retryLinesMin}, ${ownLines(sql`repeated.id`, sql`s.forked_at_line`)})
      ) end
    where s.id in (${sql.join(ids, sql`, `)})`)
  const compared = new Map(rows.map((row) => [row.id, row]))
  return sessions.map((session) => {
    const { change = null, other = false } = compared.get(session.id) ?? {}
    return { ...session, change, otherCriteria: other }
  })
}
