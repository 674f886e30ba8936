import type { LessonProgress } from '#protocol/rest/onboarding.ts'

/** The props of every lesson view. */
export type ViewProps<Lesson> = {
  lesson: Lesson
  done: LessonProgress
  /** Whether progress is being saved. */
  saving: boolean
  /** Completes the lesson; `correct` is the result of a quiz. */
  onComplete: (correct?: number) => Promise<boolean>
}
