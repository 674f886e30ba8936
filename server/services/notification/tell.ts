import { and, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm'
import type { Executor, Transaction } from '#db/client.ts'
import { assignments } from '#db/schema/assignments.ts'
import { notifications } from '#db/schema/notifications.ts'
import { users } from '#db/schema/users.ts'
import type { NotificationType } from '#protocol/vocabulary/notification.ts'

type News = {
  type: NotificationType
  at: Date
  sessionId?: string
  assignmentId?: string
  /** The reviewer, or who reminds. */
  authorId?: string
}

/** Tells people something. What they were told before about the same thing is renewed, and unread again. */
export async function tell(on: Executor, userIds: readonly string[], news: News): Promise<void> {
  if (userIds.length === 0) return
  const { at, type, sessionId = null, assignmentId = null, authorId = null } = news
  await on
    .insert(notifications)
    .values(userIds.map((userId) => ({ userId, type, sessionId, assignmentId, authorId, createdAt: at })))
    .onConflictDoUpdate({
      target: notificationKey,
      set: { createdAt: at, readAt: null, authorId },
    })
}

/** The columns of which a notification has each combination once. */
export const notificationKey = [
  notifications.userId,
  notifications.type,
  notifications.sessionId,
  notifications.assignmentId,
]

/**
 * Tells those who answer for a trainee: the managers of the trainee's team, and who gave the assignment, where there is one.
 * Not the trainee, and nobody whose account is switched off.
 */
export async function tellManagers(
  tx: Transaction,
  trainee: { userId: string; assignmentId: string | null },
  news: News,
): Promise<void> {
  const team = tx.select({ id: users.teamId }).from(users).where(eq(users.id, trainee.userId))
  const creator =
    trainee.assignmentId === null
      ? sql`null`
      : tx
          .select({ id: assignments.createdBy })
          .from(assignments)
          .where(eq(assignments.id, trainee.assignmentId))
  const managers = await tx
    .select({ id: users.id })
    .from(users)
    .where(
      and(
        or(
          and(eq(users.role, 'manager'), sql`${users.teamId} = (${team})`),
          and(inArray(users.role, ['manager', 'admin']), sql`${users.id} = (${creator})`),
        ),
        ne(users.id, trainee.userId),
        isNull(users.deactivatedAt),
      ),
    )
    // Two that tell the same people at once must not wait for each other.
    .orderBy(users.id)
  await tell(
    tx,
    managers.map(({ id }) => id),
    news,
  )
}

/** Takes back what people were told about a session and no longer holds. */
export async function takeBack(tx: Transaction, type: NotificationType, sessionId: string): Promise<void> {
  await tx
    .delete(notifications)
    .where(and(eq(notifications.type, type), eq(notifications.sessionId, sessionId)))
}
