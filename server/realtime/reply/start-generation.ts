import type { ServerContext } from '#server/context.ts'
import { offersAfter } from '#server/domain/debtor/fold.ts'
import type { Llm, TokenUsage } from '#server/providers/llm/llm.ts'
import type { ReplyTarget } from '#server/services/training-session/reply-target.ts'
import { generateReply, type ReplyEvent } from '#server/services/turn/generate-reply.ts'
import { recordTokens } from '#server/services/usage/record-tokens.ts'
import type { PreparedSpeech } from '../voice/room-voice.ts'
import { ReadAhead } from './read-ahead.ts'
import type { RunningReply } from './running-reply.ts'

/** A reply that is being generated and that nobody reads yet. */
export type PendingGeneration = {
  reply: RunningReply
  events: ReadAhead<ReplyEvent>
  /** The sound of its first clause, if that is made preemptively too. */
  speech: PreparedSpeech | null
  /** Settles with the first event, or rejects with the reason why there is none. */
  firstEvent: Promise<unknown>
}

/**
 * Requests a reply from the model before anybody reads it, while the line is being stored, so that the commit
 * adds no latency when the model is slower. Nothing is shown before the commit (P2), because nothing is read
 * before it. A reply that is never read is dropped.
 */
export function startGeneration(
  ctx: ServerContext,
  target: ReplyTarget,
  reply: RunningReply,
): PendingGeneration {
  const { plan, lines, spoken } = reply
  const { scenario } = target
  const turn = ctx.llm.provider === 'embedded' ? null : offersAfter(scenario, lines)
  const task = { plan, scenario, lines, spoken, turn }
  const stream = generateReply(timed(ctx.llm, reply), task, reply.signal, {
    limits: ctx.replies,
    cut: reply.finishSignal,
  })
  const events = new ReadAhead(stream)
  const firstEvent = events.peek(0)
  firstEvent.catch(() => undefined)
  return { reply, events, speech: null, firstEvent }
}

/** Stops a generation that will not be shown, and records what it has cost. */
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
    // Stopped or failed: what came before still counts.
  }
  return spent
}

/** Wraps the model to record the time of its first token. */
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
