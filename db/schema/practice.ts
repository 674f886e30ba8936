import { bigint, date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { users } from './users.ts'

/**
 * Sums over a person's sessions, but for completed ones without a score. `scored` and `scoreSum` are without retries.
 */
const counters = () => ({
  standard: integer('standard').notNull().default(0),
  objectionHandling: integer('objection_handling').notNull().default(0),
  completed: integer('completed').notNull().default(0),
  /** Of all editions of the criteria. Servers of the version before take means of them; see `practiceScores`. */
  scored: integer('scored').notNull().default(0),
  scoreSum: integer('score_sum').notNull().default(0),
  /** Seconds from start to completion, of completed sessions. */
  durationS: bigint('duration_s', { mode: 'number' }).notNull().default(0),
})

/**
 * A person's sessions per start day (UTC), so that a yearly figure reads one row per day instead of every
 * session. Triggers on `training_sessions` (`0000_initial.sql`, counting as in `0015_unscored_not_counted.sql`) update both tables in the transaction
 * that changes a session. Nothing else may write here.
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

/** The same sums over all days. */
export const practiceTotals = pgTable('practice_totals', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  ...counters(),
})

const scoreSums = () => ({
  criteriaEdition: integer('criteria_edition').notNull(),
  scored: integer('scored').notNull().default(0),
  scoreSum: integer('score_sum').notNull().default(0),
})

/**
 * A person's scores per start day (UTC) and edition of the criteria, without retries: no mean is taken over two editions. Triggers
 * on `training_sessions` (`0018_criteria_editions.sql`) update both tables, as those of `practiceDays`. There is no row without a
 * score.
 */
export const practiceScores = pgTable(
  'practice_scores',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    day: date('day', { mode: 'string' }).notNull(),
    ...scoreSums(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.day, table.criteriaEdition] })],
)

/** The same over all days. */
export const practiceScoreTotals = pgTable(
  'practice_score_totals',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ...scoreSums(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.criteriaEdition] })],
)
