import { sql } from 'drizzle-orm'
import { boolean, check, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns.ts'

/** The single row about the setup of a production database: its token, and when the first admin closed it. */
export const setup = pgTable(
  'setup',
  {
    only: boolean('only').primaryKey().default(true),
    /** The token is derived from this and `SESSION_SECRET`, so that every process prints the same one. */
    salt: text('salt').notNull(),
    /** Only the hash of the token is stored; null once the setup is closed. */
    tokenHash: text('token_hash'),
    closedAt: timestamptz('closed_at'),
  },
  (table) => [check('setup_only', sql`${table.only}`)],
)
