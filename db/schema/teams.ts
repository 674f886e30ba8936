import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, timestamptz } from './columns.ts'

/** Teams are soft-deleted because past months are billed under their names. */
export const teams = pgTable('teams', {
  id: id(),
  name: text('name').notNull(),
  industry: text('industry'),
  /**
   * Refers to users(id), on delete set null. The constraint is written by hand in `0000_initial.sql`: users.ts
   * imports this file, and the two must not import each other.
   */
  managerId: uuid('manager_id'),
  createdAt: createdAt(),
  deletedAt: timestamptz('deleted_at'),
})
export type Team = typeof teams.$inferSelect
