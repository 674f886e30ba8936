import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** The skeletons of all usernames (UTS 39): no two accounts have one in common, so none passes for another. */
export const usernameSkeletons = pgTable(
  'username_skeletons',
  {
    skeleton: text('skeleton').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
  },
  (table) => [index('username_skeletons_user').on(table.userId)],
)
