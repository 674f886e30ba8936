import { and, eq, inArray, isNull, lte } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { courseProgress } from '#db/schema/course-progress.ts'
import { prospects } from '#db/schema/prospects.ts'
import { course, lessonsOf, type LessonId, type Practice } from '#protocol/vocabulary/course.ts'
import type { SessionType } from '#protocol/vocabulary/training-session.ts'

type EndedSession = {
  sessionId: string
  userId: string
  prospectId: string
  sessionType: SessionType
  startedAt: Date
  completedAt: Date
}

const practices: readonly { id: LessonId; practice: Practice }[] = course.flatMap((module) =>
  lessonsOf(module).flatMap((lesson) =>
    lesson.type === 'practice' ? [{ id: lesson.id, practice: lesson.practice }] : [],
  ),
)

/**
 * Completes the practice lessons that match a scored session: those of its type that were started before it,
 * with their prepared debtor in either language. If both debtors were deleted, any debtor counts, since
 * otherwise nobody could complete the course. Restarts and retries count like first sessions.
 */
export async function completePracticeLessons(tx: Transaction, session: EndedSession): Promise<void> {
  const open = await tx
    .select({ lessonId: courseProgress.lessonId })
    .from(courseProgress)
    .where(
      and(
        eq(courseProgress.userId, session.userId),
        isNull(courseProgress.completedAt),
        lte(courseProgress.startedAt, session.startedAt),
      ),
    )
  const begun = new Set(open.map((row) => row.lessonId))
  const candidates = practices.filter(
    ({ id, practice }) => begun.has(id) && practice.sessionType === session.sessionType,
  )
  if (candidates.length === 0) return
  const living = new Set(await findExistingProspects(tx, candidates))
  const settled = candidates.filter(({ practice }) => {
    const prepared = Object.values(practice.prospectIds)
    return prepared.includes(session.prospectId) || !prepared.some((id) => living.has(id))
  })
  if (settled.length === 0) return
  await tx
    .update(courseProgress)
    .set({ completedAt: session.completedAt, sessionId: session.sessionId })
    .where(
      and(
        eq(courseProgress.userId, session.userId),
        inArray(
          courseProgress.lessonId,
          settled.map(({ id }) => id),
        ),
      ),
    )
}

/** The prepared debtors of these practices that still exist. */
async function findExistingProspects(
  tx: Transaction,
  of: readonly { practice: Practice }[],
): Promise<string[]> {
  const ids = of.flatMap(({ practice }) => Object.values(practice.prospectIds))
  const rows = await tx
    .select({ id: prospects.id })
    .from(prospects)
    .where(and(inArray(prospects.id, ids), isNull(prospects.deletedAt)))
  return rows.map((row) => row.id)
}
