import type { ServerFrame } from '#protocol/realtime/server-frames.ts'
import type { ServerContext } from '#server/context.ts'
import { ProviderError } from '#server/providers/llm/llm.ts'
import { toAppError } from '#server/errors/provider-error.ts'
import type { ReplyTarget } from '#server/services/training-session/reply-target.ts'
import type { ReplyEnd } from '#server/services/transcript/settle-reply.ts'
import type { ReplyEvent } from '#server/services/turn/generate-reply.ts'
import { recordTokens } from '#server/services/usage/record-tokens.ts'
import type { TurnStage } from '#server/telemetry/metrics.ts'
import type { RunningReply } from './running-reply.ts'
import type { ReplySpeech } from '../voice/reply-speech.ts'

/**
 * Reads the events of one reply and sends each clause as soon as it may be shown, also to the voice. Never
 * throws: however the reply ends, its end is returned to be stored.
 */
export async function runReply(
  ctx: ServerContext,
  target: ReplyTarget,
  reply: RunningReply,
  events: AsyncIterable<ReplyEvent>,
  send: (frame: ServerFrame) => void,
  speech: ReplySpeech | null,
): Promise<ReplyEnd> {
  const { responseId } = reply.ids
  const tokens = { inputTokens: 0, outputTokens: 0 }
  let textComplete = false
  let stagesReported = false
  const reportStages = () => {
    if (!stagesReported) {
      send(metricsFrame(reply))
      recordStages(ctx, reply)
    }
    stagesReported = true
  }
  reply.onFirstAudio = reportStages
  let settled = false
  const settle = () => {
    if (settled) return
    settled = true
    recordTokens(ctx, target, responseId, tokens, reply.reservation).catch((error: unknown) => {
      ctx.log.error({ sessionId: target.sessionId, responseId, err: error }, 'could not record usage')
    })
  }
  try {
    for await (const piece of events) {
      if (piece.type === 'usage') {
        tokens.inputTokens += piece.usage.inputTokens
        tokens.outputTokens += piece.usage.outputTokens
        continue
      }
      if (piece.type === 'move') {
        reply.move = piece.move
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
    textComplete = true
    settle()
    speech?.endText()
    // While it is being played it can be interrupted, and then only what was heard is kept.
    await speech?.ended
    return reply.signal.aborted ? stoppedEnd(reply, speech, textComplete) : completeEnd(reply)
  } catch (error) {
    if (reply.signal.aborted) return stoppedEnd(reply, speech, textComplete)
    ctx.log.warn({ sessionId: target.sessionId, responseId, err: error }, 'a reply failed')
    // What was said so far is spoken to its end; a speech that never ended would keep its budget and its connection.
    speech?.endText()
    const failure = error instanceof ProviderError ? toAppError(error) : null
    send({
      type: 'error',
      code: failure?.code ?? 'internal',
      message: failure?.message ?? 'the reply failed on the server',
      fatal: false,
      retryable: true,
      response_id: responseId,
    })
    return { status: 'failed', text: reply.text.trimEnd() }
  } finally {
    settle()
    reportStages()
  }
}

function completeEnd(reply: RunningReply): ReplyEnd {
  return { status: 'complete', text: reply.text.trimEnd() }
}

/**
 * An interrupted spoken reply keeps what was heard, which may be nothing (A11), an interrupted text reply what was shown
 * (A5, L4). A reply cut off by the end of the process has failed.
 */
function stoppedEnd(reply: RunningReply, speech: ReplySpeech | null, textComplete: boolean): ReplyEnd {
  if (reply.abandoned && !textComplete) return { status: 'failed', text: reply.text.trimEnd() }
  const heard = reply.playedMs === null ? null : (speech?.heardUntil(reply.playedMs) ?? null)
  if (heard) return { status: 'truncated', text: heard.text.trim(), audioEndMs: heard.audioEndMs }
  return { status: textComplete ? 'complete' : 'aborted', text: reply.text.trimEnd() }
}

function recordStages({ metrics }: ServerContext, { stages }: RunningReply): void {
  const measured: [TurnStage, number | null][] = [
    ['first_token', stages.firstTokenMs],
    ['first_clause', stages.clauseReadyMs],
    ['voice_first_byte', stages.voiceFirstByteMs],
    ['first_audio', stages.firstAudioMs],
    ['overhead', stages.overheadMs],
  ]
  for (const [stage, milliseconds] of measured) if (milliseconds !== null) metrics.stage(stage, milliseconds)
}

function metricsFrame({ ids, stages }: RunningReply): ServerFrame {
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
