import { sql } from 'drizzle-orm'
import { bigint, check, date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { id, timestamptz, oneOfCheck } from './columns.ts'
import { users } from './users.ts'

/** Paid resources with a daily limit. Input and output tokens count alike. */
export const budgetKinds = ['model_tokens', 'voice_characters'] as const
export type BudgetKind = (typeof budgetKinds)[number]

/** Spending is counted for the person, for the team they were in at the time, and for the whole installation. */
export const budgetScopes = ['user', 'team', 'installation'] as const
export type BudgetScope = (typeof budgetScopes)[number]

/** The holder of the installation's budget. */
export const installationHolder = '00000000-0000-0000-0000-000000000000'

/** Spending per day. `usage` has the individual charges; this is their sum, which every turn reads. */
export const budgetDays = pgTable(
  'budget_days',
  {
    scope: text('scope').$type<BudgetScope>().notNull(),
    /** A user id or a team id, depending on `scope`; `installationHolder` for the installation. */
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
 * The possible cost of calls in progress. A row is deleted when its call ends; a row of a crashed process stops
 * counting when it expires.
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
