import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { modes, type Mode } from '#protocol/realtime/participants.ts'
import { createdAt, id, timestamptz, oneOfCheck } from './columns.ts'
import { trainingSessions } from './training-sessions.ts'
import { users } from './users.ts'

/** The server processes, each with the lease that it renews: what it has open counts as long as that holds. */
export const serverProcesses = pgTable('server_processes', {
  /** See process-lock.ts. */
  id: bigint('id', { mode: 'number' }).primaryKey(),
  seenAt: timestamptz('seen_at').notNull().defaultNow(),
})

/** The open views of sessions, in whichever process: who practises and who watches. */
export const sessionViews = pgTable(
  'session_views',
  {
    id: id(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => trainingSessions.id, { onDelete: 'cascade' }),
    /** No foreign key: that a process is gone is found by its lease. */
    processId: bigint('process_id', { mode: 'number' }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mode: text('mode').$type<Mode>().notNull(),
    microphone: boolean('microphone').notNull().default(false),
    createdAt: createdAt(),
    /** When it was closed, or found to belong to a dead process; kept for a while, since who returns was never away. */
    leftAt: timestamptz('left_at'),
  },
  (table) => [
    index('session_views_session').on(table.sessionId),
    index('session_views_user').on(table.userId),
    // What is open is a small part of what was.
    index('session_views_open')
      .on(table.processId)
      .where(sql`${table.leftAt} is null`),
    index('session_views_left').on(table.leftAt),
    oneOfCheck('session_views_mode', table.mode, modes),
  ],
)
