import { sql, type SQL } from 'drizzle-orm'
import { assignees, assignments } from '#db/schema/assignments.ts'
import type { AssignmentState } from '#protocol/vocabulary/assignment.ts'

/**
 * Whether an attempt passed: by its scorecard, else by the best score. A changed pass mark also applies to earlier
 * attempts; a changed scorecard does not, since each attempt is held against the version of its start.
 */
const passed = sql`case when ${assignments.scorecardId} is null
  then coalesce(${assignees.bestScore} >= ${assignments.passMark}, false)
  else ${assignees.passedAt} is not null end`

/** Whether the completed attempts are as many as are allowed. */
export const attemptsUsedUp = sql<boolean>`coalesce(${assignees.attempts} >= ${assignments.attemptsMax}, false)`

/** A person's state in an assignment, at `now` or when the assignment was closed, whichever is earlier. */
export function stateAt(now: Date): SQL<AssignmentState> {
  const at = sql`coalesce(${assignments.closedAt}, ${now.toISOString()}::timestamptz)`
  return sql<AssignmentState>`case
    when ${passed} then 'passed'
    when ${assignees.waiting} > 0 then 'waiting'
    when ${attemptsUsedUp} then 'failed'
    when ${at} > ${assignments.deadline} then 'overdue'
    when ${assignees.startedAt} is null then 'not_started'
    else 'in_progress' end`
}

/** Whether the pass came after the deadline. */
export const passedLate = sql<boolean>`(${passed} and coalesce(${assignees.passedAt}, ${assignees.bestAt}) > ${assignments.deadline})`
