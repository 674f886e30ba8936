import { eq } from 'drizzle-orm'
import { assignments } from '#db/schema/assignments.ts'
import type { ActorContext } from '#server/context.ts'
import { findEditableAssignment } from './find.ts'

/** Permanently deletes an assignment. Its sessions are kept. */
export async function removeAssignment(ctx: ActorContext, input: { id: string }): Promise<void> {
  const { id } = await findEditableAssignment(ctx, input.id)
  await ctx.db.delete(assignments).where(eq(assignments.id, id))
}
