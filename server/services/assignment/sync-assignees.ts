import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { assignees, assignments } from '#db/schema/assignments.ts'
import { users } from '#db/schema/users.ts'
import { tellAssignees } from '../notification/tell-assignees.ts'

/**
 * Syncs the people of open assignments with team membership: people who left the team are withdrawn, and people
 * who joined are added if the assignment is not yet due. Whoever has it since `now` is told. `which` restricts the assignments or the people
 * (`users`). Call it under `lockRoles`, or someone who joins concurrently could be missed.
 */
export async function syncAssignees(tx: Transaction, which: SQL, now: Date): Promise<void> {
  const at = sql`${now.toISOString()}::timestamptz`
  const inTeam = sql`${users.teamId} = ${assignments.teamId}`
  const trainee = sql`${users.role} = 'trainee'`
  await tx.execute(sql`update ${assignees} set withdrawn_at = ${at}
    from ${assignments}, ${users}
    where ${assignments.id} = ${assignees.assignmentId} and ${users.id} = ${assignees.userId}
      and ${assignees.withdrawnAt} is null and ${assignments.closedAt} is null and ${which}
      and not coalesce(${assignees.named} and (${assignments.teamId} is null or ${inTeam}), false)
      and not coalesce(${assignments.wholeTeam} and ${inTeam} and ${trainee}, false)`)
  await tx.execute(sql`insert into ${assignees} (assignment_id, user_id, named, assigned_at)
    select ${assignments.id}, ${users.id}, false, ${at}
    from ${assignments} join ${users} on ${inTeam} and ${trainee}
    where ${assignments.wholeTeam} and ${assignments.closedAt} is null and ${assignments.deadline} > ${at}
      and ${which}
    on conflict (assignment_id, user_id) do update set withdrawn_at = null, assigned_at = excluded.assigned_at
    where ${assignees.withdrawnAt} is not null`)
  await tellAssignees(tx, which, now)
}

/** Syncs one user's assignments after their team or role has changed. */
export async function syncAssigneesOfUser(tx: Transaction, userId: string, now: Date): Promise<void> {
  await syncAssignees(tx, eq(users.id, userId), now)
}

/** Replaces the people chosen by name. Members of the whole team are not affected. */
export async function setNamedAssignees(
  tx: Transaction,
  input: { assignmentId: string; personIds: readonly string[]; now: Date },
): Promise<void> {
  const { assignmentId, now } = input
  const ids = [...new Set(input.personIds)]
  await tx
    .update(assignees)
    .set({ named: false })
    .where(
      and(
        eq(assignees.assignmentId, assignmentId),
        ids.length === 0 ? undefined : notInArray(assignees.userId, ids),
      ),
    )
  if (ids.length === 0) return
  await tx
    .insert(assignees)
    .values(ids.map((userId) => ({ assignmentId, userId, named: true, assignedAt: now })))
    .onConflictDoUpdate({
      target: [assignees.assignmentId, assignees.userId],
      set: {
        named: true,
        withdrawnAt: null,
        // Who had left and is added again has it from now on.
        assignedAt: sql`case when ${assignees.withdrawnAt} is null then ${assignees.assignedAt} else excluded.assigned_at end`,
      },
    })
}
