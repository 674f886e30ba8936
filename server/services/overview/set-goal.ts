import { eq } from 'drizzle-orm'
import { users } from '#db/schema/users.ts'
import type { ActorContext } from '#server/context.ts'

/** Sets how many calls a week the actor wants to make. */
export async function setWeeklyGoal(ctx: ActorContext, input: { callsPerWeek: number }): Promise<void> {
  await ctx.db.update(users).set({ weeklyGoal: input.callsPerWeek }).where(eq(users.id, ctx.actor.id))
}
