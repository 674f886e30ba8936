import { and, asc, eq, gt, inArray, or } from 'drizzle-orm'
import { coaches } from '#db/schema/coaches.ts'
import { conversationItems } from '#db/schema/conversation-items.ts'
import { courseProgress } from '#db/schema/course-progress.ts'
import { loginSessions } from '#db/schema/login-sessions.ts'
import { performanceMetrics } from '#db/schema/performance-metrics.ts'
import { prospects } from '#db/schema/prospects.ts'
import { scoreOverrides, sessionComments } from '#db/schema/reviews.ts'
import { scorecardMarks } from '#db/schema/session-scorecards.ts'
import { sessionEvents } from '#db/schema/session-events.ts'
import { teams } from '#db/schema/teams.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import { usage } from '#db/schema/usage.ts'
import type { AccountExport, ExportedSession } from '#protocol/rest/privacy.ts'
import type { Context } from '#server/context.ts'
import { presentCoach } from '../coach/present.ts'
import { presentMetricsDetails } from '../metrics/present.ts'
import { presentDetails } from '../prospect/present.ts'
import { presentComment, presentOverride, readComments, readOverrides } from '../review/read.ts'
import { presentMark, readSessionScorecards } from '../scorecard/read.ts'
import { presentSession } from '../training-session/present.ts'
import type { SessionRow } from '../training-session/scenario.ts'
import { turnOf, type Turn } from '../transcript/stored-turns.ts'
import { exportAccess } from './export-access.ts'
import { exportNotifications } from './export-notifications.ts'
import { exportVersions } from './export-scorecards.ts'
import { exportReceivedAssignments, exportCreatedAssignments } from './export-assignments.ts'
import type { UserRow } from './login-session.ts'
import { presentUser } from './present.ts'

/** The number of sessions read at a time, without their transcripts. */
const sessionBatchSize = 10
/**
 * Transcripts are read together up to this number of lines: a few milliseconds of work between turns of the event loop,
 * and little memory. A longer one is read alone.
 */
const linesAtOnce = 400

/**
 * Everything that belongs to an account, as the text of one JSON document (`accountExport`), in chunks, so that
 * the whole export is never in memory at once.
 */
export async function* exportAccount(
  ctx: Pick<Context, 'db' | 'now'>,
  user: UserRow,
): AsyncGenerator<string> {
  const head = JSON.stringify(await exportProfile(ctx, user))
  yield `${head.slice(0, -1)},"sessions":[`
  let first = true
  for await (const session of exportSessions(ctx, user.id)) {
    yield `${first ? '' : ','}\n${JSON.stringify(session)}`
    first = false
  }
  yield ']}\n'
}

async function exportProfile(
  { db, now }: Pick<Context, 'db' | 'now'>,
  user: UserRow,
): Promise<Omit<AccountExport, 'sessions'>> {
  const [team] =
    user.teamId === null
      ? []
      : await db.select({ id: teams.id, name: teams.name }).from(teams).where(eq(teams.id, user.teamId))
  const logins = await db
    .select()
    .from(loginSessions)
    .where(eq(loginSessions.userId, user.id))
    .orderBy(asc(loginSessions.createdAt))
  const ownProspects = await db
    .select()
    .from(prospects)
    .where(eq(prospects.ownerId, user.id))
    .orderBy(asc(prospects.createdAt))
  const ownCoaches = await db
    .select()
    .from(coaches)
    .where(eq(coaches.ownerId, user.id))
    .orderBy(asc(coaches.createdAt))
  const lessons = await db.select().from(courseProgress).where(eq(courseProgress.userId, user.id))
  const used = await db
    .select({ day: usage.day, kind: usage.kind, provider: usage.provider, quantity: usage.quantity })
    .from(usage)
    .where(eq(usage.userId, user.id))
    .orderBy(asc(usage.day))
  return {
    format: 1,
    exportedAt: now().toISOString(),
    account: {
      ...presentUser(user),
      interfaceLanguage: user.interfaceLanguage,
      lastActiveAt: user.lastActiveAt?.toISOString() ?? null,
      weeklyGoal: user.weeklyGoal,
    },
    team: team ?? null,
    logins: logins.map(({ createdAt, lastUsedAt, expiresAt, address, userAgent }) => ({
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt.toISOString(),
      expiresAt: expiresAt.toISOString(),
      address,
      userAgent,
    })),
    ...(await exportAccess(db, user)),
    prospects: ownProspects.map((row) => presentDetails(row, true)),
    coaches: ownCoaches.map(presentCoach),
    course: lessons.map(({ lessonId, startedAt, completedAt, correct }) => ({
      lessonId,
      startedAt: startedAt.toISOString(),
      completedAt: completedAt?.toISOString() ?? null,
      correct,
    })),
    assigned: await exportReceivedAssignments(db, user.id),
    assignments: await exportCreatedAssignments(db, user.id),
    scorecards: await exportVersions(db, user.id),
    notifications: await exportNotifications(db, user.id),
    usage: used,
    reviews: await readReviewsBy(db, user.id),
  }
}

