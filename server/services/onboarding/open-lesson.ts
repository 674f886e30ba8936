import { findLesson, type CourseLesson } from '#protocol/vocabulary/course.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { readProgress } from './read-progress.ts'

/**
 * A lesson whose module is unlocked for the actor. Throws `not_found`, or `conflict` if a prerequisite is
 * incomplete.
 */
export async function openLesson(ctx: ActorContext, id: string): Promise<CourseLesson> {
  const found = findLesson(id)
  if (!found) throw notFound('lesson')
  const { modules } = await readProgress(ctx)
  const module = modules.find(({ id }) => id === found.module.id)
  // The law of another country is not taught here.
  if (module?.lessons.every((lesson) => lesson.id !== found.lesson.id) === true) throw notFound('lesson')
  if (module?.locked !== false)
    throw new AppError('conflict', `complete first: ${found.module.prerequisites.join(', ')}`)
  return found.lesson
}
