import { sql } from 'drizzle-orm'
import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { notificationTypes, type NotificationType } from '#protocol/vocabulary/notification.ts'
import { assignments } from './assignments.ts'
import { createdAt, id, timestamptz, oneOfCheck } from './columns.ts'
import { trainingSessions } from './training-sessions.ts'
import { users } from './users.ts'

/**
 * What people are told of (server/services/notification). A row refers to what it is about instead of copying it, so that
 * it goes with it and never has a name of its own.
 */
export const notifications = pgTable(
  'notifications',
  {
    id: id(),
    /** Who is told. */
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    type: text('type').$type<NotificationType>().notNull(),
    sessionId: uuid('session_id').references(() => trainingSessions.id, { onDelete: 'cascade' }),
    assignmentId: uuid('assignment_id').references(() => assignments.id, { onDelete: 'cascade' }),
    /** The reviewer, or who reminds. */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    readAt: timestamptz('read_at'),
  },
  (table) => [
    // What happens again to the same thing renews its notification: five comments on a call are one.
    unique('notifications_key')
      .on(table.userId, table.type, table.sessionId, table.assignmentId)
      .nullsNotDistinct(),
    index('notifications_user').on(table.userId, table.createdAt, table.id),
    index('notifications_unread')
      .on(table.userId)
      .where(sql`${table.readAt} is null`),
    // For lookups when a session, an assignment or an account is deleted, and for the retention job.
    index('notifications_session').on(table.sessionId),
    index('notifications_assignment').on(table.assignmentId),
    index('notifications_author').on(table.authorId),
    index('notifications_created').on(table.createdAt),
    oneOfCheck('notifications_type', table.type, notificationTypes),
  ],
)
