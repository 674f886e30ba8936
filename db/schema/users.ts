import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { languages, type Language } from '#protocol/vocabulary/language.ts'
import { roles, type Role } from '#protocol/vocabulary/roles.ts'
import { createdAt, id, timestamptz, oneOfCheck } from './columns.ts'
import { teams } from './teams.ts'

export const users = pgTable(
  'users',
  {
    id: id(),
    /** Stored as typed; unique regardless of case. */
    username: text('username').notNull(),
    passwordHash: text('password_hash').notNull(),
    email: text('email'),
    firstName: text('first_name'),
    lastName: text('last_name'),
    role: text('role').$type<Role>().notNull().default('trainee'),
    teamId: uuid('team_id').references(() => teams.id, { onDelete: 'set null' }),
    profileImageUrl: text('profile_image_url'),
    /** Null until the user chooses one. */
    interfaceLanguage: text('interface_language').$type<Language>(),
    /** Calls a week that the user wants to make; null until they choose. */
    weeklyGoal: integer('weekly_goal'),
    createdAt: createdAt(),
    lastActiveAt: timestamptz('last_active_at'),
    /** When the account was switched off; null: it is active. */
    deactivatedAt: timestamptz('deactivated_at'),
  },
  (table) => [
    uniqueIndex('users_username_unique').on(sql`lower(${table.username})`),
    index('users_team').on(table.teamId),
    oneOfCheck('users_role', table.role, roles),
    oneOfCheck('users_interface_language', table.interfaceLanguage, languages),
    check('users_weekly_goal', sql`${table.weeklyGoal} > 0`),
  ],
)
export type User = typeof users.$inferSelect
