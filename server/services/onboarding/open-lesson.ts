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
  if (modules.find((module) => module.id === found.module.id)?.locked !== false)
    throw new AppError('conflict', `complete first: ${found.module.prerequisites.join(', ')}`)
  return found.lesson
}
