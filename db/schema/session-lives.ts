import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { Lives } from '#protocol/rest/life.ts'
import { trainingSessions } from './training-sessions.ts'

/**
 * What the debtor of a session knows, as at its start. A table of its own: it is large, only the simulation reads it,
 * and it is the solution of the exercise.
 */
export const sessionLives = pgTable('session_lives', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => trainingSessions.id, { onDelete: 'cascade' }),
  lives: jsonb('lives').$type<Lives>().notNull(),
})
