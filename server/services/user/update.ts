import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { loginSessions } from '#db/schema/login-sessions.ts'
import { teams } from '#db/schema/teams.ts'
import { users } from '#db/schema/users.ts'
import type { Member, UserChanges } from '#protocol/rest/users.ts'
import type { ActorContext } from '#server/context.ts'
import type { SecurityFields } from '#server/telemetry/security-log.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { notifyAccessChanged } from '../account/access-changed.ts'
import { endLogins } from '../account/end-logins.ts'
import type { UserRow } from '../account/login-session.ts'
import { syncAssigneesOfUser } from '../assignment/sync-assignees.ts'
import { lockTeam } from '../team/lock-team.ts'
import { findUser } from './find.ts'
import { getUser } from './get.ts'
import { lockRoles, requireOtherAdmin } from './last-admin.ts'

/**
 * Sets a person's role and team; admins only. A changed role ends the person's logins and channels, so that a
 * token issued to a trainee never becomes an admin's. Observers whose access depends on the old role or team
 * are checked again.
 * @throws {AppError} `invalid_input` if the team does not exist, `conflict` for the last admin
 */
export async function updateUser(
  ctx: ActorContext,
  input: { id: string; changes: UserChanges; by: SecurityFields },
): Promise<Member> {
  await findUser(ctx, input.id, 'administer')
  const changed = await ctx.db.transaction(async (tx) => {
    await lockRoles(tx)
    const [before] = await tx.select().from(users).where(eq(users.id, input.id)).for('update')
    if (!before) throw notFound('user')
    const after = { ...before, ...definedChanges(input.changes) }
    if (after.role === before.role && after.teamId === before.teamId) return null
    if (after.teamId !== null && after.teamId !== before.teamId) await requireTeam(tx, after.teamId)
    if (before.role === 'admin' && after.role !== 'admin') await requireOtherAdmin(tx, before)
    await tx.update(users).set({ role: after.role, teamId: after.teamId }).where(eq(users.id, before.id))
    await updateTeamManager(tx, after)
    await syncAssigneesOfUser(tx, before.id, ctx.now())
    if (after.role !== before.role) await endLogins(tx, eq(loginSessions.userId, before.id))
    await notifyAccessChanged(tx)
    return { before, after }
  })
  if (changed !== null) recordChange(ctx, input, changed)
  return getUser(ctx, input)
}

function recordChange(
  { security }: Pick<ActorContext, 'security'>,
  { id, by }: { id: string; by: SecurityFields },
  { before, after }: { before: UserRow; after: UserRow },
): void {
  const fields = { ...by, targetId: id }
  if (after.role !== before.role) security.record('role_changed', { ...fields, role: after.role })
  if (after.teamId !== before.teamId) security.record('team_changed', { ...fields, teamId: after.teamId })
}

/** The changes without undefined fields. */
function definedChanges({ role, teamId }: UserChanges): Partial<Pick<UserRow, 'role' | 'teamId'>> {
  return { ...(role === undefined ? {} : { role }), ...(teamId === undefined ? {} : { teamId }) }
}

async function requireTeam(tx: Transaction, teamId: string): Promise<void> {
  if (await lockTeam(tx, teamId)) return
  throw new AppError('invalid_input', 'teamId: the team does not exist', {
    issues: [{ path: 'teamId', message: 'the team does not exist' }],
  })
}

/**
 * Removes the user as manager of teams they no longer manage, and makes them manager of their team if it has
 * none.
 */
async function updateTeamManager(tx: Transaction, user: UserRow): Promise<void> {
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
