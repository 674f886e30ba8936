import { sql, type SQL } from 'drizzle-orm'
import { assignees, assignments } from '#db/schema/assignments.ts'
import type { AssignmentState } from '#protocol/vocabulary/assignment.ts'

/** Whether the best score is a pass. A pass mark that is changed counts for what was done before, too. */
const passed = sql`coalesce(${assignees.bestScore} >= ${assignments.passMark}, false)`

/** The state of a person (`assignees`) with an assignment, at `now` or, where it was closed before, at that moment. */
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
