import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { assignees, assignments } from '#db/schema/assignments.ts'
import { notifications } from '#db/schema/notifications.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { stateAt } from '../assignment/state.ts'
import { tellManagers } from './tell.ts'

/** A session with whom it counts for. */
type Counted = { id: string; userId: string; assignmentId: string | null }
type Outcome = 'assignment_passed' | 'assignment_failed'

/**
 * Runs a change of a person's progress, and tells their managers if the assignment is passed or failed since. What they were
 * told before is taken back where it no longer holds, since a reviewer may change a score.
 */
export async function tellingOutcome(
  tx: Transaction,
  session: Counted,
  at: Date,
  change: () => Promise<void>,
): Promise<void> {
  const { assignmentId, userId } = session
  if (assignmentId === null) return change()
  const person = { assignmentId, userId }
  const before = await outcomeOf(tx, person, at)
  await change()
  const after = await outcomeOf(tx, person, at)
  if (before === after) return
  const theirs = tx
    .select({ id: trainingSessions.id })
    .from(trainingSessions)
    .where(and(eq(trainingSessions.assignmentId, assignmentId), eq(trainingSessions.userId, userId)))
  await tx
    .delete(notifications)
    .where(
      and(
        inArray(notifications.type, ['assignment_passed', 'assignment_failed'] satisfies Outcome[]),
        eq(notifications.assignmentId, assignmentId),
        inArray(notifications.sessionId, theirs),
      ),
    )
  if (after !== null)
    await tellManagers(tx, session, { type: after, sessionId: session.id, assignmentId, at })
}

/** How a person's assignment ended; null while it has not. */
async function outcomeOf(
  tx: Transaction,
  { assignmentId, userId }: { assignmentId: string; userId: string },
  at: Date,
): Promise<Outcome | null> {
  const [row] = await tx
    .select({ state: stateAt(at) })
    .from(assignees)
    .innerJoin(assignments, eq(assignments.id, assignees.assignmentId))
    .where(and(eq(assignees.assignmentId, assignmentId), eq(assignees.userId, userId)))
  switch (row?.state) {
    case 'passed':
      return 'assignment_passed'
    case 'failed':
      return 'assignment_failed'
    default:
      return null
  }
}
