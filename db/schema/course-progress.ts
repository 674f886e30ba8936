import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { LessonId } from '#protocol/vocabulary/course.ts'
import { timestamptz } from './columns.ts'
import { trainingSessions } from './training-sessions.ts'
import { users } from './users.ts'

/**
 * Lessons of the onboarding course that a user has begun or completed. No CHECK on the lesson's name: the
 * course changes, and what was done in a lesson that is gone does no harm.
 */
export const courseProgress = pgTable(
  'course_progress',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lessonId: text('lesson_id').$type<LessonId>().notNull(),
    startedAt: timestamptz('started_at').notNull(),
    completedAt: timestamptz('completed_at'),
    /** The best result of a quiz, in right answers. */
    correct: integer('correct'),
    /** The session that completed a practice; the lesson stays done when the session goes. */
    sessionId: uuid('session_id').references(() => trainingSessions.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('course_progress_session').on(table.sessionId),
    check('course_progress_correct', sql`${table.correct} >= 0`),
  ],
)
