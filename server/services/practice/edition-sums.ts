import { between, and, inArray, sql, type SQL } from 'drizzle-orm'
import { practiceScores, practiceScoreTotals } from '#db/schema/practice.ts'
import { users } from '#db/schema/users.ts'
import type { Context } from '#server/context.ts'
import type { DateRange } from '#server/domain/practice/date-buckets.ts'
import type { EditionSum } from '#server/domain/practice/editions.ts'

/**
 * All scores of the people of an outer query by edition of the criteria, as a column of it. `people` are their ids: a list, or a
 * query of one column.
 */
export function editionSumsOf(people: SQL): SQL<EditionSum[]> {
  return sql<EditionSum[]>`(
    select coalesce(jsonb_agg(jsonb_build_object(
      'criteriaEdition', held.criteria_edition, 'scored', held.scored, 'scoreSum', held.score_sum)), '[]')
    from (
      select t.criteria_edition, sum(t.scored)::int as scored, sum(t.score_sum)::int as score_sum
      from ${practiceScoreTotals} t where t.user_id in (${people}) group by 1
    ) held
  )`
}

/** The scores of the days of a period by edition, of the people who match `whose`, a condition on `users`. */
export function readEditionDays(
  { db }: Pick<Context, 'db'>,
  whose: SQL,
  { from, to }: DateRange,
): Promise<(EditionSum & { day: string })[]> {
  return db
    .select({
      day: practiceScores.day,
      criteriaEdition: practiceScores.criteriaEdition,
      scored: sql<number>`sum(${practiceScores.scored})::int`,
      scoreSum: sql<number>`sum(${practiceScores.scoreSum})::int`,
    })
    .from(practiceScores)
    .where(
      and(
        inArray(practiceScores.userId, db.select({ id: users.id }).from(users).where(whose)),
        between(practiceScores.day, from, to),
      ),
    )
    .groupBy(practiceScores.day, practiceScores.criteriaEdition)
}
