import { and, eq, lt, sql } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { type InvitationRow, invitations } from '#db/schema/invitations.ts'
import type { Context } from '#server/context.ts'
import { lockTeam } from '../team/lock-team.ts'
import { findUsableInvitation, invitationInvalid } from './find-usable.ts'

/**
 * Counts one use of an invitation, in the transaction that creates the account: if that fails, nothing is used.
 * Concurrent uses wait for each other, so that there are never more accounts than uses.
 * @throws {AppError} `invitation_invalid`
 */
export async function takeInvitation(
  ctx: Pick<Context, 'now' | 'tokenSecret'>,
  tx: Transaction,
  token: string,
): Promise<InvitationRow> {
  const { row } = await findUsableInvitation(ctx, tx, token)
  if (row.teamId !== null && !(await lockTeam(tx, row.teamId))) throw invitationInvalid()
  const [taken] = await tx
    .update(invitations)
    .set({ used: sql`${invitations.used} + 1` })
    .where(and(eq(invitations.id, row.id), lt(invitations.used, invitations.uses)))
    .returning()
  if (!taken) throw invitationInvalid()
  return taken
}
