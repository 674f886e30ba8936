import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ScorecardContent } from '#protocol/vocabulary/scorecard.ts'
import { createdAt, id, timestamptz } from './columns.ts'
import { teams } from './teams.ts'
import { users } from './users.ts'

/** What managers hold calls against (docs/scorecards.md). What one says is in its versions. */
export const scorecards = pgTable(
  'scorecards',
  {
    id: id(),
    /** The owning team; null: the organisation. */
    teamId: uuid('team_id').references(() => teams.id),
    /** The current version. */
    version: integer('version').notNull().default(1),
    /** Used by every session of the team's trainees that has no other. */
    teamDefault: boolean('team_default').notNull().default(false),
    /** Null once that account is deleted. */
    createdBy: uuid('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    archivedAt: timestamptz('archived_at'),
  },
  (table) => [
    // For an admin's lists and a team's, read backwards.
    index('scorecards_created').on(table.createdAt, table.id),
    index('scorecards_team').on(table.teamId, table.createdAt, table.id),
    uniqueIndex('scorecards_team_default')
      .on(table.teamId)
      .where(sql`${table.teamDefault}`),
    // For lookups when an account is deleted.
    index('scorecards_creator').on(table.createdBy),
    check(
      'scorecards_default',
      sql`not ${table.teamDefault} or (${table.teamId} is not null and ${table.archivedAt} is null)`,
    ),
  ],
)
export type ScorecardRow = typeof scorecards.$inferSelect

/**
 * The versions of a scorecard, numbered from 1. They are immutable, so that a session which names one is held against the
 * same to the end: a trigger rejects every update except clearing the author when an account is deleted.
 */
export const scorecardVersions = pgTable(
  'scorecard_versions',
  {
    scorecardId: uuid('scorecard_id')
      .notNull()
      .references(() => scorecards.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    content: jsonb('content').$type<ScorecardContent>().notNull(),
    authorId: uuid('author_id').references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    primaryKey({ columns: [table.scorecardId, table.version] }),
    index('scorecard_versions_author').on(table.authorId),
  ],
)
