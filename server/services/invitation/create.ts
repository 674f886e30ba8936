import { eq } from 'drizzle-orm'
import { invitations } from '#db/schema/invitations.ts'
import type { InvitationInput, NewInvitation } from '#protocol/rest/invitations.ts'
import type { ActorContext } from '#server/context.ts'
import type { SecurityFields } from '#server/telemetry/security-log.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { hashToken, newToken } from '../account/token.ts'
import { findTeam } from '../team/find.ts'
import { lockTeam } from '../team/lock-team.ts'
import { mayInvite } from './find-usable.ts'
import { readInvitations } from './list.ts'

const dayMs = 86_400_000

/**
 * Invites people to register: admins to any role and team, managers trainees to their own team. The token is
 * returned only here; the database has its hash.
 * @throws {AppError} `forbidden`, `not_found` for a team that the actor cannot see, or `registration_closed`
 */
export async function createInvitation(
  ctx: ActorContext,
  { input, by }: { input: InvitationInput; by: SecurityFields },
): Promise<NewInvitation> {
  const { actor } = ctx
  const { expiresInDays, ...values } = input
  if (input.teamId !== null) await findTeam(ctx, input.teamId)
  if (!mayInvite(actor, input))
    throw new AppError('forbidden', 'only an admin may do this, or a manager for trainees of their own team')
  if (ctx.registration === 'closed')
    throw new AppError('registration_closed', 'this portal takes no registrations')
  const token = newToken()
  const now = ctx.now()
  const id = await ctx.db.transaction(async (tx) => {
    if (input.teamId !== null && !(await lockTeam(tx, input.teamId))) throw notFound('team')
    const [row] = await tx
      .insert(invitations)
      .values({
        ...values,
        tokenHash: hashToken(token, ctx.tokenSecret),
        createdBy: actor.id,
        createdAt: now,
        expiresAt: new Date(now.getTime() + expiresInDays * dayMs),
      })
      .returning({ id: invitations.id })
    if (!row) throw new AppError('internal', 'the invitation was not stored')
    return row.id
  })
  const { role, teamId } = input
  ctx.security.record('invitation_created', { ...by, targetId: id, role, teamId })
  const [created] = await readInvitations(ctx, eq(invitations.id, id), 1)
  if (!created) throw new AppError('internal', 'the invitation is gone')
  return { ...created, token }
}
