import { and, asc, between, count, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import { practiceDays } from '#db/schema/practice.ts'
import { prospects } from '#db/schema/prospects.ts'
import { users } from '#db/schema/users.ts'
import type { Context } from '#server/context.ts'
import { boundedSums } from '#server/domain/practice/bounded.ts'
import type { DateRange } from '#server/domain/practice/date-buckets.ts'

/** Sums over the sessions of some people. */
export type PracticeSums = {
  standard: number
  objectionHandling: number
  completed: number
  /** Seconds, of completed sessions. */
  durationS: number
}

/**
 * The days of a period on which someone matching `whose`, a condition on `users`, started a session, in order.
 */
export async function readDays(
  ctx: Pick<Context, 'db'>,
  whose: SQL,
  { from, to }: DateRange,
): Promise<(PracticeSums & { day: string })[]> {
  const rows = await ctx.db
    .select({
      day: practiceDays.day,
      standard: sql<number>`sum(${practiceDays.standard})::int`,
      objectionHandling: sql<number>`sum(${practiceDays.objectionHandling})::int`,
      completed: sql<number>`sum(${practiceDays.completed})::int`,
      durationS: sql<number>`sum(${practiceDays.durationS})::float8`,
    })
    .from(practiceDays)
    .where(and(inArray(practiceDays.userId, idsOf(ctx, whose)), between(practiceDays.day, from, to)))
    .groupBy(practiceDays.day)
    .orderBy(asc(practiceDays.day))
  return rows.map(boundedSums)
}

export function totalOf(days: readonly PracticeSums[]): PracticeSums {
  const total = { standard: 0, objectionHandling: 0, completed: 0, durationS: 0 }
  for (const day of days) {
    total.standard += day.standard
    total.objectionHandling += day.objectionHandling
    total.completed += day.completed
    total.durationS += day.durationS
  }
  return total
}

/** The number of existing prospects that were created in a period. */
export async function countProspects(
  ctx: Pick<Context, 'db'>,
  whose: SQL,
  { from, to }: DateRange,
): Promise<number> {
  const [row] = await ctx.db
    .select({ prospects: count() })
    .from(prospects)
    .where(
      and(
        inArray(prospects.ownerId, idsOf(ctx, whose)),
        isNull(prospects.deletedAt),
        sql`${prospects.createdAt} >= ${`${from}T00:00:00Z`}::timestamptz`,
        sql`${prospects.createdAt} < ${`${to}T00:00:00Z`}::timestamptz + interval '1 day'`,
      ),
    )
  return row?.prospects ?? 0
}

function idsOf(ctx: Pick<Context, 'db'>, whose: SQL) {
  return ctx.db.select({ id: users.id }).from(users).where(whose)
}
