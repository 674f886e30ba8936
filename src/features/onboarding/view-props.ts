import type { LessonProgress } from '#protocol/rest/onboarding.ts'

/** What the view of a lesson gets beside its content. */
export type ViewProps<Lesson> = {
  lesson: Lesson
  done: LessonProgress
  /** A call that stores progress is under way. */
  saving: boolean
  /** Completes the lesson; `correct` is the result of a quiz. */
  onComplete: (correct?: number) => Promise<boolean>
}
