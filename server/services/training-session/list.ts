import { desc, eq } from 'drizzle-orm'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'
import type { ActorContext } from '#server/context.ts'
import { presentSession } from './present.ts'

/** The actor's own sessions, newest first. */
export async function listSessions(ctx: ActorContext): Promise<TrainingSession[]> {
  const rows = await ctx.db
    .select()
    .from(trainingSessions)
    .where(eq(trainingSessions.userId, ctx.actor.id))
    .orderBy(desc(trainingSessions.startedAt))
  return rows.map(presentSession)
}
