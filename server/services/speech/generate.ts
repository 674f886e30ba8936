import type { z } from 'zod'
import type { speechRequest } from '#protocol/rest/speech.ts'
import type { ActorContext } from '#server/context.ts'
import { speakable } from '#server/domain/speech/speakable.ts'
import { fromProvider } from '#server/errors/from-provider.ts'
import { VoiceError } from '#server/providers/tts/tts.ts'
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
  try {
    const { mediaType, bytes } = await speaker.render(
      spoken,
      { voiceId, language, rate: 1, pitch: 1, tuning: settings },
      AbortSignal.any([signal, AbortSignal.timeout(renderMs)]),
    )
    await recordVoice(ctx, { userId: ctx.actor.id, teamId: ctx.actor.teamId, sessionId: null }, null, {
      provider: speaker.provider,
      characters: spoken.length,
    })
    return new Blob([bytes], { type: mediaType })
  } catch (error) {
    if (error instanceof VoiceError) throw fromProvider(error)
    throw error
  }
}
