import { and, asc, desc, eq, gt, gte, lt, lte, or, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { moment } from '#protocol/text/kinds.ts'
import { assignments } from '#db/schema/assignments.ts'

/** The sort key of an assignment: its deadline, then its id. */
export const deadlineKey = z.strictObject({ at: moment, id: z.uuid() })
export type DeadlineKey = z.infer<typeof deadlineKey>

type Direction = 'soonest first' | 'latest first'

export function deadlineOrder(direction: Direction): SQL[] {
  const by = direction === 'soonest first' ? asc : desc
  return [by(assignments.deadline), by(assignments.id)]
}

/** The condition for the assignments after a key in that order. */
export function deadlineAfter(key: DeadlineKey | null, direction: Direction): SQL | undefined {
  if (key === null) return undefined
  const at = new Date(key.at)
  const [beyond, from] = direction === 'soonest first' ? [gt, gte] : [lt, lte]
  // The first condition is redundant but lets Postgres use the index.
  return and(
    from(assignments.deadline, at),
    or(beyond(assignments.deadline, at), and(eq(assignments.deadline, at), beyond(assignments.id, key.id))),
  )
}

export function deadlineKeyOf(row: { deadline: string; id: string }): DeadlineKey {
  return { at: row.deadline, id: row.id }
}
