import type { CourseProgress, LessonProgress } from '#protocol/rest/onboarding.ts'
import {
  course,
  type CourseLaw,
  lessonsBy,
  type LessonId,
  type ModuleId,
} from '#protocol/vocabulary/course.ts'

const at = '2026-11-02T15:00:00.000Z'

/** The progress that the server would return if these modules and lessons were completed. */
export function aCourse(
  of: {
    completedModules?: readonly ModuleId[] | 'all'
    completedLessons?: readonly LessonId[]
    lessons?: Partial<Record<LessonId, Partial<LessonProgress>>>
    law?: CourseLaw
  } = {},
): CourseProgress {
  const law = of.law ?? 'by_region'
  const modules = course.map((module) => {
    const allDone = of.completedModules === 'all' || of.completedModules?.includes(module.id) === true
    const lessons = lessonsBy(module, law).map(({ id }): LessonProgress => {
      const completed = allDone || of.completedLessons?.includes(id) === true
      const times = { startedAt: completed ? at : null, completedAt: completed ? at : null }
      return { id, completed, ...times, correct: null, sessionId: null, ...of.lessons?.[id] }
    })
    const completed = lessons.every((lesson) => lesson.completed)
    return { id: module.id, completed, completedAt: completed ? at : null, lessons }
  })
  const done = new Set<string>(modules.flatMap((module) => (module.completed ? module.id : [])))
  return {
    law,
    modules: modules.map((module, place) => ({
      ...module,
      locked: course[place]?.prerequisites.some((id) => !done.has(id)) ?? false,
    })),
  }
}
