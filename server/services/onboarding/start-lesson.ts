import { courseProgress } from '#db/schema/course-progress.ts'
import type { CourseProgress } from '#protocol/rest/onboarding.ts'
import type { ActorContext } from '#server/context.ts'
import { openLesson } from './open-lesson.ts'
import { readProgress } from './read-progress.ts'

/** Records that a lesson was started. Only the first time counts. */
export async function startLesson(ctx: ActorContext, input: { id: string }): Promise<CourseProgress> {
  const lesson = await openLesson(ctx, input.id)
  await ctx.db
    .insert(courseProgress)
    .values({ userId: ctx.actor.id, lessonId: lesson.id, startedAt: ctx.now() })
    .onConflictDoNothing()
  return readProgress(ctx)
}
