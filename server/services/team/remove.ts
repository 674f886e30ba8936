import { eq } from 'drizzle-orm'
import { teams } from '#db/schema/teams.ts'
import { users } from '#db/schema/users.ts'
import type { ActorContext } from '#server/context.ts'
import { tellAccessChanged } from '../account/access.ts'
import { administeredTeam } from './find.ts'

/** Dissolves a team; for an admin. Its people stay, without a team; its past is still billed under its name. */
export async function removeTeam(ctx: ActorContext, input: { id: string }): Promise<void> {
  const { id } = await administeredTeam(ctx, input.id)
  await ctx.db.transaction(async (tx) => {
    await tx.update(teams).set({ deletedAt: ctx.now(), managerId: null }).where(eq(teams.id, id))
    await tx.update(users).set({ teamId: null }).where(eq(users.teamId, id))
    await tellAccessChanged(tx)
  })
}
