import type { z } from 'zod'
import type { speechRequest } from '#protocol/rest/speech.ts'
import type { ActorContext } from '#server/context.ts'
import { speakable } from '#server/domain/speech/speakable.ts'
import { fromProvider } from '#server/errors/from-provider.ts'
import { VoiceError } from '#server/providers/tts/tts.ts'
import { reserveVoice } from '../budget/reserve-voice.ts'
import { release } from '../budget/settle.ts'
import { recordVoice } from '../usage/record-voice.ts'
import { speakerOf } from './speaker-of.ts'

const renderMs = 30_000

/** Speaks a text whole: for a line that is played again, and for trying a voice. */
export async function generateSpeech(
  ctx: ActorContext,
  { text, voiceId, language, settings }: z.output<typeof speechRequest>,
  signal: AbortSignal,
): Promise<Blob> {
  const speaker = speakerOf(ctx, voiceId)
  const spoken = speakable(text, language === 'en-US' ? 'en' : 'es').text
  const spender = { userId: ctx.actor.id, teamId: ctx.actor.teamId }
  const lease = await reserveVoice(ctx, spender, speaker, spoken.length)
  try {
    const { mediaType, bytes } = await speaker.render(
      spoken,
      { voiceId, language, rate: 1, pitch: 1, tuning: settings },
      AbortSignal.any([signal, AbortSignal.timeout(renderMs)]),
    )
    const use = { provider: speaker.provider, characters: spoken.length }
    await recordVoice(ctx, { ...spender, sessionId: null }, null, use, lease)
    return new Blob([bytes], { type: mediaType })
  } catch (error) {
    await release(ctx, lease)
    if (error instanceof VoiceError) throw fromProvider(error)
    throw error
  }
}
