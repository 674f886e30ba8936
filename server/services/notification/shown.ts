import { and, eq, isNotNull, isNull, notInArray, or, type SQL } from 'drizzle-orm'
import { assignees, assignments } from '#db/schema/assignments.ts'
import { notifications } from '#db/schema/notifications.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import type { NotificationType } from '#protocol/vocabulary/notification.ts'
import type { ActorContext } from '#server/context.ts'
import { stateAt } from '../assignment/state.ts'
import { reachableSessions } from '../scope.ts'

/** Joins a notification of an assignment with the actor's own part of it. */
export const ownPart = and(
  eq(assignees.assignmentId, notifications.assignmentId),
  eq(assignees.userId, notifications.userId),
)

/** What tells a person of their own work. */
const ofOwnWork: readonly NotificationType[] = ['assignment_given', 'assignment_due', 'assignment_reminder']

/**
 * The notifications of the actor whose target the actor can still open: a session that went out of reach with a change of
 * team is not mentioned, nor an assignment that was closed or withdrawn, nor the deadline or a reminder of one that is done. Joined with
 * sessions, assignments and `ownPart`.
 */
export function shownToActor({ db, actor, now }: ActorContext): SQL | undefined {
  const done = stateAt(now())
  return and(
    eq(notifications.userId, actor.id),
    or(isNull(notifications.sessionId), reachableOrAny(reachableSessions(db, actor))),
    or(
      notInArray(notifications.type, [...ofOwnWork]),
      and(
        isNotNull(assignees.userId),
        isNull(assignees.withdrawnAt),
        isNull(assignments.closedAt),
        or(eq(notifications.type, 'assignment_given'), notInArray(done, ['passed', 'failed'])),
      ),
    ),
  )
}

/** An admin reaches all sessions. */
const reachableOrAny = (reachable: SQL | undefined): SQL => reachable ?? isNotNull(trainingSessions.id)
