import { z } from 'zod'
import { name, text } from '../text/kinds.ts'
import { accountCurrencies } from '../vocabulary/account-file.ts'
import { criteriaEdition } from '../vocabulary/criteria-edition.ts'
import { capacity, jurisdiction } from '../vocabulary/law.ts'
import { limits } from '../vocabulary/limits.ts'
import {
  difficulties,
  accent,
  debtType,
  difficultyLevel,
  paymentHistory,
  personality,
  primaryLanguage,
  prospectType,
  voiceType,
} from '../vocabulary/prospect.ts'
import { endpoint, idParams, nothing } from './endpoint.ts'
import { editsOfLife, lives, prospectLife } from './life.ts'
import { nameSearch, pageQuery } from './paging.ts'

/** Empty becomes null. Both builders send empty texts. */
const optional = (given: z.ZodString) =>
  given
    .transform((text) => (text === '' ? null : text))
    .nullable()
    .default(null)

const objections = z
  .array(text({ min: 1, max: limits.objectionMax }))
  .max(limits.objectionsMax)
  .transform((list) => (list.length === 0 ? null : list))
  .nullable()

/** Input of both builders, with the specification's defaults [WIZ11]. */
export const prospectInput = z.strictObject({
  type: prospectType,
  name: name({ min: 1, max: limits.nameMax }),
  occupation: optional(name({ max: limits.occupationMax })),
  income: optional(name({ max: limits.occupationMax })),
  /** Whole currency units. */
  debtAmount: z.number().int().min(0).max(limits.debtAmountMax).nullable().default(null),
  debtType: debtType.default('credit_card'),
  primaryLanguage: primaryLanguage.default('english'),
  voiceType: voiceType.default('neutral'),
  accent: accent.default('neutral'),
  paymentHistory: paymentHistory.default('mixed'),
  personality: personality.default('cooperative'),
  difficultyLevel: difficultyLevel.default('medium'),
  scenario: optional(text({ max: limits.scenarioMax })),
  objections: objections.default(null),
  /** Null: the installation's law. */
  jurisdiction: jurisdiction.nullable().default(null),
  /** Null: as the installation collects. */
  capacity: capacity.nullable().default(null),
  isPublic: z.boolean().default(false),
  /** What the author changed in the facts that the scenario and chance give. */
  life: editsOfLife.optional(),
  /** The prospect that this one copies: its facts are copied too if the user may edit it. */
  copyOf: z.uuid().optional(),
})
export type ProspectInput = z.infer<typeof prospectInput>

/** Only the fields that change: absent fields keep their values. */
export const prospectChanges = z.strictObject({
  type: prospectType.optional(),
  name: name({ min: 1, max: limits.nameMax }).optional(),
  occupation: name({ max: limits.occupationMax }).nullable().optional(),
  income: name({ max: limits.occupationMax }).nullable().optional(),
  debtAmount: z.number().int().min(0).max(limits.debtAmountMax).nullable().optional(),
  debtType: debtType.optional(),
  primaryLanguage: primaryLanguage.optional(),
  voiceType: voiceType.optional(),
  accent: accent.optional(),
  paymentHistory: paymentHistory.optional(),
  personality: personality.optional(),
  difficultyLevel: difficultyLevel.optional(),
  scenario: text({ max: limits.scenarioMax }).nullable().optional(),
  objections: objections.optional(),
  jurisdiction: jurisdiction.nullable().optional(),
  capacity: capacity.nullable().optional(),
  isPublic: z.boolean().optional(),
  life: editsOfLife.optional(),
})
export type ProspectChanges = z.infer<typeof prospectChanges>

export const prospect = z.object({
  id: z.uuid(),
  /** Null for the shared sample prospects. */
  ownerId: z.uuid().nullable(),
  type: prospectType,
  name: z.string(),
  occupation: z.string().nullable(),
  income: z.string().nullable(),
  debtAmount: z.number().int().nullable(),
  /** That of the debtor's region [REGION2]. */
  debtCurrency: z.enum(accountCurrencies),
  debtType,
  primaryLanguage,
  voiceType,
  accent,
  paymentHistory,
  personality,
  difficultyLevel,
  scenario: z.string().nullable(),
  objections: z.array(z.string()).nullable(),
  /** Null: the installation's law. */
  jurisdiction: jurisdiction.nullable(),
  /** Null: as the installation collects. */
  capacity: capacity.nullable(),
  isPublic: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Prospect = z.infer<typeof prospect>

/** What of it is stored, in a session too: the currency follows from the person. */
export const storedProspect = prospect.omit({ debtCurrency: true })
export type StoredProspect = z.infer<typeof storedProspect>

/**
 * A prospect of the list; `bestScore` is the reader's own best in a call with it by the newest edition of the criteria among
 * them, and absent without a scored one.
 */
export const listedProspect = prospect.extend({
  bestScore: z.number().int().min(0).max(100).optional(),
  /** The edition of that score. A server of the version before does not say it. */
  bestScoreEdition: criteriaEdition.optional(),
})
export type ListedProspect = z.infer<typeof listedProspect>

/** One prospect; `life` for those who may edit it, since it is the solution of the exercise. */
export const prospectDetails = prospect.extend({ life: prospectLife.nullable() })
export type ProspectDetails = z.infer<typeof prospectDetails>

/** The fields that a life is made from, while a prospect is being written. */
export const lifeSource = prospectInput
  .omit({
    difficultyLevel: true,
    jurisdiction: true,
    capacity: true,
    isPublic: true,
    life: true,
    copyOf: true,
  })
  .extend({ prospectId: z.uuid().optional() })
export type LifeSourceInput = z.infer<typeof lifeSource>

/** Filters; all prospects by default. `search` matches the name. */
const prospectListQuery = pageQuery.extend({
  search: nameSearch,
  type: prospectType.optional(),
  /** The level of the simulation: the older builder's names are found by the wizard's. */
  level: z.enum(difficulties).optional(),
})
export type ProspectListQuery = z.infer<typeof prospectListQuery>

export const prospectEndpoints = {
  listProspects: endpoint({
    method: 'GET',
    path: '/api/prospects',
    summary:
      'The prospects that the user may practise with: own ones, samples, then those of others; 200 without `limit`',
    query: prospectListQuery,
    result: z.array(listedProspect),
  }),
  createProspect: endpoint({
    method: 'POST',
    path: '/api/prospects',
    summary: 'Create a prospect',
    errors: ['rate_limited', 'too_many_items', 'not_found'],
    status: 201,
    body: prospectInput,
    result: prospect,
  }),
  getProspect: endpoint({
    method: 'GET',
    path: '/api/prospects/:id',
    summary: 'One prospect, with what the debtor knows for those who may edit it',
    params: idParams,
    result: prospectDetails,
  }),
  updateProspect: endpoint({
    method: 'PATCH',
    path: '/api/prospects/:id',
    summary: 'Change a prospect',
    errors: ['forbidden', 'too_many_items'],
    params: idParams,
    body: prospectChanges,
    result: prospect,
  }),
  previewLife: endpoint({
    method: 'POST',
    path: '/api/prospects/life',
    summary: 'What the debtor would know, made from the fields of a prospect; nothing is stored',
    errors: ['forbidden', 'not_found', 'unavailable'],
    body: lifeSource,
    result: lives,
  }),
  deleteProspect: endpoint({
    method: 'DELETE',
    path: '/api/prospects/:id',
    summary: 'Delete a prospect; sessions held with it stay',
    status: 204,
    errors: ['forbidden'],
    params: idParams,
    result: nothing,
  }),
}
