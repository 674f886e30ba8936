import type { Down } from '#protocol/realtime/down.ts'
import type { ServerContext } from '#server/context.ts'
import { ProviderError } from '#server/providers/llm/llm.ts'
import { toAppError } from '#server/errors/provider-error.ts'
import type { ReplyTarget } from '#server/services/training-session/reply-target.ts'
import type { ReplyEnd } from '#server/services/transcript/settle-reply.ts'
import type { WordedReply } from '#server/services/turn/word-reply.ts'
import { recordTokens } from '#server/services/usage/record-tokens.ts'
import type { TurnStage } from '#server/telemetry/metrics.ts'
import type { RunningReply } from './running-reply.ts'
import type { ReplySpeech } from '../voice/reply-speech.ts'

/**
 * Reads one reply's words and sends each clause on as soon as it may be seen, to the voice too. Never throws: however it ends,
 * the end is returned to be stored.
 */
export async function runReply(
  ctx: ServerContext,
  target: ReplyTarget,
  reply: RunningReply,
  words: AsyncIterable<WordedReply>,
  send: (frame: Down) => void,
  speech: ReplySpeech | null,
): Promise<ReplyEnd> {
  const { responseId } = reply.ids
  const tokens = { inputTokens: 0, outputTokens: 0 }
  let whole = false
  let told = false
  const tellStages = () => {
    if (!told) {
      send(metricsOf(reply))
      countStages(ctx, reply)
    }
    told = true
  }
  reply.onFirstSound = tellStages
  let settled = false
  const settle = () => {
    if (settled) return
    settled = true
    recordTokens(ctx, target, responseId, tokens, reply.reservation).catch((error: unknown) => {
      ctx.log.error({ sessionId: target.sessionId, responseId, err: error }, 'usage could not be recorded')
    })
  }
  try {
    for await (const piece of words) {
      if (piece.type === 'usage') {
        tokens.inputTokens += piece.usage.inputTokens
        tokens.outputTokens += piece.usage.outputTokens
        continue
      }
      reply.stages.clauseReadyMs ??= performance.now() - reply.receivedAtMs
      send({
        type: 'response.output_text.delta',
        response_id: responseId,
        offset: reply.text.length,
        text: piece.text,
      })
      reply.text += piece.text
      speech?.push(piece.text)
    }
    whole = true
    settle()
    speech?.endText()
    // As long as it is heard it can be interrupted, and only what was heard is kept.
    await speech?.over
    return reply.signal.aborted ? stoppedEnd(reply, speech, whole) : completeEnd(reply)
  } catch (error) {
    if (reply.signal.aborted) return stoppedEnd(reply, speech, whole)
    ctx.log.warn({ sessionId: target.sessionId, responseId, err: error }, 'a reply failed')
    const failure = error instanceof ProviderError ? toAppError(error) : null
    send({
      type: 'error',
      code: failure?.code ?? 'internal',
      message: failure?.message ?? 'the reply failed on our side',
      fatal: false,
      retryable: true,
    })
    return { status: 'failed', text: reply.text.trimEnd() }
  } finally {
    settle()
    tellStages()
  }
}

function completeEnd(reply: RunningReply): ReplyEnd {
  return { status: 'complete', text: reply.text.trimEnd() }
}

/**
 * An interrupted reply keeps what was heard of it; one that was only read keeps what was shown (A5, L4). One that
 * the end of the process cut off has failed.
 */
function stoppedEnd(reply: RunningReply, speech: ReplySpeech | null, whole: boolean): ReplyEnd {
  if (reply.givenUp && !whole) return { status: 'failed', text: reply.text.trimEnd() }
  const heard = reply.heardMs === null ? null : (speech?.heard(reply.heardMs) ?? null)
  if (heard) return { status: 'truncated', text: heard.text.trim(), audioEndMs: heard.audioEndMs }
  return { status: whole ? 'complete' : 'aborted', text: reply.text.trimEnd() }
}

function countStages({ metrics }: ServerContext, { stages }: RunningReply): void {
  const measured: [TurnStage, number | null][] = [
    ['first_token', stages.firstTokenMs],
    ['first_clause', stages.clauseReadyMs],
    ['voice_first_byte', stages.voiceFirstByteMs],
    ['first_audio', stages.firstAudioMs],
    ['overhead', stages.overheadMs],
  ]
  for (const [stage, milliseconds] of measured) if (milliseconds !== null) metrics.stage(stage, milliseconds)
}

function metricsOf({ ids, stages }: RunningReply): Down {
  return {
    type: 'response.metrics',
    response_id: ids.responseId,
    model_first_token_ms: stages.firstTokenMs,
    clause_ready_ms: stages.clauseReadyMs,
    voice_first_byte_ms: stages.voiceFirstByteMs,
    first_audio_ms: stages.firstAudioMs,
    overhead_ms: stages.overheadMs,
  }
}
