import { eq } from 'drizzle-orm'
import { coaches } from '#db/schema/coaches.ts'
import type { ActorContext } from '#server/context.ts'
import { findCoach } from './find.ts'

/** Removes a coach from every list. The row stays for past sessions. */
export async function removeCoach(ctx: ActorContext, input: { id: string }): Promise<void> {
  await findCoach(ctx, input.id, 'edit')
  await ctx.db.update(coaches).set({ deletedAt: ctx.now() }).where(eq(coaches.id, input.id))
}
