import { and, eq, gte, isNull, ne, or, sql } from 'drizzle-orm'
import { assignees, assignments } from '#db/schema/assignments.ts'
import { prospects } from '#db/schema/prospects.ts'
import { scorecardVersions } from '#db/schema/scorecards.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { users } from '#db/schema/users.ts'
import type { DueAssignment } from '#protocol/rest/assignments.ts'
import type { PageQuery } from '#protocol/rest/paging.ts'
import type { ActorContext } from '#server/context.ts'
import { debtCurrency } from '#server/domain/debtor/account-file/currency.ts'
import { type Page, toPage, rowLimit, parsePageQuery } from '../paging/page.ts'
import { presentName } from '../user/present-name.ts'
import { assignedProspect } from './assigned-prospect.ts'
import { deadlineAfter, deadlineKey, deadlineOrder, deadlineKeyOf } from './deadline-key.ts'
import { passedLate, stateAt } from './state.ts'
import { assignedScorecard, ofAssignment, presentTask } from './task.ts'

/**
 * The actor's assignments, the earliest deadline first. Passed and failed ones stay listed until their
 * deadline.
 */
export async function listDueAssignments(ctx: ActorContext, query: PageQuery): Promise<Page<DueAssignment>> {
  const window = parsePageQuery(query, deadlineKey)
  const limit = rowLimit(window)
  const now = ctx.now()
  const state = stateAt(now)
  const open = ctx.db
    .select({ id: trainingSessions.id })
    .from(trainingSessions)
    .where(
      and(
        eq(trainingSessions.assignmentId, assignments.id),
        eq(trainingSessions.userId, assignees.userId),
        ne(trainingSessions.status, 'completed'),
      ),
    )
  const list = ctx.db
    .select({
      assignment: assignments,
      prospect: prospects,
      creator: users,
      attempts: assignees.attempts,
      bestScore: assignees.bestScore,
      scorecard: assignedScorecard,
      state,
      late: passedLate,
      openSessionId: sql<string | null>`(${open})`,
    })
    .from(assignees)
    .innerJoin(assignments, eq(assignments.id, assignees.assignmentId))
    .innerJoin(prospects, eq(prospects.id, assignments.prospectId))
    .leftJoin(scorecardVersions, ofAssignment)
    .leftJoin(users, eq(users.id, assignments.createdBy))
    .where(
      and(
        eq(assignees.userId, ctx.actor.id),
        isNull(assignees.withdrawnAt),
        isNull(assignments.closedAt),
        or(gte(assignments.deadline, now), sql`${state} not in ('passed', 'failed')`),
        deadlineAfter(window.after, 'soonest first'),
      ),
    )
    .orderBy(...deadlineOrder('soonest first'))
    .$dynamic()
  const rows = await (limit === null ? list : list.limit(limit))
  return toPage(
    rows.map(({ assignment, scorecard, prospect, creator, ...standing }) => ({
      ...presentTask(assignment, scorecard),
      prospect: { ...assignedProspect(prospect, assignment), debtCurrency: debtCurrency(prospect) },
      createdBy: creator && presentName(creator),
      ...standing,
    })),
    window,
    deadlineKeyOf,
  )
}
