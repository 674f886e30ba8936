import { and, eq, exists, isNull, ne, not, or, sql, type SQL } from 'drizzle-orm'
import type { Transaction } from '#db/client.ts'
import { removeAuthorName } from '#db/events.ts'
import { assignments } from '#db/schema/assignments.ts'
import { budgetDays } from '#db/schema/budgets.ts'
import { coaches } from '#db/schema/coaches.ts'
import { loginSessions } from '#db/schema/login-sessions.ts'
import { prospects } from '#db/schema/prospects.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { users } from '#db/schema/users.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { lockRoles, requireOtherAdmin } from '../user/last-admin.ts'
import { notifyAccessChanged } from './access-changed.ts'
import { endLogins } from './end-logins.ts'
import type { UserRow } from './login-session.ts'

/**
 * Permanently deletes an account: its sessions with transcripts, analyses, progress, its own prospects and
 * coaches, and its spending. Its logins end and its channels close. What others need stays without an owner: a
 * public prospect or coach that someone else has used, and a private one that someone else's session refers to.
 * The latter is emptied of free text and removed from every list. An assignment counts as use. What the user wrote
 * to others stays in their sessions, without the name.
 * @throws {AppError} `wrong_password`, `rate_limited`, or `conflict` for the last admin
 */
export async function deleteAccount(
  ctx: Pick<Context, 'db' | 'now' | 'throttle' | 'passwords'>,
  input: { user: UserRow; password: string },
): Promise<void> {
  const { user } = input
  const attempt = await ctx.throttle.countAttempt({
    account: user.username,
    passwordHash: user.passwordHash,
    device: `delete ${user.id}`,
    address: null,
  })
  if (!(await ctx.passwords.verify(user.passwordHash, input.password, { userId: user.id })))
    throw new AppError('wrong_password', 'the password is wrong')
  await attempt.right()
  await ctx.db.transaction(async (tx) => {
    await lockRoles(tx)
    const [current] = await tx.select().from(users).where(eq(users.id, user.id)).for('update')
    if (!current) return
    if (current.passwordHash !== user.passwordHash)
      throw new AppError('wrong_password', 'the password was changed in the meantime')
    if (current.role === 'admin') await requireOtherAdmin(tx, current)
    await endLogins(tx, eq(loginSessions.userId, user.id))
    await tx.delete(trainingSessions).where(eq(trainingSessions.userId, user.id))
    await removeAuthorName(tx, user.id)
    await detachProspects(tx, user.id, ctx.now())
    await detachCoaches(tx, user.id, ctx.now())
    await tx.delete(budgetDays).where(and(eq(budgetDays.scope, 'user'), eq(budgetDays.holderId, user.id)))
    await tx.delete(users).where(eq(users.id, user.id))
    // Closes the channels of those who watch one of the deleted sessions.
    await notifyAccessChanged(tx)
  })
}

async function detachProspects(tx: Transaction, ownerId: string, now: Date): Promise<void> {
  const own = eq(prospects.ownerId, ownerId)
  const used = usedByOthers(tx, ownerId, eq(trainingSessions.prospectId, prospects.id))
  const assigned = exists(
    tx
      .select({ one: sql`1` })
      .from(assignments)
      .where(eq(assignments.prospectId, prospects.id)),
  )
  await tx.delete(prospects).where(and(own, not(used), not(assigned)))
  await tx
    .update(prospects)
    .set({ deletedAt: now, occupation: null, income: null, scenario: null, objections: null })
    .where(and(own, or(eq(prospects.isPublic, false), not(isNull(prospects.deletedAt)))))
}

async function detachCoaches(tx: Transaction, ownerId: string, now: Date): Promise<void> {
  const own = eq(coaches.ownerId, ownerId)
  const used = usedByOthers(tx, ownerId, eq(trainingSessions.coachId, coaches.id))
  await tx.delete(coaches).where(and(own, not(used)))
  await tx
    .update(coaches)
    .set({ deletedAt: now, coachingStyle: null, bio: null })
    .where(and(own, or(eq(coaches.isPublic, false), not(isNull(coaches.deletedAt)))))
}

/** Whether someone else has a session that matches the condition. */
function usedByOthers(tx: Transaction, ownerId: string, which: SQL): SQL {
  return exists(
    tx
      .select({ one: sql`1` })
      .from(trainingSessions)
      .where(and(which, ne(trainingSessions.userId, ownerId))),
  )
}
