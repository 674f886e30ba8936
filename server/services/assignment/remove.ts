import { eq } from 'drizzle-orm'
import { assignments } from '#db/schema/assignments.ts'
import type { ActorContext } from '#server/context.ts'
import { findEditableAssignment } from './find.ts'

/** Deletes an assignment for good. The sessions that were held for it stay with those who held them. */
export async function removeAssignment(ctx: ActorContext, input: { id: string }): Promise<void> {
  const { id } = await findEditableAssignment(ctx, input.id)
  await ctx.db.delete(assignments).where(eq(assignments.id, id))
}
