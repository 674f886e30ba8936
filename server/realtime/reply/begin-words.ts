import type { ServerContext } from '#server/context.ts'
import type { Llm } from '#server/providers/llm/llm.ts'
import type { ReplyTarget } from '#server/services/training-session/reply-target.ts'
import { wordReply, type WordedReply } from '#server/services/turn/word-reply.ts'
import type { RunningReply } from './running-reply.ts'

/**
 * Asks the model for a reply before anybody reads it: while the line is being stored, so that the commit
 * costs no time where the model takes longer. Nothing is shown before the commit (P2), since nothing is
 * read before. A reply that is never read is ended by stopping it.
 */
export function beginWords(
  ctx: ServerContext,
  target: ReplyTarget,
  reply: RunningReply,
): AsyncIterable<WordedReply> {
  const task = { plan: reply.plan, scenario: target.scenario, lines: reply.lines, spoken: reply.spoken }
  const words = wordReply(timed(ctx.llm, reply), task, reply.signal)
  const first = words.next()
  // The reader meets the failure; a reply that nobody reads has none.
  first.catch(() => undefined)
  return readOn(first, words)
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

async function* readOn(
  first: Promise<IteratorResult<WordedReply>>,
  words: AsyncGenerator<WordedReply>,
): AsyncGenerator<WordedReply> {
  try {
    const piece = await first
    if (piece.done) return
    yield piece.value
    yield* words
  } finally {
    await words.return(undefined)
  }
}
