import type { Coach } from '#protocol/rest/coaches.ts'
import {
  type CoachPersonality,
  type ExperienceLevel,
  type Specialization,
} from '#protocol/vocabulary/coach.ts'
import { limits } from '#protocol/vocabulary/limits.ts'

export const builderSteps = ['basic', 'persona', 'style'] as const
export type BuilderStep = (typeof builderSteps)[number]

/** The builder's state: the specialization may still be missing. */
export type CoachDraft = {
  name: string
  specialization: Specialization | null
  experienceLevel: ExperienceLevel
  personalities: readonly CoachPersonality[]
  coachingStyle: string
  bio: string
  isPublic: boolean
}
/** The request body: empty texts are null. */
export type CoachValues = Pick<
  Coach,
  'name' | 'specialization' | 'experienceLevel' | 'personalities' | 'coachingStyle' | 'bio' | 'isPublic'
>

export function toDraft(coach: Coach | null): CoachDraft {
  return {
    name: coach?.name ?? '',
    specialization: coach?.specialization ?? null,
    // The default of the specification [ENUM15].
    experienceLevel: coach?.experienceLevel ?? 'expert',
    personalities: coach?.personalities ?? [],
    coachingStyle: coach?.coachingStyle ?? '',
    bio: coach?.bio ?? '',
    isPublic: coach?.isPublic ?? false,
  }
}

export type Missing = 'name' | 'specialization' | 'personality'

/** What keeps these steps from being left [MENTOR3]; null if nothing does. The last step never does. */
export function missingIn(steps: readonly BuilderStep[], draft: CoachDraft): Missing | null {
  if (steps.includes('basic') && draft.name.trim() === '') return 'name'
  if (steps.includes('basic') && draft.specialization === null) return 'specialization'
  if (steps.includes('persona') && draft.personalities.length === 0) return 'personality'
  return null
}

/** Adds or removes a personality; a choice beyond the limit is ignored [MENTOR4]. */
export function togglePersonality(
  chosen: readonly CoachPersonality[],
  personality: CoachPersonality,
): readonly CoachPersonality[] {
  if (chosen.includes(personality)) return chosen.filter((each) => each !== personality)
  if (chosen.length >= limits.coachPersonalitiesMax) return chosen
  return [...chosen, personality]
}

/** Null while the draft is incomplete. */
export function toValues(draft: CoachDraft): CoachValues | null {
  if (draft.specialization === null) return null
  return {
    name: draft.name.trim(),
    specialization: draft.specialization,
    experienceLevel: draft.experienceLevel,
    personalities: [...draft.personalities],
    coachingStyle: emptyToNull(draft.coachingStyle),
    bio: emptyToNull(draft.bio),
    isPublic: draft.isPublic,
  }
}

function emptyToNull(text: string): string | null {
  const trimmed = text.trim()
  return trimmed === '' ? null : trimmed
}