/** The user's reviews of other people's sessions. */
async function readReviewsBy(db: Context['db'], userId: string): Promise<AccountExport['reviews']> {
  const comments = await db
    .select()
    .from(sessionComments)
    .where(eq(sessionComments.authorId, userId))
    .orderBy(asc(sessionComments.createdAt))
  const overrides = await db
    .select()
    .from(scoreOverrides)
    .where(eq(scoreOverrides.authorId, userId))
    .orderBy(asc(scoreOverrides.createdAt))
  const marks = await db
    .select()
    .from(scorecardMarks)
    .where(eq(scorecardMarks.authorId, userId))
    .orderBy(asc(scorecardMarks.createdAt))
  return {
    scorecardMarks: marks.map((row) => withSessionId(row, presentMark(row, null))),
    comments: comments.map((row) => withSessionId(row, presentComment(row, null))),
    scoreOverrides: overrides.map((row) => withSessionId(row, presentOverride(row, null))),
  }
}

/** Adds the session and drops the author, who is the reader. */
function withSessionId<Said extends { author: unknown }>(
  { sessionId }: { sessionId: string },
  { author: _, ...said }: Said,
) {
  return { ...said, sessionId }
}

/** The reading of a line of the person, or what the debtor did; its feelings and plans are nobody's data. */
function presentTurn(turn: Turn | null): Pick<ExportedSession['lines'][number], 'reading' | 'move'> {
  return {
    reading: turn && 'reading' in turn ? turn.reading : null,
    move: turn && 'move' in turn ? { act: turn.move.act, terms: turn.move.slots ?? {} } : null,
  }
}

/** The sessions in chronological order, a page at a time. */
async function* exportSessions(ctx: Pick<Context, 'db'>, userId: string): AsyncGenerator<ExportedSession> {
  let last: SessionRow | undefined
  for (;;) {
    const { startedAt, id } = trainingSessions
    const after =
      last && or(gt(startedAt, last.startedAt), and(eq(startedAt, last.startedAt), gt(id, last.id)))
    const page = await ctx.db
      .select()
      .from(trainingSessions)
      .where(and(eq(trainingSessions.userId, userId), after))
      .orderBy(asc(startedAt), asc(id))
      .limit(sessionBatchSize)
    for (const part of partsOf(page)) yield* await withTranscripts(ctx, part)
    last = page.at(-1)
    if (page.length < sessionBatchSize) return
  }
}

/** Splits a page where its lines exceed `linesAtOnce`. */
export function partsOf<Session extends { messageCount: number }>(page: readonly Session[]): Session[][] {
  const parts: Session[][] = []
  let lines = linesAtOnce
  for (const session of page) {
    lines += session.messageCount
    const part = parts.at(-1)
    if (part && lines <= linesAtOnce) part.push(session)
    else {
      parts.push([session])
      lines = session.messageCount
    }
  }
  return parts
}

async function withTranscripts(
  { db }: Pick<Context, 'db'>,
  page: readonly SessionRow[],
): Promise<ExportedSession[]> {
  const ids = page.map(({ id }) => id)
  if (ids.length === 0) return []
  const items = await db
    .select()
    .from(conversationItems)
    .where(inArray(conversationItems.sessionId, ids))
    .orderBy(asc(conversationItems.seq))
  const notes = await db
    .select()
    .from(sessionEvents)
    .where(
      and(
        inArray(sessionEvents.sessionId, ids),
        inArray(sessionEvents.type, ['coach.tip', 'whisper.created']),
      ),
    )
    .orderBy(asc(sessionEvents.seq))
  const scored = await db.select().from(performanceMetrics).where(inArray(performanceMetrics.sessionId, ids))
  const comments = await readComments(db, ids)
  const overrides = await readOverrides(db, ids)
  const cards = await readSessionScorecards(db, ids)
  return page.map((row) => {
    const metrics = scored.find(({ sessionId }) => sessionId === row.id)
    return {
      ...presentSession(row),
      lines: items
        .filter(({ sessionId }) => sessionId === row.id)
        .map(({ seq, role, text, status, createdAt, durationMs, turn }) => ({
          seq,
          role,
          text,
          status,
          at: createdAt.toISOString(),
          durationMs,
          ...presentTurn(turnOf(turn)),
        })),
      notes: notes
        .filter(({ sessionId }) => sessionId === row.id)
        .map(({ seq, type, payload, createdAt }) => ({
          seq,
          type,
          text: typeof payload['text'] === 'string' ? payload['text'] : '',
          at: createdAt.toISOString(),
        })),
      comments: comments.filter(({ sessionId }) => sessionId === row.id).map(({ comment }) => comment),
      scoreOverrides: overrides
        .filter(({ sessionId }) => sessionId === row.id)
        .map(({ override }) => override),
      scorecard: cards.get(row.id) ?? null,
      analysis: metrics ? presentMetricsDetails(metrics) : null,
    }
  })
}
