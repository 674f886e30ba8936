import { sql } from 'drizzle-orm'
import { bigint, check, date, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, oneOfCheck } from './columns.ts'
import { teams } from './teams.ts'
import { trainingSessions } from './training-sessions.ts'
import { users } from './users.ts'

export const usageKinds = ['model_tokens_in', 'model_tokens_out', 'voice_characters', 'practice_ms'] as const
export type UsageKind = (typeof usageKinds)[number]

/** Consumption, for monthly billing per team. It outlives the session that caused it. */
export const usage = pgTable(
  'usage',
  {
    id: id(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The team at that time; a later change of team does not move past costs. */
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'set null' }),
    sessionId: uuid('session_id').references(() => trainingSessions.id, { onDelete: 'set null' }),
    /** The reply that caused it; writing it again does not charge it again (P3). */
    responseId: uuid('response_id'),
    kind: text('kind').$type<UsageKind>().notNull(),
    provider: text('provider').notNull(),
    /** Tokens, characters or milliseconds, by kind. */
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
    /** Millionths of a US dollar at that day's price; null if no price was configured. */
    costMicroUsd: bigint('cost_micro_usd', { mode: 'number' }),
    /** UTC, YYYY-MM-DD. */
    day: date('day', { mode: 'string' }).notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    // Looked up when a session is deleted.
    index('usage_session')
      .on(table.sessionId)
      .where(sql`${table.sessionId} is not null`),
    index('usage_user_day').on(table.userId, table.day),
    uniqueIndex('usage_response')
      .on(table.responseId, table.kind)
      .where(sql`${table.responseId} is not null`),
    oneOfCheck('usage_kind', table.kind, usageKinds),
    check('usage_quantity', sql`${table.quantity} >= 0`),
  ],
)
/**
 * A team's consumption per month: the sums of `usage`, which has a row per reply. A trigger (in `0000_initial.sql`)
 * adds inserted rows. Rows deleted later, with an account or by retention, stay in the sums and on the bill.
 */
export const usageMonths = pgTable(
  'usage_months',
  {
    /** Null: people without a team. */
    teamId: uuid('team_id').references(() => teams.id),
    /** The first day of the month, YYYY-MM-DD. */
    month: date('month', { mode: 'string' }).notNull(),
    kind: text('kind').$type<UsageKind>().notNull(),
    quantity: bigint('quantity', { mode: 'number' }).notNull(),
    /** The part of the quantity that had no price when it was consumed. */
    unpriced: bigint('unpriced', { mode: 'number' }).notNull(),
    /** Millionths of a US dollar, for the part that had a price. */
    costMicroUsd: bigint('cost_micro_usd', { mode: 'number' }).notNull(),
  },
  (table) => [
    unique('usage_months_key').on(table.month, table.teamId, table.kind).nullsNotDistinct(),
    oneOfCheck('usage_months_kind', table.kind, usageKinds),
  ],
)

export type Usage = typeof usage.$inferSelect
export type NewUsage = typeof usage.$inferInsert
