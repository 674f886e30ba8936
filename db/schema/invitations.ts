import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { roles, type Role } from '#protocol/vocabulary/roles.ts'
import { createdAt, id, oneOfCheck, timestamptz } from './columns.ts'
import { teams } from './teams.ts'
import { users } from './users.ts'

/** Links by which people register. Only the hash of a token is stored. */
export const invitations = pgTable(
  'invitations',
  {
    id: id(),
    tokenHash: text('token_hash').notNull(),
    /** The role and team of the accounts that it creates. */
    role: text('role').$type<Role>().notNull(),
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'cascade' }),
    note: text('note'),
    /** An invitation is valid only as long as its author may invite, so it goes with the author's account. */
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    createdAt: createdAt(),
    expiresAt: timestamptz('expires_at').notNull(),
    /** How many accounts it may create, and has created. */
    uses: integer('uses').notNull(),
    used: integer('used').notNull().default(0),
  },
  (table) => [
    uniqueIndex('invitations_token').on(table.tokenHash),
    index('invitations_author').on(table.createdBy),
    index('invitations_team').on(table.teamId),
    oneOfCheck('invitations_role', table.role, roles),
    check('invitations_used', sql`${table.used} between 0 and ${table.uses}`),
  ],
)
export type InvitationRow = typeof invitations.$inferSelect
