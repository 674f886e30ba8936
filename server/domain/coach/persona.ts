import type { CoachPersonality, ExperienceLevel, Specialization } from '#protocol/vocabulary/coach.ts'

/** What colours a coach's words. None of it changes what is true about a call. */
export type CoachPersona = {
  name: string
  specialization: Specialization
  experienceLevel: ExperienceLevel
  personalities: readonly CoachPersonality[]
  coachingStyle: string | null
  bio: string | null
}

/** How many points a coach makes in one answer: a junior keeps to the main one. */
export const pointsByExperience: Record<ExperienceLevel, number> = {
  junior: 1,
  senior: 2,
  expert: 3,
  master: 3,
}
