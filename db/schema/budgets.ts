import { sql } from 'drizzle-orm'
import { bigint, check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, timestamptz, oneOfCheck } from './columns.ts'
import { users } from './users.ts'

/** What is paid for and therefore limited by the day. Tokens read and written count alike. */
export const budgetKinds = ['model_tokens', 'voice_characters'] as const
export type BudgetKind = (typeof budgetKinds)[number]

/** Whose spending is counted: a person's, and that of the team the person was in at the time. */
export const budgetScopes = ['user', 'team'] as const
export type BudgetScope = (typeof budgetScopes)[number]

/** What was spent on a day. `usage` has the same by the piece; here it is summed, to be read at every turn. */
export const budgetDays = pgTable(
  'budget_days',
  {
    scope: text('scope').$type<BudgetScope>().notNull(),
    /** A user's or a team's id, by scope. */
    holderId: uuid('holder_id').notNull(),
    kind: text('kind').$type<BudgetKind>().notNull(),
    /** UTC, YYYY-MM-DD. */
    day: date('day', { mode: 'string' }).notNull(),
    spent: bigint('spent', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.scope, table.holderId, table.kind, table.day] }),
    oneOfCheck('budget_days_scope', table.scope, budgetScopes),
    oneOfCheck('budget_days_kind', table.kind, budgetKinds),
    check('budget_days_spent', sql`${table.spent} >= 0`),
  ],
)

/**
 * What calls that are under way may yet cost. A row goes when its call has ended; that of a process that
 * died counts no longer once it has expired.
 */
export const budgetReservations = pgTable(
  'budget_reservations',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    teamId: uuid('team_id'),
    kind: text('kind').$type<BudgetKind>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    amount: bigint('amount', { mode: 'number' }).notNull(),
    expiresAt: timestamptz('expires_at').notNull(),
  },
  (table) => [
    index('budget_reservations_user').on(table.userId),
    index('budget_reservations_expiry').on(table.expiresAt),
    oneOfCheck('budget_reservations_kind', table.kind, budgetKinds),
    check('budget_reservations_amount', sql`${table.amount} > 0`),
  ],
)
