import { and, isNotNull, isNull } from 'drizzle-orm'
import { assignments } from '#db/schema/assignments.ts'
import type { Assignment, AssignmentListQuery } from '#protocol/rest/assignments.ts'
import type { ActorContext } from '#server/context.ts'
import { type Page, toPage, rowLimit, parsePageQuery } from '../paging/page.ts'
import { reachableAssignments } from '../scope.ts'
import { deadlineAfter, deadlineKey, deadlineOrder, deadlineKeyOf } from './deadline-key.ts'
import { readAssignments } from './rows.ts'

/**
 * The assignments of people that the actor manages: open ones by earliest deadline, or closed ones by latest.
 */
export async function listAssignments(
  ctx: ActorContext,
  { status, ...query }: AssignmentListQuery,
): Promise<Page<Assignment>> {
  const window = parsePageQuery(query, deadlineKey)
  const direction = status === 'open' ? 'soonest first' : 'latest first'
  const rows = await readAssignments(
    ctx,
    and(
      reachableAssignments(ctx.db, ctx.actor),
      status === 'open' ? isNull(assignments.closedAt) : isNotNull(assignments.closedAt),
      deadlineAfter(window.after, direction),
    ),
    { order: deadlineOrder(direction), limit: rowLimit(window) },
  )
  return toPage(rows, window, deadlineKeyOf)
}
