import { sql } from 'drizzle-orm'
import { bigint, boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { participantModes, type ParticipantMode } from '#protocol/realtime/participants.ts'
import { createdAt, id, timestamptz, oneOfCheck } from './columns.ts'
import { trainingSessions } from './training-sessions.ts'
import { users } from './users.ts'

/** Server processes with the lease they renew. Views of a process count as open while its lease is valid. */
export const serverProcesses = pgTable('server_processes', {
  /** See process-lock.ts. */
  id: bigint('id', { mode: 'number' }).primaryKey(),
  seenAt: timestamptz('seen_at').notNull().defaultNow(),
})

/** Open views of sessions in all processes: participants and observers. */
export const sessionViews = pgTable(
  'session_views',
  {
    id: id(),
    sessionId: uuid('session_id')
      .notNull()
      .references(() => trainingSessions.id, { onDelete: 'cascade' }),
    /** No foreign key: a dead process is detected by its lease. */
    processId: bigint('process_id', { mode: 'number' }).notNull(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    mode: text('mode').$type<ParticipantMode>().notNull(),
    microphone: boolean('microphone').notNull().default(false),
    createdAt: createdAt(),
    /**
     * When the view was closed, or found to belong to a dead process. Kept for a while so that a quick
     * reconnect does not count as absence.
     */
    leftAt: timestamptz('left_at'),
  },
  (table) => [
    index('session_views_session').on(table.sessionId),
    index('session_views_user').on(table.userId),
    // Open views are a small fraction of all views.
    index('session_views_open')
      .on(table.processId)
      .where(sql`${table.leftAt} is null`),
    index('session_views_left').on(table.leftAt),
    oneOfCheck('session_views_mode', table.mode, participantModes),
  ],
)
