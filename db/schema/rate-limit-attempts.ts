import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns.ts'

/**
 * Attempts within a time window, for limits that hold across server processes. The columns and their names are
 * those that rate-limiter-flexible requires.
 */
export const rateLimitAttempts = pgTable(
  'attempts',
  {
    key: text('key').primaryKey(),
    points: integer('points').notNull(),
    expire: timestamptz('expire'),
  },
  (table) => [index('attempts_expire').on(table.expire)],
)
