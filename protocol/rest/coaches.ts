import { z } from 'zod'
import { name as nameText, text } from '../text/kinds.ts'
import { coachPersonality, experienceLevel, specialization } from '../vocabulary/coach.ts'
import { localized } from '../vocabulary/language.ts'
import { limits } from '../vocabulary/limits.ts'
import { endpoint, idParams, nothing } from './endpoint.ts'
import { pageQuery } from './paging.ts'

/** Text; empty becomes null. */
const optionalText = text({ max: limits.bioMax })
  .transform((given) => (given === '' ? null : given))
  .nullable()

/** One to four distinct personalities [MENTOR4]. The first one sets the coach's tone. */
const personalities = z
  .array(coachPersonality)
  .min(1)
  .max(limits.coachPersonalitiesMax)
  .refine((list) => new Set(list).size === list.length, 'a personality is named twice')

const name = nameText({ min: 1, max: limits.nameMax })

/** Input of the coach builder; `expert` by default [ENUM15]. */
export const coachInput = z.strictObject({
  name,
  specialization,
  experienceLevel: experienceLevel.default('expert'),
  personalities,
  coachingStyle: optionalText.default(null),
  bio: optionalText.default(null),
  isPublic: z.boolean().default(false),
})
export type CoachInput = z.infer<typeof coachInput>

/** Only the fields that change: absent fields keep their values. */
export const coachChanges = z.strictObject({
  name: name.optional(),
  specialization: specialization.optional(),
  experienceLevel: experienceLevel.optional(),
  personalities: personalities.optional(),
  coachingStyle: optionalText.optional(),
  bio: optionalText.optional(),
  isPublic: z.boolean().optional(),
})
export type CoachChanges = z.infer<typeof coachChanges>

export const coach = z.object({
  id: z.uuid(),
  ownerId: z.uuid().nullable(),
  name: z.string(),
  specialization,
  experienceLevel,
  personalities: z.array(coachPersonality).max(limits.coachPersonalitiesMax),
  coachingStyle: z.string().nullable(),
  bio: z.string().nullable(),
  /** What a sample says of itself in both languages [MENTOR9]; null where it has one language, its author's. */
  translations: z.object({ coachingStyle: localized.nullable(), bio: localized.nullable() }),
  isPublic: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Coach = z.infer<typeof coach>

export const coachEndpoints = {
  listCoaches: endpoint({
    method: 'GET',
    path: '/api/coaches',
    summary:
      'The coaches that the user may train with: own ones, samples, then those of others; with `limit` by pages',
    query: pageQuery,
    result: z.array(coach),
  }),
  createCoach: endpoint({
    method: 'POST',
    path: '/api/coaches',
    summary: 'Create a coach',
    errors: ['rate_limited', 'too_many_items'],
    status: 201,
    body: coachInput,
    result: coach,
  }),
  updateCoach: endpoint({
    method: 'PATCH',
    path: '/api/coaches/:id',
    summary: 'Change a coach',
    errors: ['forbidden', 'too_many_items'],
    params: idParams,
    body: coachChanges,
    result: coach,
  }),
  deleteCoach: endpoint({
    method: 'DELETE',
    path: '/api/coaches/:id',
    summary: 'Delete a coach; sessions held with it stay',
    status: 204,
    errors: ['forbidden'],
    params: idParams,
    result: nothing,
  }),
}
