import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { JudgedEntry } from '#protocol/vocabulary/scorecard.ts'
import { createdAt, id, scoreCheck } from './columns.ts'
import { scorecardVersions } from './scorecards.ts'
import { trainingSessions } from './training-sessions.ts'
import { users } from './users.ts'

/** The version that a session is held against, fixed at its start, and once it has ended what it came to. */
export const sessionScorecards = pgTable(
  'session_scorecards',
  {
    sessionId: uuid('session_id')
      .primaryKey()
      .references(() => trainingSessions.id, { onDelete: 'cascade' }),
    scorecardId: uuid('scorecard_id').notNull(),
    version: integer('version').notNull(),
    /** What the server made of each entry, before any mark. Null until the session has ended. */
    entries: jsonb('entries').$type<JudgedEntry[]>(),
    /** By the entries and the last mark of each; as the two below recomputed with every mark. */
    score: integer('score'),
    pending: integer('pending').notNull().default(0),
    passed: boolean('passed'),
  },
  (table) => [
    foreignKey({
      name: 'session_scorecards_version',
      columns: [table.scorecardId, table.version],
      foreignColumns: [scorecardVersions.scorecardId, scorecardVersions.version],
    }),
    // For lookups when a scorecard is deleted.
    index('session_scorecards_scorecard').on(table.scorecardId, table.version),
    // For a manager's home: few wait at a time.
    index('session_scorecards_pending')
      .on(table.sessionId)
      .where(sql`${table.pending} > 0`),
    scoreCheck('session_scorecards_score', table.score),
  ],
)

/**
 * Reviewers' marks of the entries of a session's scorecard: numbered in each session, and immutable like the decisions
 * about its score. The last one of an entry counts.
 */
export const scorecardMarks = pgTable(
  'scorecard_marks',
  {
    id: id(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => sessionScorecards.sessionId, { onDelete: 'cascade' }),
    number: integer('number').notNull(),
    entryId: uuid('entry_id').notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    /** Null: the call held no occasion for it. */
    score: integer('score').$type<0 | 1 | 2>(),
    note: text('note'),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('scorecard_marks_order').on(table.sessionId, table.number),
    index('scorecard_marks_author').on(table.authorId),
    check('scorecard_marks_score', sql`${table.score} between 0 and 2`),
  ],
)
