import { eq } from 'drizzle-orm'
import { assignments } from '#db/schema/assignments.ts'
import type { ActorContext } from '#server/context.ts'

/** The overall score that passes an assignment; null without one, and where a scorecard decides. */
export async function passMarkOf(ctx: ActorContext, assignmentId: string | null): Promise<number | null> {
  if (assignmentId === null) return null
  const [row] = await ctx.db
    .select({ passMark: assignments.passMark, scorecardId: assignments.scorecardId })
    .from(assignments)
    .where(eq(assignments.id, assignmentId))
  return row && row.scorecardId === null ? row.passMark : null
}
