import { asc, eq } from 'drizzle-orm'
import { conversationItems } from '#db/schema/conversation-items.ts'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import type { ActorContext } from '#server/context.ts'
import { findSession } from './find.ts'
import { presentSession } from './present.ts'

/** A session with its transcript and the prospect as it was at the start. */
export async function getSession(ctx: ActorContext, input: { id: string }): Promise<TrainingSessionDetails> {
  const session = await findSession(ctx, input.id, 'watch')
  const items = await ctx.db
    .select()
    .from(conversationItems)
    .where(eq(conversationItems.sessionId, session.id))
    .orderBy(asc(conversationItems.seq))
  return {
    ...presentSession(session),
    prospect: session.scenario,
    items: items.map((item) => ({
      id: item.id,
      seq: item.seq,
      role: item.role,
      text: item.text,
      at: item.createdAt.toISOString(),
      status: item.status,
      responseId: item.responseId,
      durationMs: item.audioEndMs ?? item.durationMs,
    })),
  }
}
