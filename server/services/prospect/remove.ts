import { eq } from 'drizzle-orm'
import { prospects } from '#db/schema/prospects.ts'
import type { ActorContext } from '#server/context.ts'
import { findProspect } from './get.ts'

/** Removes a prospect from every list. The row stays for past sessions. */
export async function removeProspect(ctx: ActorContext, input: { id: string }): Promise<void> {
  await findProspect(ctx, input.id, 'edit')
  await ctx.db.update(prospects).set({ deletedAt: ctx.now() }).where(eq(prospects.id, input.id))
}
