import { doublePrecision, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { timestamptz } from './columns.ts'

/**
 * Token buckets of the rate limits, shared by all server processes. The table is unlogged: its rows are written
 * without waiting for the disk, and a crash of the database only refills every bucket.
 */
export const rateBuckets = pgTable(
  'rate_buckets',
  {
    /** An HMAC of the limit and of the account or address, so that the table holds no addresses. */
    key: text('key').primaryKey(),
    /** The tokens left at `updatedAt`. */
    tokens: doublePrecision('tokens').notNull(),
    capacity: doublePrecision('capacity').notNull(),
    refillPerSecond: doublePrecision('refill_per_second').notNull(),
    /** The tokens that the last draw took. */
    granted: integer('granted').notNull(),
    updatedAt: timestamptz('updated_at').notNull(),
    /** When the bucket is full again: from then on the row says nothing and may be deleted. */
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [index('rate_buckets_expiry').on(table.expiresAt)],
)
