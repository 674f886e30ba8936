import { and, eq } from 'drizzle-orm'
import { coaches } from '#db/schema/coaches.ts'
import type { ActorContext } from '#server/context.ts'
import { notFound } from '#server/errors/app-error.ts'
import { reachableCoaches } from '../scope.ts'

export type CoachRow = typeof coaches.$inferSelect

/** A coach that the actor may train with. */
export async function findCoach(ctx: ActorContext, id: string): Promise<CoachRow> {
  const [row] = await ctx.db
    .select()
    .from(coaches)
    .where(and(eq(coaches.id, id), reachableCoaches(ctx.db, ctx.actor)))
  if (!row) throw notFound('coach')
  return row
}
