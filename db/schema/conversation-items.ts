import { sql } from 'drizzle-orm'
import { bigint, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import {
  itemStatuses,
  speakers,
  type ItemStatus,
  type Speaker,
} from '#protocol/vocabulary/training-session.ts'
import { createdAt, id, oneOfCheck } from './columns.ts'
import { trainingSessions } from './training-sessions.ts'

/** With the version of what made it: the reader or the debtor. */
export type StoredTurn = { version: number; reading: object } | { version: number; move: object }

/** The current conversation items; session_events has their history. */
export const conversationItems = pgTable(
  'conversation_items',
  {
    id: id(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => trainingSessions.id, { onDelete: 'cascade' }),
    /** The `seq` of the event that created the item, which orders the conversation. */
    seq: integer('seq').notNull(),
    role: text('role').$type<Speaker>().notNull(),
    text: text('text').notNull().default(''),
    status: text('status').$type<ItemStatus>().notNull(),
    responseId: uuid('response_id'),
    /** The process that generates a reply (see process-lock.ts); null once the reply has ended. */
    serverProcessId: bigint('server_process_id', { mode: 'number' }),
    /** How much of a spoken reply was played. */
    audioEndMs: integer('audio_end_ms'),
    durationMs: integer('duration_ms'),
    clientMsgId: uuid('client_msg_id'),
    /**
     * How the collector's line was read, or the debtor's move that the reply puts into words (stored-turns.ts). Null
     * for lines from before it was stored. Never sent to a client.
     */
    turn: jsonb('turn').$type<StoredTurn>(),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('conversation_items_order').on(table.sessionId, table.seq),
    // Unique per session only, since a retry copies the earlier items.
    uniqueIndex('conversation_items_response')
      .on(table.sessionId, table.responseId)
      .where(sql`${table.responseId} is not null`),
    // For the sweep of replies left behind by a dead process.
    index('conversation_items_streaming')
      .on(table.serverProcessId)
      .where(sql`${table.status} = 'streaming'`),
    oneOfCheck('conversation_items_role', table.role, speakers),
    oneOfCheck('conversation_items_status', table.status, itemStatuses),
  ],
)
export type ConversationItem = typeof conversationItems.$inferSelect
export type NewConversationItem = typeof conversationItems.$inferInsert
