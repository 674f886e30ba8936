import { and, desc, eq } from 'drizzle-orm'
import { invitations, type InvitationRow } from '#db/schema/invitations.ts'
import { teams } from '#db/schema/teams.ts'
import { type User, users } from '#db/schema/users.ts'
import type { Invitation } from '#protocol/rest/invitations.ts'
import type { ActorContext } from '#server/context.ts'
import { manageableInvitations } from '../scope.ts'
import { presentName } from '../user/present-name.ts'
import { mayInvite } from './find-usable.ts'

/** The invitations that the actor may revoke, newest first. Old ones go with the daily retention run. */
export function listInvitations(ctx: ActorContext): Promise<Invitation[]> {
  return readInvitations(ctx, {})
}

/** As above, or only the one with this id. */
export async function readInvitations(ctx: ActorContext, which: { id?: string }): Promise<Invitation[]> {
  const rows = await ctx.db
    .select({ row: invitations, author: users, team: teams })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.createdBy))
    .leftJoin(teams, eq(teams.id, invitations.teamId))
    .where(
      and(
        manageableInvitations(ctx.actor),
        which.id === undefined ? undefined : eq(invitations.id, which.id),
      ),
    )
    .orderBy(desc(invitations.createdAt), invitations.id)
  return rows.map(({ row, author, team }) => ({
    id: row.id,
    role: row.role,
    team: team === null ? null : { id: team.id, name: team.name },
    note: row.note,
    createdBy: presentName(author),
    createdAt: row.createdAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    uses: row.uses,
    used: row.used,
    state: stateOf(row, author, team?.deletedAt ?? null, ctx.now()),
  }))
}

function stateOf(
  row: InvitationRow,
  author: User,
  teamDeletedAt: Date | null,
  now: Date,
): Invitation['state'] {
  if (row.used >= row.uses) return 'used'
  if (row.expiresAt <= now) return 'expired'
  const valid = teamDeletedAt === null && author.deactivatedAt === null && mayInvite(author, row)
  return valid ? 'open' : 'void'
}
