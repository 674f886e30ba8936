import type { Down } from '#protocol/realtime/down.ts'
import type { ServerContext } from '#server/context.ts'
import { ProviderError } from '#server/providers/llm/llm.ts'
import { fromProvider } from '#server/errors/from-provider.ts'
import type { ReplyTarget } from '#server/services/training-session/reply-target.ts'
import type { ReplyEnd } from '#server/services/transcript/settle-reply.ts'
import type { WordedReply } from '#server/services/turn/word-reply.ts'
import { recordTokens } from '#server/services/usage/record-tokens.ts'
import type { RunningReply } from './running-reply.ts'

/**
 * Reads one reply's words and sends each clause on as soon as it may be seen. Never throws: however it ends,
 * the end is returned to be stored.
 */
export async function runReply(
  ctx: ServerContext,
  target: ReplyTarget,
  reply: RunningReply,
  words: AsyncIterable<WordedReply>,
  send: (frame: Down) => void,
): Promise<ReplyEnd> {
  const { responseId } = reply.ids
  const tokens = { inputTokens: 0, outputTokens: 0 }
  let firstClauseMs: number | null = null
  try {
    for await (const piece of words) {
      if (piece.type === 'usage') {
        tokens.inputTokens += piece.usage.inputTokens
        tokens.outputTokens += piece.usage.outputTokens
        continue
      }
      firstClauseMs ??= performance.now() - reply.receivedAtMs
      send({
        type: 'response.output_text.delta',
        response_id: responseId,
        offset: reply.text.length,
        text: piece.text,
      })
      reply.text += piece.text
    }
    return { status: 'complete', text: reply.text.trimEnd() }
  } catch (error) {
    if (reply.signal.aborted) return { status: 'aborted', text: reply.text.trimEnd() }
    ctx.log.warn({ sessionId: target.sessionId, responseId, err: error }, 'a reply failed')
    const told = error instanceof ProviderError ? fromProvider(error) : null
    send({
      type: 'error',
      code: told?.code ?? 'internal',
      message: told?.message ?? 'the reply failed on our side',
      fatal: false,
      retryable: true,
    })
    return { status: 'failed', text: reply.text.trimEnd() }
  } finally {
    void recordTokens(ctx, target, responseId, tokens).catch((error: unknown) => {
      ctx.log.error({ sessionId: target.sessionId, responseId, err: error }, 'usage could not be recorded')
    })
    send({
      type: 'response.metrics',
      response_id: responseId,
      model_first_token_ms: null,
      clause_ready_ms: firstClauseMs,
      voice_first_byte_ms: null,
      first_audio_ms: null,
      overhead_ms: null,
    })
  }
}
