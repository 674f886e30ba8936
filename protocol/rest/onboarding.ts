import { z } from 'zod'
import { token } from '../text/kinds.ts'
import { courseLaw, lessonIds, moduleIds } from '../vocabulary/course.ts'
import { localized } from '../vocabulary/language.ts'
import { capacity, jurisdiction, lawSource } from '../vocabulary/law.ts'
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

/** All modules with the lessons that apply where this installation collects, in course order. */
export const courseProgress = z.object({ law: courseLaw, modules: z.array(moduleProgress) })
export type CourseProgress = z.infer<typeof courseProgress>

/** A law by which this installation's calls are held: its rules for whoever collects here from a consumer. */
export const taughtLaw = z.object({
  jurisdiction,
  capacity,
  /** The notice that is owed at the start of a call, if any. */
  notice: localized.nullable(),
  rules: z.array(
    z.object({
      id: z.string(),
      /** "FDCPA, 15 U.S.C. 1692e(10)". */
      basis: z.string(),
      says: localized,
      /** A line of a collector who keeps it. */
      example: localized,
      /** Whether the law itself was read, others about it, or nothing. */
      checkedAt: lawSource,
    }),
  ),
})
export type TaughtLaw = z.infer<typeof taughtLaw>

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
  getTaughtLaws: endpoint({
    method: 'GET',
    path: '/api/onboarding/laws',
    summary: 'The law by which calls are held here, the nearest first; empty where it depends on the debtor',
    result: z.array(taughtLaw),
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
