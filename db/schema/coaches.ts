import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import {
  experienceLevels,
  specializations,
  type CoachPersonality,
  type ExperienceLevel,
  type Specialization,
} from '#protocol/vocabulary/coach.ts'
import { createdAt, id, timestamptz, oneOfCheck } from './columns.ts'
import { users } from './users.ts'

/** The coaches to train with. Like prospects they are marked deleted and never removed. */
export const coaches = pgTable(
  'coaches',
  {
    id: id(),
    /** Null for the samples, and for what a deleted user leaves behind. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    specialization: text('specialization').$type<Specialization>().notNull(),
    experienceLevel: text('experience_level').$type<ExperienceLevel>().notNull().default('expert'),
    personalities: jsonb('personalities').$type<CoachPersonality[]>().notNull(),
    coachingStyle: text('coaching_style'),
    bio: text('bio'),
    isPublic: boolean('is_public').notNull().default(false),
    isSample: boolean('is_sample').notNull().default(false),
    createdAt: createdAt(),
    deletedAt: timestamptz('deleted_at'),
  },
  (table) => [
    index('coaches_owner').on(table.ownerId),
    index('coaches_public')
      .on(table.id)
      .where(sql`${table.isPublic} and ${table.deletedAt} is null`),
    // The order of the list, of which a page is read from the front. Drizzle's desc() alone would be "nulls
    // last", which no query asks for.
    index('coaches_order')
      .on(table.isSample, table.createdAt.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    oneOfCheck('coaches_specialization', table.specialization, specializations),
    oneOfCheck('coaches_experience_level', table.experienceLevel, experienceLevels),
  ],
)
export type Coach = typeof coaches.$inferSelect
export type NewCoach = typeof coaches.$inferInsert
