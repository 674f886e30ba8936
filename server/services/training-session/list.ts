import { and, eq, type SQL } from 'drizzle-orm'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import type { PageQuery } from '#protocol/rest/paging.ts'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'
import type { ActorContext, Context } from '#server/context.ts'
import { type Page, pageOf, rowsToRead, windowOf } from '../paging/page.ts'
import { keyOfSession, sessionKey, sessionOrder, sessionsAfter } from '../paging/session-key.ts'
import { presentSession } from './present.ts'

/** The actor's own sessions, newest first. */
export async function listSessions(ctx: ActorContext, query: PageQuery): Promise<Page<TrainingSession>> {
  return readSessions(ctx, eq(trainingSessions.userId, ctx.actor.id), query)
}

/** The sessions that fit `which`, newest first. */
export async function readSessions(
  ctx: Pick<Context, 'db'>,
  which: SQL,
  query: PageQuery,
): Promise<Page<TrainingSession>> {
  const window = windowOf(query, sessionKey)
  const limit = rowsToRead(window)
  const list = ctx.db
    .select()
    .from(trainingSessions)
    .where(and(which, sessionsAfter(window.after)))
    .orderBy(...sessionOrder)
    .$dynamic()
  const rows = await (limit === null ? list : list.limit(limit))
  return pageOf(rows.map(presentSession), window, keyOfSession)
}
