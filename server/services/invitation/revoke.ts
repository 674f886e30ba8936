import { and, eq } from 'drizzle-orm'
import { invitations } from '#db/schema/invitations.ts'
import type { ActorContext } from '#server/context.ts'
import { notFound } from '#server/errors/app-error.ts'
import type { SecurityFields } from '#server/telemetry/security-log.ts'
import { manageableInvitations } from '../scope.ts'

/**
 * Revokes an invitation. Accounts that it has created stay.
 * @throws {AppError} `not_found`, also for an invitation that the actor may not manage
 */
export async function revokeInvitation(
  ctx: ActorContext,
  { id, by }: { id: string; by: SecurityFields },
): Promise<void> {
  const gone = await ctx.db
    .delete(invitations)
    .where(and(eq(invitations.id, id), manageableInvitations(ctx.actor)))
    .returning({ id: invitations.id })
  if (gone.length === 0) throw notFound('invitation')
  ctx.security.record('invitation_revoked', { ...by, targetId: id })
}
