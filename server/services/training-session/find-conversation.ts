import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { conversationItems } from '#db/schema/conversation-items.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import type { ChatMessage } from '#protocol/rest/training-sessions.ts'
import type { ActorContext } from '#server/context.ts'

/** Only this many of the latest sessions are searched. */
const sessionsMax = 5

/**
 * The session that a posted conversation belongs to, and the `seq` of its newest line if that is already
 * stored.
 */
export type Conversation = { sessionId: string; storedSeq: number | null }

/**
 * Finds the session of a posted conversation that names none, as posted by the specification's client: the
 * newest of the actor's latest sessions with that prospect in which the collector's lines match the posted
 * ones, without or with the new line (a client that lost the answer asks again). Completed sessions are
 * included, so that nobody continues one unknowingly. Null: no session matches.
 */
export async function findConversation(
  ctx: ActorContext,
  input: { prospectId: string; messages: readonly ChatMessage[] },
): Promise<Conversation | null> {
  const latest = await ctx.db
    .select({ id: trainingSessions.id, status: trainingSessions.status })
    .from(trainingSessions)
    .where(and(eq(trainingSessions.userId, ctx.actor.id), eq(trainingSessions.prospectId, input.prospectId)))
    .orderBy(desc(trainingSessions.startedAt), desc(trainingSessions.id))
    .limit(sessionsMax)
  if (latest.length === 0) return null
  const said = await ctx.db
    .select({
      sessionId: conversationItems.sessionId,
      seq: conversationItems.seq,
      text: conversationItems.text,
    })
    .from(conversationItems)
    .where(
      and(
        inArray(
          conversationItems.sessionId,
          latest.map(({ id }) => id),
        ),
        eq(conversationItems.role, 'user'),
      ),
    )
    .orderBy(asc(conversationItems.seq))
  const posted = input.messages.filter(({ role }) => role === 'user').map(({ content }) => content)
  for (const { id, status } of latest) {
    const lines = said.filter(({ sessionId }) => sessionId === id)
    if (!lines.every(({ text }, place) => text === posted[place])) continue
    const missing = posted.length - lines.length
    if (missing === 1 && (status !== 'completed' || lines.length > 0))
      return { sessionId: id, storedSeq: null }
    if (missing === 0 && status !== 'completed')
      return { sessionId: id, storedSeq: lines.at(-1)?.seq ?? null }
  }
  return null
}
