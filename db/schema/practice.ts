import { bigint, date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/** What a person's sessions add up to. Only the scored ones count into `scoreSum`. */
const counters = () => ({
  standard: integer('standard').notNull().default(0),
  objectionHandling: integer('objection_handling').notNull().default(0),
  completed: integer('completed').notNull().default(0),
  scored: integer('scored').notNull().default(0),
  scoreSum: integer('score_sum').notNull().default(0),
  /** Seconds from start to completion, of the completed ones. */
  durationS: bigint('duration_s', { mode: 'number' }).notNull().default(0),
})

/**
 * A person's sessions by the day (UTC) on which they began, so that a figure over a year reads a row a day
 * and not every session. Triggers on `training_sessions` keep both tables in the transaction that changes
 * a session (`0000_initial.sql`): no writer can forget them, and nothing else may write here.
 */
export const practiceDays = pgTable(
  'practice_days',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    ...counters(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day] })],
)

/** The same over all days. */
export const practiceTotals = pgTable('practice_totals', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  ...counters(),
})
