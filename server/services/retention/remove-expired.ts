import { and, asc, eq, gte, inArray, isNotNull, lt, notExists, or, sql } from 'drizzle-orm'
import { assignments } from '#db/schema/assignments.ts'
import { coaches } from '#db/schema/coaches.ts'
import { invitations } from '#db/schema/invitations.ts'
import { loginSessions } from '#db/schema/login-sessions.ts'
import { notifications } from '#db/schema/notifications.ts'
import { passwordResets } from '#db/schema/password-resets.ts'
import { prospects } from '#db/schema/prospects.ts'
import { sessionEvents } from '#db/schema/session-events.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { Context } from '#server/context.ts'
import { loginLifetimes } from '../account/login-session.ts'

/** Sessions deleted per statement: few enough that nobody waits for its locks. */
const batchSize = 100
const dayMs = 86_400_000

export type Removed = {
  sessions: number
  assignments: number
  prospects: number
  coaches: number
  logins: number
  /** Invitations and password resets that are expired or used. */
  links: number
  notifications: number
}

/**
 * Deletes data older than `retentionDays`: sessions with their items, events and analyses, unless they had
 * activity since; assignments that were due that long ago and, if closed, closed that long ago; prospects and
 * coaches that were deleted that long ago and that no session refers to. Also deletes ended logins with their
 * addresses, invitations and password resets that are expired or used, and old notifications. Usage stays for billing; it contains no
 * text. Stops between batches when `signal` aborts.
 */
export async function removeExpired(
  ctx: Pick<Context, 'db' | 'now'>,
  retentionDays: number,
  signal?: AbortSignal,
): Promise<Removed> {
  const now = ctx.now()
  const before = new Date(now.getTime() - retentionDays * dayMs)
  const removed: Removed = {
    sessions: 0,
    assignments: 0,
    prospects: 0,
    coaches: 0,
    logins: 0,
    links: 0,
    notifications: 0,
  }
  while (signal?.aborted !== true) {
    const count = await removeSessions(ctx, before)
    removed.sessions += count
    if (count < batchSize) break
  }
  if (signal?.aborted === true) return removed
  removed.assignments = await removeAssignments(ctx, before)
  removed.prospects = await removeProspects(ctx, before)
  removed.coaches = await removeCoaches(ctx, before)
  removed.logins = await removeLogins(ctx, now)
  removed.links = await removeLinks(ctx, now)
  removed.notifications = await removeNotifications(
    ctx,
    new Date(now.getTime() - Math.min(retentionDays, limits.notificationDays) * dayMs),
  )
  return removed
}

async function removeSessions({ db }: Pick<Context, 'db'>, before: Date): Promise<number> {
  const recent = db
    .select({ one: sql`1` })
    .from(sessionEvents)
    .where(
      and(
        eq(sessionEvents.sessionId, trainingSessions.id),
        sql`${sessionEvents.createdAt} >= ${before.toISOString()}`,
      ),
    )
  const oldest = db
    .select({ id: trainingSessions.id })
    .from(trainingSessions)
    .where(and(lt(trainingSessions.startedAt, before), notExists(recent)))
    .orderBy(asc(trainingSessions.startedAt))
    .limit(batchSize)
  const gone = await db
    .delete(trainingSessions)
    .where(inArray(trainingSessions.id, oldest))
    .returning({ id: trainingSessions.id })
  return gone.length
}

/** Assignments that were due, and if closed closed, that long ago, with their assignees. */
async function removeAssignments({ db }: Pick<Context, 'db'>, before: Date): Promise<number> {
  // The later of the two; greatest() ignores nulls.
  const over = sql`greatest(${assignments.closedAt}, ${assignments.deadline})`
  const gone = await db
    .delete(assignments)
    .where(and(lt(assignments.deadline, before), sql`${over} < ${before.toISOString()}::timestamptz`))
    .returning({ id: assignments.id })
  return gone.length
}

async function removeProspects({ db }: Pick<Context, 'db'>, before: Date): Promise<number> {
  const used = db
    .select({ one: sql`1` })
    .from(trainingSessions)
    .where(eq(trainingSessions.prospectId, prospects.id))
  const assigned = db
    .select({ one: sql`1` })
    .from(assignments)
    .where(eq(assignments.prospectId, prospects.id))
  const gone = await db
    .delete(prospects)
    .where(
      and(
        isNotNull(prospects.deletedAt),
        lt(prospects.deletedAt, before),
        notExists(used),
        notExists(assigned),
      ),
    )
    .returning({ id: prospects.id })
  return gone.length
}

async function removeCoaches({ db }: Pick<Context, 'db'>, before: Date): Promise<number> {
  const used = db
    .select({ one: sql`1` })
    .from(trainingSessions)
    .where(eq(trainingSessions.coachId, coaches.id))
  const gone = await db
    .delete(coaches)
    .where(and(isNotNull(coaches.deletedAt), lt(coaches.deletedAt, before), notExists(used)))
    .returning({ id: coaches.id })
  return gone.length
}

async function removeLogins({ db }: Pick<Context, 'db'>, now: Date): Promise<number> {
  const idleSince = new Date(now.getTime() - loginLifetimes.idleMs)
  const gone = await db
    .delete(loginSessions)
    .where(or(lt(loginSessions.expiresAt, now), lt(loginSessions.lastUsedAt, idleSince)))
    .returning({ id: loginSessions.id })
  return gone.length
}

async function removeNotifications({ db }: Pick<Context, 'db'>, before: Date): Promise<number> {
  const gone = await db
    .delete(notifications)
    .where(lt(notifications.createdAt, before))
    .returning({ id: notifications.id })
  return gone.length
}

async function removeLinks({ db }: Pick<Context, 'db'>, now: Date): Promise<number> {
  const { used, uses } = invitations
  const gone = [
    ...(await db
      .delete(invitations)
      .where(or(lt(invitations.expiresAt, now), gte(used, uses)))
      .returning({ id: invitations.id })),
    ...(await db
      .delete(passwordResets)
      .where(lt(passwordResets.expiresAt, now))
      .returning({ id: passwordResets.userId })),
  ]
  return gone.length
}
