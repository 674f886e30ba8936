import { sql } from 'drizzle-orm'
import { courseProgress } from '#db/schema/course-progress.ts'
import type { CourseProgress } from '#protocol/rest/onboarding.ts'
import { passMark, questionsIn, type CourseLaw, type CourseLesson } from '#protocol/vocabulary/course.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { openLesson } from './open-lesson.ts'
import { readProgress } from './read-progress.ts'

/**
 * Completes a lesson. Repeating it keeps the first completion time and the better quiz result. Throws
 * `not_found`, `conflict` for a locked module or a practice lesson without its session, and `invalid_input` for
 * a failed quiz.
 */
export async function completeLesson(
  ctx: ActorContext,
  input: { id: string; correct: number | undefined },
): Promise<CourseProgress> {
  const lesson = await openLesson(ctx, input.id)
  const correct = resultOf(lesson, input.correct, ctx.law.jurisdiction)
  const now = ctx.now()
  await ctx.db
    .insert(courseProgress)
    .values({ userId: ctx.actor.id, lessonId: lesson.id, startedAt: now, completedAt: now, correct })
    .onConflictDoUpdate({
      target: [courseProgress.userId, courseProgress.lessonId],
      set: {
        completedAt: sql`coalesce(${courseProgress.completedAt}, excluded.completed_at)`,
        correct: sql`greatest(${courseProgress.correct}, excluded.correct)`,
      },
    })
  return readProgress(ctx)
}

/** The quiz result to store; null for lessons without one. */
function resultOf(lesson: CourseLesson, correct: number | undefined, law: CourseLaw): number | null {
  switch (lesson.type) {
    case 'quiz': {
      const questions = questionsIn(lesson, law)
      if (correct === undefined || correct > questions || correct < passMark(questions))
        throw new AppError(
          'invalid_input',
          `correct: ${passMark(questions)} to ${questions} correct answers pass this quiz`,
        )
      return correct
    }
    case 'practice':
      throw new AppError('conflict', 'a practice lesson is completed by its session')
    case 'video':
    case 'reading':
    case 'interactive':
      return null
    default:
      return lesson satisfies never
  }
}
