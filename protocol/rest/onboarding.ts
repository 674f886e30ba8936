import { z } from 'zod'
import { token } from '../text/kinds.ts'
import { lessonIds, moduleIds } from '../vocabulary/course.ts'
import { endpoint } from './endpoint.ts'

export const lessonProgress = z.object({
  id: z.enum(lessonIds),
  completed: z.boolean(),
  startedAt: z.iso.datetime().nullable(),
  completedAt: z.iso.datetime().nullable(),
  /** The best quiz result, in right answers. */
  correct: z.number().int().min(0).nullable(),
  /** The session that completed a practice. */
  sessionId: z.uuid().nullable(),
})
export type LessonProgress = z.infer<typeof lessonProgress>

export const moduleProgress = z.object({
  id: z.enum(moduleIds),
  completed: z.boolean(),
  /** When its last lesson was completed. */
  completedAt: z.iso.datetime().nullable(),
  /** Whether a prerequisite is incomplete. */
  locked: z.boolean(),
  lessons: z.array(lessonProgress),
})
export type ModuleProgress = z.infer<typeof moduleProgress>

/** All modules with their lessons, in course order. */
export const courseProgress = z.object({ modules: z.array(moduleProgress) })
export type CourseProgress = z.infer<typeof courseProgress>

/** A lesson id. Unknown ids are answered as not found. */
const lessonParams = z.strictObject({ id: token({ max: 64 }) })

/** `correct`: the number of right answers of a quiz; absent for other lessons. */
export const lessonCompletion = z.strictObject({ correct: z.number().int().min(0).max(100).optional() })

export const onboardingEndpoints = {
  getCourseProgress: endpoint({
    method: 'GET',
    path: '/api/onboarding/progress',
    summary: "The user's progress in the onboarding course",
    result: courseProgress,
  }),
  startLesson: endpoint({
    method: 'POST',
    path: '/api/onboarding/lessons/:id/start',
    summary: 'Start a lesson; a practice counts the sessions started from then on',
    errors: ['conflict'],
    params: lessonParams,
    result: courseProgress,
  }),
  completeLesson: endpoint({
    method: 'POST',
    path: '/api/onboarding/lessons/:id/complete',
    summary: 'Complete a lesson; doing it again changes nothing but a better quiz result',
    errors: ['conflict'],
    params: lessonParams,
    body: lessonCompletion,
    result: courseProgress,
  }),
}
