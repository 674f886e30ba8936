import { and, eq, getTableColumns, isNull, sql, type SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { assignees, assignments } from '#db/schema/assignments.ts'
import { prospects } from '#db/schema/prospects.ts'
import { scorecardVersions } from '#db/schema/scorecards.ts'
import { teams } from '#db/schema/teams.ts'
import { users } from '#db/schema/users.ts'
import type { Assignment } from '#protocol/rest/assignments.ts'
import type { AssignmentState } from '#protocol/vocabulary/assignment.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import type { ActorContext } from '#server/context.ts'
import { watchedUsers } from '../scope.ts'
import { presentName } from '../user/present-name.ts'
import { stateAt } from './state.ts'
import { assignedScorecard, ofAssignment, presentTask } from './task.ts'

/** When a person of an assignment was last reminded of it; the notification is renewed each time. */
const remindedMs = sql`(
  select floor(extract(epoch from n.created_at) * 1000)::float8 from notifications n
  where n.user_id = ${assignees.userId} and n.type = 'assignment_reminder' and n.session_id is null
    and n.assignment_id = ${assignees.assignmentId}
)`

const creators = alias(users, 'creators')

/**
 * The assignments that match `which`, with the number of people in each state, counting only those the actor
 * manages.
 */
export async function readAssignments(
  ctx: ActorContext,
  which: SQL | undefined,
  { order = [], limit = null }: { order?: SQL[]; limit?: number | null } = {},
): Promise<Assignment[]> {
  const state = stateAt(ctx.now())
  const inState = (name: AssignmentState) => sql<number>`count(*) filter (where ${state} = ${name})::int`
  const counts = ctx.db
    .select({
      people: sql<number>`count(*)::int`.as('people'),
      notStarted: inState('not_started').as('not_started'),
      inProgress: inState('in_progress').as('in_progress'),
      waiting: inState('waiting').as('waiting_people'),
      passed: inState('passed').as('passed'),
      failed: inState('failed').as('failed'),
      overdue: inState('overdue').as('overdue'),
      remindedMs: sql<number | null>`max(${remindedMs})`.as('reminded_ms'),
    })
    .from(assignees)
    .innerJoin(users, eq(users.id, assignees.userId))
    .where(
      and(eq(assignees.assignmentId, assignments.id), isNull(assignees.withdrawnAt), watchedUsers(ctx.actor)),
    )
    .as('counts')
  const query = ctx.db
    .select({
      assignment: getTableColumns(assignments),
      prospect: {
        id: prospects.id,
        name: prospects.name,
        type: prospects.type,
        difficultyLevel: prospects.difficultyLevel,
      },
      scorecard: assignedScorecard,
      team: { id: teams.id, name: teams.name },
      creator: creators,
      counts: {
        people: counts.people,
        notStarted: counts.notStarted,
        inProgress: counts.inProgress,
        waiting: counts.waiting,
        passed: counts.passed,
        failed: counts.failed,
        overdue: counts.overdue,
      },
      remindedMs: counts.remindedMs,
    })
    .from(assignments)
    .innerJoin(prospects, eq(prospects.id, assignments.prospectId))
    .leftJoin(scorecardVersions, ofAssignment)
    .leftJoin(teams, eq(teams.id, assignments.teamId))
    .leftJoin(creators, eq(creators.id, assignments.createdBy))
    .crossJoinLateral(counts)
    .where(which)
    .orderBy(...order)
    .$dynamic()
  const rows = await (limit === null ? query : query.limit(limit))
  return rows.map(({ assignment, prospect, scorecard, team, creator, counts: sums, remindedMs: at }) => ({
    ...presentTask(assignment, scorecard),
    prospect,
    difficulty: assignment.difficulty,
    team,
    wholeTeam: assignment.wholeTeam,
    createdBy: creator && presentName(creator),
    createdAt: assignment.createdAt.toISOString(),
    closedAt: assignment.closedAt?.toISOString() ?? null,
    mayEdit: can(ctx.actor, 'assign', { ownerId: null, teamId: assignment.teamId }),
    counts: sums,
    remindedAt: at === null ? null : new Date(at).toISOString(),
  }))
}
