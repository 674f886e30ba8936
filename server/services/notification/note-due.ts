import { sql } from 'drizzle-orm'
import { assignees, assignments } from '#db/schema/assignments.ts'
import { notifications } from '#db/schema/notifications.ts'
import type { ActorContext } from '#server/context.ts'
import { stateAt } from '../assignment/state.ts'

/**
 * Notes which of the actor's assignments are due within a day and not done, as of when they became so. Called whenever the
 * actor's notifications are read, like the states of assignments: so it needs no timer, and is never late. Who got an
 * assignment on its last day was told its deadline then.
 */
export async function noteDue({ db, actor, now }: ActorContext): Promise<void> {
  const today = now()
  const at = sql`${today.toISOString()}::timestamptz`
  const since = sql`${assignments.deadline} - interval '1 day'`
  await db.execute(sql`insert into ${notifications} (user_id, type, assignment_id, created_at)
    select ${assignees.userId}, 'assignment_due', ${assignees.assignmentId}, ${since}
    from ${assignees} join ${assignments} on ${assignments.id} = ${assignees.assignmentId}
    where ${assignees.userId} = ${actor.id} and ${assignees.withdrawnAt} is null
      and ${assignments.closedAt} is null and ${assignments.deadline} > ${at} and ${since} <= ${at}
      and ${assignees.assignedAt} < ${since} and ${stateAt(today)} in ('not_started', 'in_progress')
    on conflict do nothing`)
}
