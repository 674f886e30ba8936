import { and, eq, isNull, sql } from 'drizzle-orm'
import { assignments } from '#db/schema/assignments.ts'
import { invitations } from '#db/schema/invitations.ts'
import { scorecards } from '#db/schema/scorecards.ts'
import { teams } from '#db/schema/teams.ts'
import { users } from '#db/schema/users.ts'
import type { ActorContext } from '#server/context.ts'
import { notifyAccessChanged } from '../account/access-changed.ts'
import { findAdministeredTeam } from './find.ts'

/** Dissolves a team; admins only. Its members stay without a team; its past is still billed under its name. */
export async function removeTeam(ctx: ActorContext, input: { id: string }): Promise<void> {
  const { id } = await findAdministeredTeam(ctx, input.id)
  await ctx.db.transaction(async (tx) => {
    await tx.update(teams).set({ deletedAt: ctx.now(), managerId: null }).where(eq(teams.id, id))
    await tx.update(users).set({ teamId: null }).where(eq(users.teamId, id))
    // The team's assignments are closed; their results stay readable.
    await tx
      .update(assignments)
      .set({ closedAt: ctx.now() })
      .where(and(eq(assignments.teamId, id), isNull(assignments.closedAt)))
    // Its scorecards are kept for the sessions that were held against them.
    await tx
      .update(scorecards)
      .set({
        archivedAt: sql`coalesce(${scorecards.archivedAt}, ${ctx.now().toISOString()})`,
        teamDefault: false,
      })
      .where(eq(scorecards.teamId, id))
    await tx.delete(invitations).where(eq(invitations.teamId, id))
    await notifyAccessChanged(tx)
  })
}
