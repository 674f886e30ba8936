import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import type { LessonId } from '#protocol/vocabulary/course.ts'
import { timestamptz } from './columns.ts'
import { trainingSessions } from './training-sessions.ts'
import { users } from './users.ts'

/**
 * Lessons of the onboarding course that a user has started or completed. There is no CHECK on the lesson id:
 * the course changes, and progress in a removed lesson does no harm.
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
    /** The best quiz result, in correct answers. */
    correct: integer('correct'),
    /** The session that completed a practice lesson; the lesson stays completed if the session is deleted. */
    sessionId: uuid('session_id').references(() => trainingSessions.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.lessonId] }),
    index('course_progress_session').on(table.sessionId),
    check('course_progress_correct', sql`${table.correct} >= 0`),
  ],
)
