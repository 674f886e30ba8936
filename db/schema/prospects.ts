import { type SQL, sql } from 'drizzle-orm'
import { boolean, check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { EditsOfLife, Lives } from '#protocol/rest/life.ts'
import { capacities, jurisdictions, type Capacity, type Jurisdiction } from '#protocol/vocabulary/law.ts'
import {
  accents,
  debtTypes,
  difficultyLevels,
  paymentHistories,
  personalities,
  primaryLanguages,
  prospectTypes,
  voiceTypes,
  type Accent,
  type DebtType,
  type DifficultyLevel,
  type PaymentHistory,
  type Personality,
  type PrimaryLanguage,
  type ProspectType,
  type VoiceType,
} from '#protocol/vocabulary/prospect.ts'
import { createdAt, normalizedForSearch, id, timestamptz, oneOfCheck } from './columns.ts'
import { users } from './users.ts'

export type MadeBy = 'rules' | 'model'

/** What a prospect's debtor knows, and what it was made from besides the prospect's fields. */
export type StoredLife = {
  /** Who found the facts of its scenario. Absent in a life from before this was stored: the rules, for all that is known. */
  madeBy?: MadeBy
  seed: number
  /** YYYY-MM-DD: the year of birth is counted from it. */
  madeOn: string
  edits: EditsOfLife
  /** With the author's edits. */
  lives: Lives
}

/** Simulated debtors. Sessions refer to them, so they are soft-deleted. */
export const prospects = pgTable(
  'prospects',
  {
    id: id(),
    /** Null for samples and for prospects whose owner was deleted. */
    ownerId: uuid('owner_id').references(() => users.id, { onDelete: 'set null' }),
    type: text('type').$type<ProspectType>().notNull(),
    name: text('name').notNull(),
    /** The name, normalized for searching. */
    nameSearch: text('name_search')
      .notNull()
      .generatedAlwaysAs((): SQL => normalizedForSearch(sql`name`)),
    occupation: text('occupation'),
    income: text('income'),
    /** Whole currency units, as the specification sends it. */
    debtAmount: integer('debt_amount'),
    debtType: text('debt_type').$type<DebtType>().notNull().default('credit_card'),
    primaryLanguage: text('primary_language').$type<PrimaryLanguage>().notNull().default('english'),
    voiceType: text('voice_type').$type<VoiceType>().notNull().default('neutral'),
    accent: text('accent').$type<Accent>().notNull().default('neutral'),
    paymentHistory: text('payment_history').$type<PaymentHistory>().notNull().default('mixed'),
    personality: text('personality').$type<Personality>().notNull().default('cooperative'),
    difficultyLevel: text('difficulty_level').$type<DifficultyLevel>().notNull().default('medium'),
    scenario: text('scenario'),
    objections: jsonb('objections').$type<string[]>(),
    /** By which law its calls are held; null: the installation's. */
    jurisdiction: text('jurisdiction').$type<Jurisdiction>(),
    /** For whom is collected from it; null: as the installation does. */
    capacity: text('capacity').$type<Capacity>(),
    /** What the debtor knows. Null until the server has made it (services/prospect/fill-lives.ts). */
    life: jsonb('life').$type<StoredLife>(),
    /**
     * The version of the rules when the life was made. At the server's start those of earlier ones are made again, but for
     * what a model found or an author changed.
     */
    lifeMaker: integer('life_maker').notNull().default(0),
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
    index('prospects_owner').on(table.ownerId, table.createdAt.desc().nullsFirst()),
    index('prospects_public')
      .on(table.id)
      .where(sql`${table.isPublic} and ${table.deletedAt} is null`),
    // The sort order of other people's items in a list. Drizzle's desc() alone would add "nulls last", which the
    // query does not use.
    index('prospects_order')
      .on(table.isSample, table.ownerTier, table.createdAt.desc().nullsFirst())
      .where(sql`${table.deletedAt} is null`),
    oneOfCheck('prospects_type', table.type, prospectTypes),
    oneOfCheck('prospects_debt_type', table.debtType, debtTypes),
    oneOfCheck('prospects_primary_language', table.primaryLanguage, primaryLanguages),
    oneOfCheck('prospects_voice_type', table.voiceType, voiceTypes),
    oneOfCheck('prospects_accent', table.accent, accents),
    oneOfCheck('prospects_payment_history', table.paymentHistory, paymentHistories),
    oneOfCheck('prospects_personality', table.personality, personalities),
    oneOfCheck('prospects_difficulty_level', table.difficultyLevel, difficultyLevels),
    oneOfCheck('prospects_jurisdiction', table.jurisdiction, jurisdictions),
    oneOfCheck('prospects_capacity', table.capacity, capacities),
    check('prospects_debt_amount', sql`${table.debtAmount} >= 0`),
  ],
)
export type Prospect = typeof prospects.$inferSelect
export type NewProspect = typeof prospects.$inferInsert
