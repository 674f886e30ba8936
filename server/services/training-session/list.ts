import { and, eq, gte, inArray, isNotNull, isNull, type SQL } from 'drizzle-orm'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import type { PageQuery } from '#protocol/rest/paging.ts'
import type { SessionListQuery, TrainingSession } from '#protocol/rest/training-sessions.ts'
import type { ActorContext, Context } from '#server/context.ts'
import { containsText } from '../paging/contains-text.ts'
import { type Page, toPage, rowLimit, parsePageQuery } from '../paging/page.ts'
import { sessionKeyOf, sessionKey, sessionOrder, sessionsAfter } from '../paging/session-key.ts'
import { presentSession } from './present.ts'

const dayMs = 24 * 60 * 60 * 1000

/** The actor's own sessions that match a search and filters, newest first. */
export async function listSessions(
  ctx: ActorContext,
  { search = '', status, type, ending, kind, days, prospectId, ...query }: SessionListQuery,
): Promise<Page<TrainingSession>> {
  const { userId, prospectSearch, score, assignmentId } = trainingSessions
  const filters = [
    status === undefined ? undefined : eq(trainingSessions.status, status),
    type === undefined ? undefined : eq(trainingSessions.sessionType, type),
    ending === undefined ? undefined : and(eq(trainingSessions.ending, ending), isNotNull(score)),
    kind === undefined ? undefined : kind === 'assignment' ? isNotNull(assignmentId) : isNull(assignmentId),
    days === undefined
      ? undefined
      : gte(trainingSessions.startedAt, new Date(ctx.now().getTime() - Number(days) * dayMs)),
    prospectId === undefined ? undefined : eq(trainingSessions.prospectId, prospectId),
    search === '' ? undefined : containsText(prospectSearch, search),
  ]
  return readSessions(ctx, and(eq(userId, ctx.actor.id), ...filters), query)
}

/** The sessions that match `which`, newest first. */
export async function readSessions(
  ctx: Pick<Context, 'db'>,
  which: SQL | undefined,
  query: PageQuery,
): Promise<Page<TrainingSession>> {
  const window = parsePageQuery(query, sessionKey)
  const limit = rowLimit(window)
  const wanted = and(which, sessionsAfter(window.after))
  // The index alone determines which sessions a page has; full rows with their scenarios are read only for
  // the page.
  const ofPage = (size: number) =>
    inArray(
      trainingSessions.id,
      ctx.db
        .select({ id: trainingSessions.id })
        .from(trainingSessions)
        .where(wanted)
        .orderBy(...sessionOrder)
        .limit(size),
    )
  const rows = await ctx.db
    .select()
    .from(trainingSessions)
    .where(limit === null ? wanted : ofPage(limit))
    .orderBy(...sessionOrder)
  return toPage(rows.map(presentSession), window, sessionKeyOf)
}
