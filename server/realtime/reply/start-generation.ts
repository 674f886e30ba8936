import type { ServerContext } from '#server/context.ts'
import type { Llm, TokenUsage } from '#server/providers/llm/llm.ts'
import type { ReplyTarget } from '#server/services/training-session/reply-target.ts'
import { generateReply, type ReplyEvent } from '#server/services/turn/generate-reply.ts'
import { recordTokens } from '#server/services/usage/record-tokens.ts'
import type { RunningReply } from './running-reply.ts'

/** A reply whose words are on their way, and that nobody has read yet. */
export type PendingGeneration = {
  reply: RunningReply
  events: AsyncIterable<ReplyEvent>
  /** Settles with its first clause, or with why none came. */
  firstEvent: Promise<unknown>
}

/**
 * Asks the model for a reply before anybody reads it: while the line is being stored, so that the commit
 * costs no time where the model takes longer. Nothing is shown before the commit (P2), since nothing is
 * read before. A reply that is never read is dropped.
 */
export function startGeneration(
  ctx: ServerContext,
  target: ReplyTarget,
  reply: RunningReply,
): PendingGeneration {
  const task = { plan: reply.plan, scenario: target.scenario, lines: reply.lines, spoken: reply.spoken }
  const stream = generateReply(timed(ctx.llm, reply), task, reply.signal)
  const firstEvent = stream.next()
  // The reader meets the failure; a reply that nobody reads has none.
  firstEvent.catch(() => undefined)
  return { reply, events: prependFirst(firstEvent, stream), firstEvent }
}

/** Ends a reply that was begun and will not be shown. What it has cost all the same is written down. */
export async function discardGeneration(
  ctx: ServerContext,
  target: ReplyTarget,
  { reply, events }: PendingGeneration,
): Promise<void> {
  reply.stop()
  try {
    await recordTokens(ctx, target, reply.ids.responseId, await tokensSpent(events), reply.reservation)
  } catch (error) {
    ctx.log.warn({ sessionId: target.sessionId, err: error }, 'could not record the cost of a dropped reply')
  }
}

async function tokensSpent(events: AsyncIterable<ReplyEvent>): Promise<TokenUsage> {
  const spent = { inputTokens: 0, outputTokens: 0 }
  try {
    for await (const event of events) {
      if (event.type !== 'usage') continue
      spent.inputTokens += event.usage.inputTokens
      spent.outputTokens += event.usage.outputTokens
    }
  } catch {
    // It was stopped, or has failed by itself: what came before that counts.
  }
  return spent
}

/** The model, with a note of when its first token came. */
function timed(llm: Llm, reply: RunningReply): Llm {
  return {
    provider: llm.provider,
    model: llm.model,
    async *reply(task, signal) {
      for await (const event of llm.reply(task, signal)) {
        reply.noteFirstToken()
        yield event
      }
    },
  }
}

async function* prependFirst(
  first: Promise<IteratorResult<ReplyEvent>>,
  events: AsyncGenerator<ReplyEvent>,
): AsyncGenerator<ReplyEvent> {
  try {
    const event = await first
    if (event.done) return
    yield event.value
    yield* events
  } finally {
    await events.return(undefined)
  }
}
