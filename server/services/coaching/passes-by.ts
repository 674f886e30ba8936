import { eq } from 'drizzle-orm'
import { assignments } from '#db/schema/assignments.ts'
import type { ActorContext } from '#server/context.ts'
import type { PassesBy } from '#server/domain/coach/answer-context.ts'
import { readSessionScorecard } from '../scorecard/read.ts'

/**
 * What a session passes by: the mark of its assignment, else the scorecard that it is held against, whether the assignment or
 * the trainee's team named it. Null where neither decides, and while a scorecard has no result yet.
 */
export async function passesByOf(
  ctx: ActorContext,
  session: { id: string; assignmentId: string | null },
): Promise<PassesBy | null> {
  if (session.assignmentId !== null) {
    const [row] = await ctx.db
      .select({ passMark: assignments.passMark, scorecardId: assignments.scorecardId })
      .from(assignments)
      .where(eq(assignments.id, session.assignmentId))
    if (row && row.scorecardId === null) return { passMark: row.passMark }
  }
  const scorecard = await readSessionScorecard(ctx.db, session.id)
  return scorecard?.result ? { scorecard: { ...scorecard, result: scorecard.result } } : null
}
