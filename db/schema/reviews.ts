import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { conversationItems } from './conversation-items.ts'
import { createdAt, id, timestamptz, scoreCheck } from './columns.ts'
import { trainingSessions } from './training-sessions.ts'
import { users } from './users.ts'

const sessionId = () =>
  uuid('session_id')
    .notNull()
    .references(() => trainingSessions.id, { onDelete: 'cascade' })

/** A review belongs to the session and survives the deletion of its author's account. */
const authorId = () => uuid('author_id').references(() => users.id, { onDelete: 'set null' })

/** Supervisors' comments on a completed session. */
export const sessionComments = pgTable(
  'session_comments',
  {
    id: id(),
    sessionId: sessionId(),
    authorId: authorId(),
    /** The conversation item the comment refers to; null: the whole session. */
    itemId: uuid('item_id').references(() => conversationItems.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
    editedAt: timestamptz('edited_at'),
    /** Incremented on each change, so that an update based on an old version is rejected. */
    version: integer('version').notNull().default(1),
  },
  (table) => [
    index('session_comments_session').on(table.sessionId),
    // Looked up when an account is deleted, or a line with its session.
    index('session_comments_author').on(table.authorId),
    index('session_comments_item').on(table.itemId),
  ],
)
export type SessionCommentRow = typeof sessionComments.$inferSelect

/**
 * Reviewers' decisions about a session's score. They are immutable and numbered; the last one applies.
 * `training_sessions.score` holds the effective score, the analysis the automatic one. A trigger rejects every
 * update except clearing the author when an account is deleted.
 */
export const scoreOverrides = pgTable(
  'score_overrides',
  {
    id: id(),
    sessionId: sessionId(),
    /** Starts at 1 in each session. The unique index rejects one of two concurrent decisions. */
    number: integer('number').notNull(),
    authorId: authorId(),
    /** Null revokes the previous decision. */
    score: integer('score'),
    reason: text('reason').notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('score_overrides_order').on(table.sessionId, table.number),
    index('score_overrides_author').on(table.authorId),
    scoreCheck('score_overrides_score', table.score),
  ],
)
