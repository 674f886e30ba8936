import { index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { conversationItems } from './conversation-items.ts'
import { createdAt, id, timestamptz, scoreCheck } from './columns.ts'
import { trainingSessions } from './training-sessions.ts'
import { users } from './users.ts'

const sessionId = () =>
  uuid('session_id')
    .notNull()
    .references(() => trainingSessions.id, { onDelete: 'cascade' })

/** A review belongs to the session: it outlives the account of who wrote it. */
const authorId = () => uuid('author_id').references(() => users.id, { onDelete: 'set null' })

/** What supervisors say of a session after it. */
export const sessionComments = pgTable(
  'session_comments',
  {
    id: id(),
    sessionId: sessionId(),
    authorId: authorId(),
    /** The line that it is pinned to; null: the whole session. */
    itemId: uuid('item_id').references(() => conversationItems.id, { onDelete: 'set null' }),
    text: text('text').notNull(),
    createdAt: createdAt(),
    editedAt: timestamptz('edited_at'),
    /** Rises with each change: who changes an old one is told. */
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
 * Decisions of reviewers about a session's score, never changed and numbered in their order: the last one counts.
 * `training_sessions.score` holds what counts, the analysis what the machine gave. A trigger refuses every change
 * but that of an author whose account is deleted.
 */
export const scoreOverrides = pgTable(
  'score_overrides',
  {
    id: id(),
    sessionId: sessionId(),
    /** From 1 in each session: of two that follow the same one, the database takes one. */
    number: integer('number').notNull(),
    authorId: authorId(),
    /** Null takes the decision before it back. */
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
export type ScoreOverrideRow = typeof scoreOverrides.$inferSelect
