import type { z } from 'zod'
import type { analysis, analysisRequest } from '#protocol/rest/ai.ts'
import type { ActorContext, ServerContext } from '#server/context.ts'
import { completeThroughRoom } from '../training-session/complete-through-room.ts'
import { findSession } from '../training-session/find.ts'
import { findReplyTarget } from '../training-session/reply-target.ts'
import { metricsForSession } from '../metrics/for-session.ts'
import { scoreTranscript } from './score-transcript.ts'

type Result = z.output<typeof analysis>

/**
 * Ends a session if it is still open and returns its analysis. The posted messages are used only if the server
 * has no line of the collector; that analysis is returned but not stored, so a stored score always comes from
 * the server's own transcript. `signal` gives up an analysis that is not stored.
 */
export async function analyzeSession(
  ctx: ServerContext & ActorContext,
  input: z.output<typeof analysisRequest>,
  signal: AbortSignal,
): Promise<Result> {
  const session = await findSession(ctx, input.sessionId, 'practise')
  const hasCollectorLine = await ctx.rooms.withRoom(ctx, session.id, async ({ transcript }) =>
    transcript.items.some((item) => item.role === 'user'),
  )
  if (!hasCollectorLine && input.messages.length > 0) {
    const target = await findReplyTarget(ctx, session.id)
    const lines = input.messages.map(({ role, content }) => ({ itemId: null, speaker: role, text: content }))
    const scored = await scoreTranscript(
      ctx,
      { ...target, lines, recorded: true },
      { priority: 'posted', signal },
    )
    return {
      ...scored,
      id: null,
      sessionId: session.id,
      detailedAnalysis: scored.aiAnalysis,
      createdAt: ctx.now().toISOString(),
    }
  }
  await completeThroughRoom(ctx, { id: session.id })
  const stored = await metricsForSession(ctx, { sessionId: session.id })
  return { ...stored, detailedAnalysis: stored.aiAnalysis }
}
