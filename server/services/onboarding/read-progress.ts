import { eq } from 'drizzle-orm'
import { courseProgress } from '#db/schema/course-progress.ts'
import type { CourseProgress, LessonProgress } from '#protocol/rest/onboarding.ts'
import { course, lessonsBy } from '#protocol/vocabulary/course.ts'
import type { ActorContext } from '#server/context.ts'

/** The actor's progress in every module, and in the lessons that apply where this installation collects. */
export async function readProgress(ctx: Pick<ActorContext, 'db' | 'actor' | 'law'>): Promise<CourseProgress> {
  const rows = await ctx.db.select().from(courseProgress).where(eq(courseProgress.userId, ctx.actor.id))
  const law = ctx.law.jurisdiction
  const rowOf = new Map(rows.map((row) => [row.lessonId, row]))
  const modules = course.map((module) => {
    const lessons = lessonsBy(module, law).map(({ id }): LessonProgress => {
      const row = rowOf.get(id)
      return {
        id,
        completed: row?.completedAt != null,
        startedAt: row?.startedAt.toISOString() ?? null,
        completedAt: row?.completedAt?.toISOString() ?? null,
        correct: row?.correct ?? null,
        sessionId: row?.sessionId ?? null,
      }
    })
    const completed = lessons.every((lesson) => lesson.completed)
    const last = lessons.flatMap((lesson) => lesson.completedAt ?? []).toSorted()
    return { id: module.id, completed, completedAt: completed ? (last.at(-1) ?? null) : null, lessons }
  })
  const done = new Set<string>(modules.filter((module) => module.completed).map((module) => module.id))
  return {
    law,
    modules: modules.map((module, place) => ({
      ...module,
      locked: course[place]?.prerequisites.some((id) => !done.has(id)) ?? false,
    })),
  }
}
