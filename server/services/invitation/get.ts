import type { InvitationInfo } from '#protocol/rest/invitations.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { displayName } from '../user/display-name.ts'
import { findUsableInvitation } from './find-usable.ts'

/**
 * What an invitation is for, for anybody who has its token.
 * @throws {AppError} `invitation_invalid` or `registration_closed`
 */
export async function getInvitation(ctx: Context, { token }: { token: string }): Promise<InvitationInfo> {
  if (ctx.registration === 'closed')
    throw new AppError('registration_closed', 'this portal takes no registrations')
  const { row, author, team } = await findUsableInvitation(ctx, ctx.db, token)
  return { role: row.role, team, invitedBy: displayName(author), expiresAt: row.expiresAt.toISOString() }
}
