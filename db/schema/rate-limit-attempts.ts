import { index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns.ts'

/**
 * Counters of wrong passwords (server/services/account/guess-counters.ts) and the networks that an account knows. The
 * key is a kind and an HMAC, so that the table holds no names and no addresses.
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
