import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from './columns.ts'
import { trainingSessions } from './training-sessions.ts'
import { users } from './users.ts'

/** The fields of a durable event besides `type` and `seq`, which have their own columns. */
export type EventPayload = Record<string, unknown>

/** The durable events, which a reconnecting client is sent. Written by events.ts and by the seed. */
export const sessionEvents = pgTable(
  'session_events',
  {
    sessionId: uuid('session_id')
      .notNull()
      .references(() => trainingSessions.id, { onDelete: 'cascade' }),
    /** Starts at 1 and increases by exactly 1 within a session (P1). */
    seq: integer('seq').notNull(),
    type: text('type').notNull(),
    payload: jsonb('payload').$type<EventPayload>().notNull(),
    /** The command that caused the event. Retries of a command store one event (P3). */
    clientMsgId: uuid('client_msg_id'),
    /**
     * Who whispered; null for other events. The payload has the name, which is removed with the account.
     */
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.sessionId, table.seq] }),
    uniqueIndex('session_events_client_msg_id')
      .on(table.sessionId, table.clientMsgId)
      .where(sql`${table.clientMsgId} is not null`),
    // Looked up when an account is deleted.
    index('session_events_author')
      .on(table.authorId)
      .where(sql`${table.authorId} is not null`),
  ],
)
export type SessionEvent = typeof sessionEvents.$inferSelect
