import { jsonb, pgTable, uuid } from 'drizzle-orm/pg-core'
import type { AccountFile } from '#protocol/rest/account-file.ts'
import type { Lives } from '#protocol/rest/life.ts'
import { trainingSessions } from './training-sessions.ts'

/**
 * What the debtor of a session knows, as at its start. A table of its own: it is large, only the simulation reads it,
 * and it is the solution of the exercise. The account file, which agrees with it, is what the collector is shown.
 */
export const sessionLives = pgTable('session_lives', {
  sessionId: uuid('session_id')
    .primaryKey()
    .references(() => trainingSessions.id, { onDelete: 'cascade' }),
  lives: jsonb('lives').$type<Lives>().notNull(),
  /** Null in a session from before there were account files: it is then made when it is read. */
  accountFile: jsonb('account_file').$type<AccountFile>(),
})
