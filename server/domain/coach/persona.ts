import type { CoachPersonality, ExperienceLevel, Specialization } from '#protocol/vocabulary/coach.ts'

/** The coach's persona. It changes only the wording, never the facts about a call. */
export type CoachPersona = {
  name: string
  specialization: Specialization
  experienceLevel: ExperienceLevel
  personalities: readonly CoachPersonality[]
  coachingStyle: string | null
  bio: string | null
}

/** The number of points in an answer: a junior coach keeps to the main one. */
export const pointsByExperience: Record<ExperienceLevel, number> = {
  junior: 1,
  senior: 2,
  expert: 3,
  master: 3,
}
