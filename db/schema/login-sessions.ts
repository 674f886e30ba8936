import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, timestamptz } from './columns.ts'
import { users } from './users.ts'

/** Open logins. Only the hash of a token is stored, so a copy of this table does not let anyone log in. */
export const loginSessions = pgTable(
  'login_sessions',
  {
    tokenHash: text('token_hash').primaryKey(),
    /** Identifies a login where its token must not appear: in lists and on the channel. */
    id: uuid('id').notNull().defaultRandom(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    lastUsedAt: timestamptz('last_used_at').notNull().defaultNow(),
    expiresAt: timestamptz('expires_at').notNull(),
    userAgent: text('user_agent'),
    /** The IP address of the login. */
    address: text('address'),
  },
  (table) => [uniqueIndex('login_sessions_id').on(table.id), index('login_sessions_user').on(table.userId)],
)
