import { and, isNotNull, isNull, sql, type SQL } from 'drizzle-orm'
import { assignments } from '#db/schema/assignments.ts'
import { normalizedForSearch } from '#db/schema/columns.ts'
import { prospects } from '#db/schema/prospects.ts'
import type { Assignment, AssignmentListQuery } from '#protocol/rest/assignments.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import type { ActorContext } from '#server/context.ts'
import { type Page, toPage, rowLimit, parsePageQuery } from '../paging/page.ts'
import { reachableAssignments } from '../scope.ts'
import { narrowToTeam } from '../team/narrow.ts'
import { deadlineAfter, deadlineKey, deadlineOrder, deadlineKeyOf } from './deadline-key.ts'
import { readAssignments } from './rows.ts'

/**
 * The assignments of people that the actor manages, or of those in one team: open ones by earliest deadline, or closed ones by latest.
 */
export async function listAssignments(
  given: ActorContext,
  { status, teamId, search = '', ...query }: AssignmentListQuery,
): Promise<Page<Assignment>> {
  const ctx = await narrowToTeam(given, teamId)
  const window = parsePageQuery(query, deadlineKey)
  const direction = status === 'open' ? 'soonest first' : 'latest first'
  const rows = await readAssignments(
    ctx,
    and(
      reachableAssignments(ctx.db, ctx.actor),
      status === 'open' ? isNull(assignments.closedAt) : isNotNull(assignments.closedAt),
      search === '' ? undefined : matches(search),
      deadlineAfter(window.after, direction),
    ),
    { order: deadlineOrder(direction), limit: rowLimit(window) },
  )
  return toPage(
    // Who looks at one team may still change what all of them do.
    rows.map((row) => ({
      ...row,
      mayEdit: can(given.actor, 'assign', { ownerId: null, teamId: row.team?.id ?? null }),
    })),
    window,
    deadlineKeyOf,
  )
}

/** In the title, or the name of the prospect, which also names one without a title. */
function matches(search: string): SQL {
  const text = normalizedForSearch(sql`concat_ws(' ', ${assignments.title}, ${prospects.name})`)
  return sql`strpos(${text}, ${normalizedForSearch(sql`${search}::text`)}) > 0`
}
