import { and, eq, gt, isNull, lt, or, type SQL } from 'drizzle-orm'
import type { Executor } from '#db/client.ts'
import { type InvitationRow, invitations } from '#db/schema/invitations.ts'
import { teams } from '#db/schema/teams.ts'
import { users } from '#db/schema/users.ts'
import { type Actor, can, type Role } from '#protocol/vocabulary/roles.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { hashToken } from '../account/token.ts'

type Author = Actor & { username: string; firstName: string | null; lastName: string | null }
export type UsableInvitation = { row: InvitationRow; author: Author; team: string | null }

/** Whether an actor may invite people to a role and a team, and revoke such an invitation. */
export function mayInvite(actor: Actor, to: { role: Role; teamId: string | null }): boolean {
  return can(actor, 'manageAccount', { ownerId: null, ...to })
}

/** The error of every invitation that does not work, so that it reveals nothing about the token. */
export function invitationInvalid(): AppError {
  return new AppError('invitation_invalid', 'this invitation is unknown, used, expired or revoked')
}

/**
 * The invitation of a token, if it can be used now: not expired, not used up, its team exists, and its author is
 * active and may still invite to it.
 * @throws {AppError} `invitation_invalid`
 */
export async function findUsableInvitation(
  ctx: Pick<Context, 'now' | 'tokenSecret'>,
  on: Executor,
  token: string,
): Promise<UsableInvitation> {
  const { tokenHash, expiresAt, used, uses } = invitations
  const [found] = await readUsable(
    on,
    and(eq(tokenHash, hashToken(token, ctx.tokenSecret)), gt(expiresAt, ctx.now()), lt(used, uses)),
  )
  if (found === undefined || !mayInvite(found.author, found.row)) throw invitationInvalid()
  return found
}

function readUsable(on: Executor, which: SQL | undefined) {
  const { id, role, teamId, username, firstName, lastName } = users
  return on
    .select({
      row: invitations,
      author: { id, role, teamId, username, firstName, lastName },
      team: teams.name,
    })
    .from(invitations)
    .innerJoin(users, and(eq(users.id, invitations.createdBy), isNull(users.deactivatedAt)))
    .leftJoin(teams, and(eq(teams.id, invitations.teamId), isNull(teams.deletedAt)))
    .where(and(which, or(isNull(invitations.teamId), eq(teams.id, invitations.teamId))))
}
