import { and, eq, gt, inArray, isNotNull, isNull, lt, ne, notInArray, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/client.ts'
import { serverProcesses, sessionViews } from '#db/schema/presence.ts'
import { users } from '#db/schema/users.ts'
import type { Mode, Participant } from '#protocol/realtime/participants.ts'
import { displayName } from '../user/display-name.ts'

/** One view as its row holds it. */
export type StoredView = {
  id: string
  sessionId: string
  userId: string
  mode: Mode
  microphone: boolean
}

/** A process that has not renewed its lease for so long is dead, and whatever it had open is closed. */
export const leaseMs = 10_000
/** How long a closed view is kept: who is back before that was never away. */
const closedViewsKeptMs = 2 * 60_000

const ago = (ms: number) => sql`now() - ${ms} * interval '1 millisecond'`
/** The processes whose lease holds. */
export const liveProcesses = (db: Database) =>
  db
    .select({ id: serverProcesses.id })
    .from(serverProcesses)
    .where(gt(serverProcesses.seenAt, ago(leaseMs)))

/** Stores views as open, those that are stored already as well. */
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

/** Makes the rows of a process say what it has open, whatever they said before. */
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

/** Closes the open views that fit; returns their sessions. */
async function closeWhere(db: Database, which: SQL | undefined): Promise<string[]> {
  const closed = await db
    .update(sessionViews)
    .set({ leftAt: sql`now()`, microphone: false })
    .where(and(isNull(sessionViews.leftAt), which))
    .returning({ sessionId: sessionViews.sessionId })
  return [...new Set(closed.map(({ sessionId }) => sessionId))]
}

/** Who has the session open in other processes. */
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

/**
 * Renews the lease of a process.
 * @returns false when it had none: it is new, or was taken for dead, and its views are to be stored anew
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
 * Closes what dead processes had open, and forgets what was closed long ago.
 * @returns the sessions of the views that were closed
 */
export async function closeAbandonedViews(db: Database): Promise<string[]> {
  const sessionIds = await closeWhere(db, notInArray(sessionViews.processId, liveProcesses(db)))
  await db.delete(serverProcesses).where(lt(serverProcesses.seenAt, ago(leaseMs)))
  await db
    .delete(sessionViews)
    .where(and(isNotNull(sessionViews.leftAt), lt(sessionViews.leftAt, ago(closedViewsKeptMs))))
  return sessionIds
}

/** A process ends in order: nothing of it is open any more. */
export async function endLease(db: Database, processId: number): Promise<void> {
  await closeWhere(db, eq(sessionViews.processId, processId))
  await db.delete(serverProcesses).where(eq(serverProcesses.id, processId))
}
