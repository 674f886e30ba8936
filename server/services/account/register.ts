import { isUniqueViolation } from '#db/errors.ts'
import type { InvitationRow } from '#db/schema/invitations.ts'
import { users } from '#db/schema/users.ts'
import { claimSkeletons } from '#db/username-skeletons.ts'
import type { Registration } from '#protocol/rest/current-user.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { syncAssigneesOfUser } from '../assignment/sync-assignees.ts'
import { findUsableInvitation } from '../invitation/find-usable.ts'
import { takeInvitation } from '../invitation/use.ts'
import { lockRoles } from '../user/last-admin.ts'
import { updateTeamManager } from '../user/update-team-manager.ts'
import { type LoginContext, type LoginResult, openLoginOf } from './login.ts'
import type { UserRow } from './login-session.ts'
import { rejectCommonPassword } from './reject-common-password.ts'
import { requireUsername } from './require-username.ts'

/**
 * Creates an account and logs it in: a trainee without a team, or what an invitation says. The first admin is
 * created by the setup alone.
 * @throws {AppError} `registration_closed` without an invitation, if one is needed, `invitation_invalid`,
 * `invalid_input` for a username that PRECIS refuses, `username_taken`, also for one that looks like another,
 * `password_too_common`, or `rate_limited` after too many attempts from one address
 */
export async function register(
  ctx: Context,
  input: LoginContext & { registration: Registration },
): Promise<LoginResult> {
  const { password, invitation: token, ...profile } = input.registration
  const { address } = input.client
  if (ctx.registration === 'closed' || (ctx.registration === 'invite' && token === undefined))
    throw new AppError('registration_closed', 'this portal takes no registration without an invitation')
  // Counted whatever the outcome: each attempt costs a hash and reveals whether a name is taken. Accounts by
  // invitation are limited by its uses, so that a class may register at the same moment.
  await ctx.limits.take(token === undefined ? 'registration' : 'token', { accountId: null, address })
  // Checked first: only people with an invitation learn whether a username is taken.
  if (token !== undefined) await findUsableInvitation(ctx, ctx.db, token)
  requireUsername(profile.username, ctx.production)
  await rejectCommonPassword(password, { username: profile.username, field: 'password' })
  const passwordHash = await ctx.passwords.hash(password, { address })
  const { row, invitation } = await storeAccount(ctx, { ...profile, passwordHash }, token).catch(
    (error: unknown) => {
      if (isUniqueViolation(error))
        throw new AppError('username_taken', 'this username is taken', { cause: error })
      throw error
    },
  )
  const { id: accountId, role } = row
  ctx.security.record('account_registered', { accountId, address, role })
  if (invitation !== null)
    ctx.security.record('invitation_used', { accountId, address, targetId: invitation.id })
  return openLoginOf(ctx, row, input)
}

type NewAccount = Pick<
  typeof users.$inferInsert,
  'username' | 'passwordHash' | 'email' | 'firstName' | 'lastName'
>

/** Stores the account and counts the use of its invitation, both or neither. */
function storeAccount(
  ctx: Context,
  account: NewAccount,
  token: string | undefined,
): Promise<{ row: UserRow; invitation: InvitationRow | null }> {
  return ctx.db.transaction(async (tx) => {
    if (token !== undefined) await lockRoles(tx)
    const invitation = token === undefined ? null : await takeInvitation(ctx, tx, token)
    const { role, teamId } = invitation ?? { role: 'trainee', teamId: null }
    const [row] = await tx
      .insert(users)
      .values({ ...account, role, teamId, createdAt: ctx.now() })
      .returning()
    if (!row) throw new AppError('internal', 'the account was not stored')
    await claimSkeletons(tx, row)
    if (teamId !== null) {
      await updateTeamManager(tx, row)
      await syncAssigneesOfUser(tx, row.id, ctx.now())
    }
    return { row, invitation }
  })
}
