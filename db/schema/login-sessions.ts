import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, timestamptz } from './columns.ts'
import { users } from './users.ts'

/** Who is logged in. Only the hash of a token is stored: a copy of this table opens no session. */
export const loginSessions = pgTable(
  'login_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** What a login is called by where its token must not appear: in lists, on the channel. */
    id: uuid('id').notNull().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastUsedAt: timestamptz('last_used_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    userAgent: text('user_agent'),
    /** The network address that logged in. */
    address: text('address'),
  },
  (table) => [uniqueIndex('login_sessions_id').on(table.id), index('login_sessions_user').on(table.userId)],
)
export type LoginSession = typeof loginSessions.$inferSelect
export type NewLoginSession = typeof loginSessions.$inferInsert
