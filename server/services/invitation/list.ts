import { and, desc, eq, lt, or, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { invitations, type InvitationRow } from '#db/schema/invitations.ts'
import { teams } from '#db/schema/teams.ts'
import { type User, users } from '#db/schema/users.ts'
import type { Invitation } from '#protocol/rest/invitations.ts'
import type { PageQuery } from '#protocol/rest/paging.ts'
import { moment } from '#protocol/text/kinds.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { ActorContext } from '#server/context.ts'
import { type Page, parsePageQuery, toPage } from '../paging/page.ts'
import { manageableInvitations } from '../scope.ts'
import { presentName } from '../user/present-name.ts'
import { mayInvite } from './find-usable.ts'

const invitationKey = z.strictObject({ at: moment, id: z.uuid() })

/**
 * A page of the invitations that the actor may revoke, newest first; `limits.pageMax` of them without a page size.
 * Old ones go with the daily retention run.
 */
export async function listInvitations(ctx: ActorContext, query: PageQuery): Promise<Page<Invitation>> {
  const { after, size } = parsePageQuery(query, invitationKey)
  const window = { after, size: size ?? limits.pageMax }
  const rows = await readInvitations(ctx, after === null ? undefined : isAfter(after), window.size + 1)
  return toPage(rows, window, ({ createdAt, id }) => ({ at: createdAt, id }))
}

function isAfter({ at, id }: z.infer<typeof invitationKey>): SQL | undefined {
  const createdAt = new Date(at)
  return or(
    lt(invitations.createdAt, createdAt),
    and(eq(invitations.createdAt, createdAt), lt(invitations.id, id)),
  )
}

/** Of the invitations that the actor may revoke those that match `which`, newest first. */
export async function readInvitations(
  ctx: ActorContext,
  which: SQL | undefined,
  limit: number,
): Promise<Invitation[]> {
  const rows = await ctx.db
    .select({ row: invitations, author: users, team: teams })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.createdBy))
    .leftJoin(teams, eq(teams.id, invitations.teamId))
    .where(and(manageableInvitations(ctx.actor), which))
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(limit)
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
