import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, notInArray, or, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { serverProcesses, sessionViews } from '#db/schema/presence.ts'
import { users } from '#db/schema/users.ts'
import type { ParticipantMode, Participant } from '#protocol/realtime/participants.ts'
import { displayName } from '../user/display-name.ts'

/** One view as stored. */
export type StoredView = {
  id: string
  sessionId: string
  userId: string
  mode: ParticipantMode
  microphone: boolean
}

/** A process that has not renewed its lease for this long is dead, and its views are closed. */
export const leaseMs = 10_000
/** How long closed views are kept: longer than a session counts as running without its trainee. */
const closedViewsKeptMs = 2 * 60_000

const ago = (ms: number) => sql`now() - ${ms} * interval '1 millisecond'`
/** The processes with a valid lease. */
export const liveProcesses = (db: Database) =>
  db
    .select({ id: serverProcesses.id })
    .from(serverProcesses)
    .where(gt(serverProcesses.seenAt, ago(leaseMs)))

/** Stores views as open, including ones already stored. */
export async function openViews(
  db: Database,
  processId: number,
  views: readonly StoredView[],
): Promise<void> {
  if (views.length === 0) return
  await db
    .insert(sessionViews)
    .values(views.map((view) => ({ ...view, processId })))
    .onConflictDoUpdate({
      target: sessionViews.id,
      set: { leftAt: null, microphone: sql`excluded.microphone` },
    })
}

/** Makes the stored views of a process match the given ones. */
export async function rewriteViews(
  db: Database,
  processId: number,
  views: readonly StoredView[],
): Promise<void> {
  const ids = views.map(({ id }) => id)
  await closeWhere(db, and(eq(sessionViews.processId, processId), notInArray(sessionViews.id, ids)))
  await openViews(db, processId, views)
}

export async function closeView(db: Database, id: string): Promise<void> {
  await closeWhere(db, eq(sessionViews.id, id))
}

/** Closes the open views that match; returns their sessions. */
async function closeWhere(db: Database, which: SQL | undefined): Promise<string[]> {
  const closed = await db
    .update(sessionViews)
    .set({ leftAt: sql`now()`, microphone: false })
    .where(and(isNull(sessionViews.leftAt), which))
    .returning({ sessionId: sessionViews.sessionId })
  return [...new Set(closed.map(({ sessionId }) => sessionId))]
}

/** Participants with the session open in other processes. */
export async function remoteParticipants(
  db: Database,
  processId: number,
  sessionId: string,
): Promise<Participant[]> {
  const rows = await db
    .select({
      id: users.id,
      username: users.username,
      firstName: users.firstName,
      lastName: users.lastName,
      mode: sessionViews.mode,
      microphone: sessionViews.microphone,
    })
    .from(sessionViews)
    .innerJoin(users, eq(users.id, sessionViews.userId))
    .where(
      and(
        eq(sessionViews.sessionId, sessionId),
        ne(sessionViews.processId, processId),
        isNull(sessionViews.leftAt),
        inArray(sessionViews.processId, liveProcesses(db)),
      ),
    )
  return rows.map(({ mode, microphone, ...user }) => ({
    user: { id: user.id, name: displayName(user) },
    mode,
    microphone,
  }))
}

/** How many views an account and a session have open in other processes. */
export async function countViewsElsewhere(
  db: Database,
  processId: number,
  { userId, sessionId }: { userId: string; sessionId: string | null },
): Promise<{ account: number; session: number }> {
  const ofAccount = eq(sessionViews.userId, userId)
  const ofSession = sessionId === null ? sql`false` : eq(sessionViews.sessionId, sessionId)
  const [row] = await db
    .select({
      account: sql`count(*) filter (where ${ofAccount})`.mapWith(Number),
      session: sql`count(*) filter (where ${ofSession})`.mapWith(Number),
    })
    .from(sessionViews)
    .where(
      and(
        or(ofAccount, ofSession),
        ne(sessionViews.processId, processId),
        isNull(sessionViews.leftAt),
        inArray(sessionViews.processId, liveProcesses(db)),
      ),
    )
  return row ?? { account: 0, session: 0 }
}

/**
 * Renews the lease of a process.
 * @returns false if it had none: it is new, or was taken for dead, and its views must be stored again
 */
export async function renewLease(db: Database, processId: number): Promise<boolean> {
  const renewed = await db
    .update(serverProcesses)
    .set({ seenAt: sql`now()` })
    .where(eq(serverProcesses.id, processId))
    .returning({ id: serverProcesses.id })
  if (renewed.length > 0) return true
  await db.insert(serverProcesses).values({ id: processId }).onConflictDoNothing()
  return false
}

/**
 * Closes the views of dead processes, and deletes views closed long ago.
 * @returns the sessions of the closed views
 */
export async function closeAbandonedViews(db: Database): Promise<string[]> {
  const sessionIds = await closeWhere(db, notInArray(sessionViews.processId, liveProcesses(db)))
  await db.delete(serverProcesses).where(lt(serverProcesses.seenAt, ago(leaseMs)))
  await db
    .delete(sessionViews)
    .where(and(isNotNull(sessionViews.leftAt), lt(sessionViews.leftAt, ago(closedViewsKeptMs))))
  return sessionIds
}

/** Ends the lease of a process that shuts down, and closes its views. */
export async function endLease(db: Database, processId: number): Promise<void> {
  await closeWhere(db, eq(sessionViews.processId, processId))
  await db.delete(serverProcesses).where(eq(serverProcesses.id, processId))
}
