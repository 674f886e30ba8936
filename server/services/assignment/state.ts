import { sql, type SQL } from 'drizzle-orm'
import { assignees, assignments } from '#db/schema/assignments.ts'
import type { AssignmentState } from '#protocol/vocabulary/assignment.ts'

/** Whether the best score is a pass. A changed pass mark also applies to earlier attempts. */
const passed = sql`coalesce(${assignees.bestScore} >= ${assignments.passMark}, false)`

/** A person's state in an assignment, at `now` or when the assignment was closed, whichever is earlier. */
export function stateAt(now: Date): SQL<AssignmentState> {
  const at = sql`coalesce(${assignments.closedAt}, ${now.toISOString()}::timestamptz)`
  return sql<AssignmentState>`case
    when ${passed} then 'passed'
    when ${assignees.attempts} >= ${assignments.attemptsMax} then 'failed'
    when ${at} > ${assignments.deadline} then 'overdue'
    when ${assignees.startedAt} is null then 'not_started'
    else 'in_progress' end`
}

/** Whether the pass came after the deadline. */
export const passedLate = sql<boolean>`(${passed} and ${assignees.bestAt} > ${assignments.deadline})`
