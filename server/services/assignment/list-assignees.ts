import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import { assignees, assignments } from '#db/schema/assignments.ts'
import { sessionScorecards } from '#db/schema/session-scorecards.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { users } from '#db/schema/users.ts'
import type { Assignee } from '#protocol/rest/assignments.ts'
import type { PageQuery } from '#protocol/rest/paging.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { ActorContext } from '#server/context.ts'
import { type Page, toPage, rowLimit, parsePageQuery } from '../paging/page.ts'
import { watchedUsers } from '../scope.ts'
import { sessionOrder } from '../paging/session-key.ts'
import { presentName } from '../user/present-name.ts'
import { usernameAfter, usernameCursor, usernameKey } from '../user/rows.ts'
import { findAssignment } from './find.ts'
import { passedLate, stateAt } from './state.ts'

/**
 * The people of an assignment by username, with their progress. A manager sees only their own team's people.
 */
export async function listAssignees(
  ctx: ActorContext,
  input: { id: string; query: PageQuery },
): Promise<Page<Assignee>> {
  const { id } = await findAssignment(ctx, input.id)
  const window = parsePageQuery(input.query, usernameCursor)
  const limit = rowLimit(window)
  const list = ctx.db
    .select({
      user: users,
      state: stateAt(ctx.now()),
      late: passedLate,
      attempts: assignees.attempts,
      bestScore: assignees.bestScore,
    })
    .from(assignees)
    .innerJoin(assignments, eq(assignments.id, assignees.assignmentId))
    .innerJoin(users, eq(users.id, assignees.userId))
    .where(
      and(
        eq(assignees.assignmentId, id),
        isNull(assignees.withdrawnAt),
        watchedUsers(ctx.actor),
        usernameAfter(window.after),
      ),
    )
    .orderBy(usernameKey)
    .$dynamic()
  const rows = await (limit === null ? list : list.limit(limit))
  const page = toPage(rows, window, ({ user }) => user.username)
  const sessions = await readLatestSessions(
    ctx,
    id,
    page.rows.map(({ user }) => user.id),
  )
  return {
    ...page,
    rows: page.rows.map(({ user, ...standing }) => ({
      ...standing,
      user: presentName(user),
      sessions: sessions.get(user.id) ?? [],
    })),
  }
}

/** Each person's latest sessions for an assignment. */
async function readLatestSessions(
  { db }: ActorContext,
  assignmentId: string,
  userIds: readonly string[],
): Promise<Map<string, Assignee['sessions']>> {
  const sessions = new Map<string, Assignee['sessions']>()
  if (userIds.length === 0) return sessions
  const latest = db
    .select({
      id: trainingSessions.id,
      startedAt: trainingSessions.startedAt,
      completedAt: trainingSessions.completedAt,
      score: trainingSessions.score,
      criteriaEdition: trainingSessions.criteriaEdition,
      status: trainingSessions.status,
    })
    .from(trainingSessions)
    .where(and(eq(trainingSessions.assignmentId, assignmentId), eq(trainingSessions.userId, users.id)))
    .orderBy(...sessionOrder)
    .limit(limits.attemptsShown)
    .as('held')
  const rows = await db
    .select({
      userId: users.id,
      id: latest.id,
      startedAt: latest.startedAt,
      completedAt: latest.completedAt,
      score: latest.score,
      criteriaEdition: latest.criteriaEdition,
      status: latest.status,
      scorecard: {
        // A column that is never null must come first: drizzle uses it to detect a missing row.
        pending: sessionScorecards.pending,
        score: sessionScorecards.score,
        passed: sessionScorecards.passed,
      },
    })
    .from(users)
    .crossJoinLateral(latest)
    .leftJoin(
      sessionScorecards,
      and(eq(sessionScorecards.sessionId, latest.id), isNotNull(sessionScorecards.entries)),
    )
    .where(inArray(users.id, [...userIds]))
    .orderBy(desc(latest.startedAt), desc(latest.id))
  for (const { userId, startedAt, completedAt, ...session } of rows)
    sessions.set(userId, [
      ...(sessions.get(userId) ?? []),
      {
        ...session,
        criteriaEdition: session.score === null ? null : session.criteriaEdition,
        startedAt: startedAt.toISOString(),
        completedAt: completedAt?.toISOString() ?? null,
      },
    ])
  return sessions
}
