import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { assignees, assignments } from '#db/schema/assignments.ts'
import { notifications } from '#db/schema/notifications.ts'
import { users } from '#db/schema/users.ts'

/**
 * Tells the people who got an assignment at `now`, for the first time or again. Who assigned it to themselves knows.
 * @param which restricts the assignments or the people (`users`)
 */
export async function tellAssignees(tx: Transaction, which: SQL, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  await tx.execute(sql`insert into ${notifications} (user_id, type, assignment_id, created_at)
    select ${assignees.userId}, 'assignment_given', ${assignees.assignmentId}, ${at}
    from ${assignees}
      join ${assignments} on ${assignments.id} = ${assignees.assignmentId}
      join ${users} on ${users.id} = ${assignees.userId}
    where ${assignees.withdrawnAt} is null and ${assignees.assignedAt} = ${at}
      and ${assignments.closedAt} is null
      and ${assignees.userId} is distinct from ${assignments.createdBy} and ${which}
    on conflict (user_id, type, session_id, assignment_id)
      do update set created_at = excluded.created_at, read_at = null`)
}

/** Forgets who was told that an assignment is due, since it has another deadline. */
export async function forgetDue(tx: Transaction, assignmentId: string): Promise<void> {
  await tx
    .delete(notifications)
    .where(and(eq(notifications.type, 'assignment_due'), eq(notifications.assignmentId, assignmentId)))
}
