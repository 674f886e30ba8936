import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import {
  experienceLevels,
  specializations,
  type CoachPersonality,
  type ExperienceLevel,
  type Specialization,
} from '#protocol/vocabulary/coach.ts'
import { createdAt, id, timestamptz, oneOfCheck } from './columns.ts'
import { users } from './users.ts'

/** Training coaches. Like prospects they are soft-deleted. */
export const coaches = pgTable(
  'coaches',
  {
    id: id(),
    /** Null for samples and for coaches whose owner was deleted. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    name: text('name').notNull(),
    specialization: text('specialization').$type<Specialization>().notNull(),
    experienceLevel: text('experience_level').$type<ExperienceLevel>().notNull().default('expert'),
    personalities: jsonb('personalities').$type<CoachPersonality[]>().notNull(),
    coachingStyle: text('coaching_style'),
    bio: text('bio'),
    isPublic: boolean('is_public').notNull().default(false),
    isSample: boolean('is_sample').notNull().default(false),
    /**
     * 0 for the first few items of an owner, 1 for the next few, and so on. Lists show lower tiers first, so that
     * no owner fills the first page of others.
     */
    ownerTier: integer('owner_tier').notNull().default(0),
    createdAt: createdAt(),
    deletedAt: timestamptz('deleted_at'),
  },
  (table) => [
    index('coaches_owner').on(table.ownerId, table.createdAt.desc().nullsFirst()),
    index('coaches_public')
      .on(table.id)
      .where(sql`${table.isPublic} and ${table.deletedAt} is null`),
    // The sort order of other people's items in a list. Drizzle's desc() alone would add "nulls last", which the
    // query does not use.
    index('coaches_order')
      .on(table.isSample, table.ownerTier, table.createdAt.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    oneOfCheck('coaches_specialization', table.specialization, specializations),
    oneOfCheck('coaches_experience_level', table.experienceLevel, experienceLevels),
  ],
)
export type Coach = typeof coaches.$inferSelect
export type NewCoach = typeof coaches.$inferInsert
