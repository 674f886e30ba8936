import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { loginSessions } from '#db/schema/login-sessions.ts'
import { teams } from '#db/schema/teams.ts'
import { users } from '#db/schema/users.ts'
import type { Member, UserChanges } from '#protocol/rest/users.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { tellAccessChanged } from '../account/access.ts'
import { endLogins } from '../account/end-logins.ts'
import type { UserRow } from '../account/login-session.ts'
import { followTeam } from '../assignment/settle-people.ts'
import { holdLiveTeam } from '../team/hold-live.ts'
import { findUser } from './find.ts'
import { getUser } from './get.ts'
import { lockRoles, refuseLastAdmin } from './last-admin.ts'

/**
 * Sets a person's role and team; for an admin. A new role ends the person's logins, and with them the
 * channels: a token that was given to a trainee is never an admin's. Whoever watches sessions by virtue of the
 * old role or team is told to look anew.
 * @throws {AppError} `invalid_input` for a team that is not there, `conflict` for the last admin
 */
export async function updateUser(
  ctx: ActorContext,
  input: { id: string; changes: UserChanges },
): Promise<Member> {
  await findUser(ctx, input.id, 'administer')
  await ctx.db.transaction(async (tx) => {
    await lockRoles(tx)
    const [before] = await tx.select().from(users).where(eq(users.id, input.id)).for('update')
    if (!before) throw notFound('user')
    const after = { ...before, ...given(input.changes) }
    if (after.role === before.role && after.teamId === before.teamId) return
    if (after.teamId !== null && after.teamId !== before.teamId) await refuseGoneTeam(tx, after.teamId)
    if (before.role === 'admin' && after.role !== 'admin') await refuseLastAdmin(tx, before)
    await tx.update(users).set({ role: after.role, teamId: after.teamId }).where(eq(users.id, before.id))
    await settleManager(tx, after)
    await followTeam(tx, before.id, ctx.now())
    if (after.role !== before.role) await endLogins(tx, eq(loginSessions.userId, before.id))
    await tellAccessChanged(tx)
  })
  return getUser(ctx, input)
}

/** The changes without the fields that were left out. */
function given({ role, teamId }: UserChanges): Partial<Pick<UserRow, 'role' | 'teamId'>> {
  return { ...(role === undefined ? {} : { role }), ...(teamId === undefined ? {} : { teamId }) }
}

async function refuseGoneTeam(tx: Transaction, teamId: string): Promise<void> {
  if (await holdLiveTeam(tx, teamId)) return
  throw new AppError('invalid_input', 'teamId: there is no such team', {
    issues: [{ path: 'teamId', message: 'there is no such team' }],
  })
}

/** Who no longer manages a team is no longer named as its manager; who comes to one without, is. */
async function settleManager(tx: Transaction, user: UserRow): Promise<void> {
  const manages = user.role === 'manager' ? user.teamId : null
  await tx
    .update(teams)
    .set({ managerId: null })
    .where(and(eq(teams.managerId, user.id), manages === null ? undefined : ne(teams.id, manages)))
  if (manages !== null)
    await tx
      .update(teams)
      .set({ managerId: user.id })
      .where(and(eq(teams.id, manages), isNull(teams.managerId)))
}
