import type { CourseProgress, LessonProgress, ModuleProgress } from '#protocol/rest/onboarding.ts'
import {
  course,
  findLesson,
  findModule,
  lessonsOf,
  type LessonId,
  type ModuleId,
} from '#protocol/vocabulary/course.ts'

export type ModuleState = 'locked' | 'open' | 'started' | 'completed'

export function moduleState(module: ModuleProgress): ModuleState {
  if (module.completed) return 'completed'
  if (module.locked) return 'locked'
  return module.lessons.some((lesson) => lesson.startedAt !== null) ? 'started' : 'open'
}

export function allLessons(progress: CourseProgress): LessonProgress[] {
  return progress.modules.flatMap((module) => module.lessons)
}

/** The total duration of the lessons not completed yet, in minutes. */
export function minutesLeft(progress: CourseProgress): number {
  const open = new Set(allLessons(progress).flatMap((lesson) => (lesson.completed ? [] : lesson.id)))
  return course
    .flatMap(lessonsOf)
    .reduce((sum, lesson) => sum + (open.has(lesson.id) ? lesson.duration : 0), 0)
}

/**
 * The next lesson to take: the first open one of a started module, else of the first open module.
 * Null if nothing is open.
 */
export function nextUp(progress: CourseProgress): LessonProgress | null {
  const open = progress.modules.filter((module) => !module.locked && !module.completed)
  const module = open.find((one) => moduleState(one) === 'started') ?? open[0]
  return module?.lessons.find((lesson) => !lesson.completed) ?? null
}

/** The next open lesson of the same module, wrapping around to its start, else `nextUp`. */
export function lessonAfter(progress: CourseProgress, id: LessonId): LessonProgress | null {
  const lessons = moduleOf(progress, id)?.lessons ?? []
  const place = lessons.findIndex((lesson) => lesson.id === id)
  const others = [...lessons.slice(place + 1), ...lessons.slice(0, place)]
  return others.find((lesson) => !lesson.completed) ?? nextUp(progress)
}

export function moduleOf(progress: CourseProgress, id: LessonId): ModuleProgress | undefined {
  const moduleId = findLesson(id)?.module.id
  return progress.modules.find((module) => module.id === moduleId)
}

/** The prerequisites of a module that are not completed yet. */
export function missingPrerequisites(progress: CourseProgress, id: ModuleId): ModuleId[] {
  const needed = prerequisitesOf(id)
  return progress.modules.flatMap((one) => (needed.includes(one.id) && !one.completed ? [one.id] : []))
}

/** The first lesson to take toward a module that is locked; null if nothing is missing. */
export function firstToward(progress: CourseProgress, id: ModuleId): LessonProgress | null {
  const [missing] = missingPrerequisites(progress, id)
  const module = progress.modules.find((one) => one.id === missing)
  return module?.lessons.find((lesson) => !lesson.completed) ?? null
}

/** The modules that this one unlocked and that have not been started. */
export function modulesUnlockedBy(progress: CourseProgress, id: ModuleId): ModuleId[] {
  return progress.modules.flatMap((one) =>
    prerequisitesOf(one.id).includes(id) && moduleState(one) === 'open' ? [one.id] : [],
  )
}

function prerequisitesOf(id: ModuleId): readonly string[] {
  return findModule(id)?.prerequisites ?? []
}
