import { eq } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { loginSessions } from '#db/schema/login-sessions.ts'
import { users } from '#db/schema/users.ts'
import type { Member, UserChanges } from '#protocol/rest/users.ts'
import { can } from '#protocol/vocabulary/roles.ts'
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
import { updateTeamManager } from './update-team-manager.ts'

/**
 * Sets a person's role and team, and switches the account off or on. Admins do it to anybody, managers switch
 * trainees of their own team. A changed role and switching end the person's logins and channels: a token issued to
 * a trainee never becomes an admin's. What a switched-off person has done stays. Observers whose access depends on
 * the old role or team are checked again.
 * @throws {AppError} `invalid_input` if the team does not exist, `conflict` for the last active admin and for
 * switching off one's own account
 */
export async function updateUser(
  ctx: ActorContext,
  input: { id: string; changes: UserChanges; by: SecurityFields },
): Promise<Member> {
  const { actor } = ctx
  const { active, ...position } = input.changes
  const switchesOnly = active !== undefined && Object.keys(position).length === 0
  const capability = switchesOnly && actor.role === 'manager' ? 'manageAccount' : 'administer'
  await findUser(ctx, input.id, capability)
  if (active === false && input.id === actor.id)
    throw new AppError('conflict', 'nobody switches off their own account')
  const changed = await ctx.db.transaction(async (tx) => {
    await lockRoles(tx)
    const [before] = await tx.select().from(users).where(eq(users.id, input.id)).for('update')
    if (!before || !can(actor, capability, { ...before, ownerId: before.id })) throw notFound('user')
    const after = { ...before, ...definedChanges(position), ...switched(before, active, ctx.now()) }
    const change = compare(before, after)
    if (!change.role && !change.team && !change.active) return null
    if (after.teamId !== null && change.team) await requireTeam(tx, after.teamId)
    const leavesAdmins = before.role === 'admin' && (after.role !== 'admin' || after.deactivatedAt !== null)
    if (leavesAdmins && before.deactivatedAt === null) await requireOtherAdmin(tx, before)
    const { role, teamId, deactivatedAt } = after
    await tx.update(users).set({ role, teamId, deactivatedAt }).where(eq(users.id, before.id))
    if (change.role || change.team) {
      await updateTeamManager(tx, after)
      await syncAssigneesOfUser(tx, before.id, ctx.now())
    }
    if (change.role || change.active) await endLogins(tx, eq(loginSessions.userId, before.id))
    await notifyAccessChanged(tx)
    return { change, after }
  })
  if (changed !== null) recordChange(ctx, input.by, changed)
  return getUser(ctx, input)
}

type Change = Record<'role' | 'team' | 'active', boolean>

function compare(before: UserRow, after: UserRow): Change {
  return {
    role: before.role !== after.role,
    team: before.teamId !== after.teamId,
    active: (before.deactivatedAt === null) !== (after.deactivatedAt === null),
  }
}

function recordChange(
  { security }: Pick<ActorContext, 'security'>,
  by: SecurityFields,
  { change, after }: { change: Change; after: UserRow },
): void {
  const { id: targetId, role, teamId, deactivatedAt } = after
  const fields = { ...by, targetId }
  if (change.role) security.record('role_changed', { ...fields, role })
  if (change.team) security.record('team_changed', { ...fields, teamId })
  if (change.active)
    security.record(deactivatedAt === null ? 'account_activated' : 'account_deactivated', fields)
}

/** The changes without undefined fields. */
function definedChanges({ role, teamId }: UserChanges): Partial<Pick<UserRow, 'role' | 'teamId'>> {
  return { ...(role === undefined ? {} : { role }), ...(teamId === undefined ? {} : { teamId }) }
}

/** Switching off what is off already keeps its time. */
function switched(
  { deactivatedAt }: UserRow,
  active: boolean | undefined,
  now: Date,
): Pick<UserRow, 'deactivatedAt'> {
  if (active === undefined) return { deactivatedAt }
  return { deactivatedAt: active ? null : (deactivatedAt ?? now) }
}

async function requireTeam(tx: Transaction, teamId: string): Promise<void> {
  if (await lockTeam(tx, teamId)) return
  throw new AppError('invalid_input', 'teamId: the team does not exist', {
    issues: [{ path: 'teamId', message: 'the team does not exist' }],
  })
}
