import { and, asc, eq } from 'drizzle-orm'
import { performanceMetrics } from '#db/schema/performance-metrics.ts'
import { sessionEvents } from '#db/schema/session-events.ts'
import type { LiveNote, SessionReview } from '#protocol/rest/reviews.ts'
import { whisperCreated } from '#protocol/realtime/coaching.ts'
import type { ActorContext } from '#server/context.ts'
import { findSession } from '../training-session/find.ts'
import { readComments, readOverrides } from './read.ts'

/**
 * The comments on a session and the decisions about its score, for everyone who may watch it, including its
 * trainee.
 */
export async function getReview(ctx: ActorContext, input: { id: string }): Promise<SessionReview> {
  const session = await findSession(ctx, input.id, 'watch')
  const [[metrics], overrides, comments, notes] = await Promise.all([
    ctx.db
      .select({ score: performanceMetrics.overallScore })
      .from(performanceMetrics)
      .where(eq(performanceMetrics.sessionId, session.id)),
    readOverrides(ctx.db, [session.id]),
    readComments(ctx.db, [session.id]),
    readNotes(ctx, session.id),
  ])
  return {
    machineScore: metrics?.score ?? null,
    score: session.score,
    overrides: overrides.map(({ override }) => override),
    comments: comments.map(({ comment }) => comment),
    notes,
  }
}

async function readNotes(ctx: ActorContext, sessionId: string): Promise<LiveNote[]> {
  const rows = await ctx.db
    .select()
    .from(sessionEvents)
    .where(and(eq(sessionEvents.sessionId, sessionId), eq(sessionEvents.type, 'whisper.created')))
    .orderBy(asc(sessionEvents.seq))
  return rows.map(({ seq, type, payload, createdAt }) => {
    const whisper = whisperCreated.parse({ ...payload, type, seq })
    return {
      seq,
      from: whisper.from,
      text: whisper.text,
      itemId: whisper.about_item_id ?? null,
      at: createdAt.toISOString(),
    }
  })
}
