import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { assignees, assignments, type Assignment } from '#db/schema/assignments.ts'
import { prospects } from '#db/schema/prospects.ts'
import type { AccountExport } from '#protocol/rest/privacy.ts'

/** The assignments given to a user. */
export async function exportReceivedAssignments(
  db: Database,
  userId: string,
): Promise<AccountExport['assigned']> {
  const rows = await db
    .select({ assignee: assignees, assignment: assignments, prospectName: prospects.name })
    .from(assignees)
    .innerJoin(assignments, eq(assignments.id, assignees.assignmentId))
    .innerJoin(prospects, eq(prospects.id, assignments.prospectId))
    .where(eq(assignees.userId, userId))
    .orderBy(asc(assignments.deadline), asc(assignments.id))
  return rows.map(({ assignee, assignment, prospectName }) => ({
    ...exportFields(assignment),
    prospectName,
    assignedAt: assignee.assignedAt.toISOString(),
    withdrawnAt: assignee.withdrawnAt?.toISOString() ?? null,
    startedAt: assignee.startedAt?.toISOString() ?? null,
    attempts: assignee.attempts,
    bestScore: assignee.bestScore,
  }))
}

/** The assignments created by a user. */
export async function exportCreatedAssignments(
  db: Database,
  userId: string,
): Promise<AccountExport['assignments']> {
  const rows = await db
    .select()
    .from(assignments)
    .where(eq(assignments.createdBy, userId))
    .orderBy(asc(assignments.createdAt), asc(assignments.id))
  return rows.map((row) => ({
    ...exportFields(row),
    prospectId: row.prospectId,
    createdAt: row.createdAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  }))
}

function exportFields({ id, title, sessionType, passMark, attemptsMax, deadline }: Assignment) {
  return { id, title, sessionType, passMark, attemptsMax, deadline: deadline.toISOString() }
}
