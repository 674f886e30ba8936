import { eq } from 'drizzle-orm'
import { coaches } from '#db/schema/coaches.ts'
import type { ActorContext } from '#server/context.ts'
import { findCoach } from './find.ts'

/** Takes a coach out of every list. The row stays for the sessions that were held with the coach. */
export async function removeCoach(ctx: ActorContext, input: { id: string }): Promise<void> {
  await findCoach(ctx, input.id, 'edit')
  await ctx.db.update(coaches).set({ deletedAt: ctx.now() }).where(eq(coaches.id, input.id))
}
