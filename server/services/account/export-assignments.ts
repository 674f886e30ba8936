import { asc, eq } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { assignees, assignments } from '#db/schema/assignments.ts'
import { prospects } from '#db/schema/prospects.ts'
import { scorecardVersions } from '#db/schema/scorecards.ts'
import type { AccountExport } from '#protocol/rest/privacy.ts'
import { assignedScorecard, ofAssignment, presentTask } from '../assignment/task.ts'

/** The assignments given to a user. */
export async function exportReceivedAssignments(
  db: Database,
  userId: string,
): Promise<AccountExport['assigned']> {
  const rows = await db
    .select({
      assignee: assignees,
      assignment: assignments,
      scorecard: assignedScorecard,
      prospectName: prospects.name,
    })
    .from(assignees)
    .innerJoin(assignments, eq(assignments.id, assignees.assignmentId))
    .innerJoin(prospects, eq(prospects.id, assignments.prospectId))
    .leftJoin(scorecardVersions, ofAssignment)
    .where(eq(assignees.userId, userId))
    .orderBy(asc(assignments.deadline), asc(assignments.id))
  return rows.map(({ assignee, assignment, scorecard, prospectName }) => ({
    ...presentTask(assignment, scorecard),
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
    .select({ assignment: assignments, scorecard: assignedScorecard })
    .from(assignments)
    .leftJoin(scorecardVersions, ofAssignment)
    .where(eq(assignments.createdBy, userId))
    .orderBy(asc(assignments.createdAt), asc(assignments.id))
  return rows.map(({ assignment, scorecard }) => ({
    ...presentTask(assignment, scorecard),
    prospectId: assignment.prospectId,
    createdAt: assignment.createdAt.toISOString(),
    closedAt: assignment.closedAt?.toISOString() ?? null,
  }))
}
