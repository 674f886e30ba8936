import { z } from 'zod'
import { coachPersonality, experienceLevel, specialization } from '../vocabulary/coach.ts'
import { limits } from '../vocabulary/limits.ts'
import { endpoint } from './endpoint.ts'

export const coach = z.object({
  id: z.uuid(),
  ownerId: z.uuid().nullable(),
  name: z.string(),
  specialization,
  experienceLevel,
  personalities: z.array(coachPersonality).max(limits.coachPersonalitiesMax),
  coachingStyle: z.string().nullable(),
  bio: z.string().nullable(),
  isPublic: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type Coach = z.infer<typeof coach>

export const coachEndpoints = {
  listCoaches: endpoint({
    method: 'GET',
    path: '/api/coaches',
    summary: 'The coaches that the user may train with',
    result: z.array(coach),
  }),
}
