import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, timestamptz } from './columns.ts'
import { users } from './users.ts'

/** One-time links for forgotten passwords: at most one for an account, deleted when it is used. */
export const passwordResets = pgTable(
  'password_resets',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** Only the hash of the token is stored. */
    tokenHash: text('token_hash').notNull(),
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('password_resets_token').on(table.tokenHash),
    // Looked up when an account is deleted.
    index('password_resets_author').on(table.createdBy),
  ],
)
