import { randomUUID } from 'node:crypto'
import { and, asc, eq, inArray, lt } from 'drizzle-orm'
import { conversationItems, type StoredTurn } from '#db/schema/conversation-items.ts'
import { trainingSessions } from '#db/schema/training-sessions.ts'
import type { TrainingSession } from '#protocol/rest/training-sessions.ts'
import type { ItemStatus } from '#protocol/vocabulary/training-session.ts'
import type { ActorContext } from '#server/context.ts'
import { AppError, notFound } from '#server/errors/app-error.ts'
import { copyScorecard } from '../scorecard/freeze.ts'
import { storeEvents } from '../transcript/events.ts'
import { findSession } from './find.ts'
import { settleLaw } from './settle-law.ts'
import { copyLives } from './lives.ts'
import { presentSession } from './present.ts'

/** Lines that a retry copies; one that failed was never said. */
export const copiedStatuses = ['complete', 'truncated', 'aborted'] as const satisfies readonly ItemStatus[]

/**
 * "Retry from here": creates a session that starts as a copy of everything before one of the collector's
 * lines, with their readings and the debtor's moves: the debtor's state follows from these, so it is exactly what it was. The original is kept.
 * @throws {AppError} `conflict` for an open attempt at an assignment: the copy has the same debtor, so it would be a
 * rehearsal without end
 */
export async function retrySession(
  ctx: ActorContext,
  input: { id: string; itemId: string },
): Promise<TrainingSession> {
  const original = await findSession(ctx, input.id, 'practise')
  if (original.assignmentId !== null && original.status !== 'completed')
    throw new AppError('conflict', 'an attempt at an assignment can be retried only after it has ended')
  const [from] = await ctx.db
    .select()
    .from(conversationItems)
    .where(and(eq(conversationItems.sessionId, original.id), eq(conversationItems.id, input.itemId)))
  if (!from) throw notFound('line')
  if (from.role !== 'user') throw new AppError('invalid_input', 'a retry starts at a line of the collector')
  const before = await ctx.db
    .select()
    .from(conversationItems)
    .where(
      and(
        eq(conversationItems.sessionId, original.id),
        lt(conversationItems.seq, from.seq),
        inArray(conversationItems.status, [...copiedStatuses]),
      ),
    )
    .orderBy(asc(conversationItems.seq))
  const startedAt = ctx.now()
  return ctx.db.transaction(async (tx) => {
    const { id: _id, createdAt: _createdAt, epoch: _epoch, completedAt: _completedAt, ...rest } = original
    const { prospectSearch: _prospectSearch, ...settings } = rest
    const [session] = await tx
      .insert(trainingSessions)
      .values({
        ...settings,
        // That of the original, so that both are held against the same.
        law: original.law ?? settleLaw(ctx.law, original.scenario),
        status: 'active',
        startedAt,
        durationS: null,
        score: null,
        ending: null,
        reviewedAt: null,
        headSeq: 0,
        messageCount: 0,
        forkedFromSessionId: original.id,
        forkedAtLine: before.length,
        // A retry does not count as an attempt at an assignment, which starts from the beginning.
        assignmentId: null,
      })
      .returning()
    if (!session) throw new AppError('internal', 'the session was not stored')
    await copyLives(tx, { from: original.id, to: session.id })
    await copyScorecard(tx, { from: original.id, to: session.id })
    const turns = new Map<string, StoredTurn>()
    const copies = before.map(({ role, text, createdAt, durationMs, turn }) => {
      const id = randomUUID()
      if (turn) turns.set(id, turn)
      return {
        type: 'conversation.item.created' as const,
        item: {
          id,
          role,
          text,
          at: createdAt.toISOString(),
          status: 'complete' as const,
          ...(durationMs === null ? {} : { duration_ms: durationMs }),
        },
      }
    })
    if (copies.length > 0) await storeEvents(tx, session.id, copies, null, null, null, turns)
    return presentSession({ ...session, messageCount: copies.length })
  })
}
