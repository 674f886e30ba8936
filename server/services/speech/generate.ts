import type { z } from 'zod'
import type { speechRequest } from '#protocol/rest/speech.ts'
import type { ActorContext } from '#server/context.ts'
import { toSpokenText } from '#server/domain/speech/spoken-text.ts'
import { toAppError } from '#server/errors/provider-error.ts'
import { AppError } from '#server/errors/app-error.ts'
import { SpeechQueueFull } from '#server/providers/tts/speech-queue.ts'
import { VoiceError } from '#server/providers/tts/tts.ts'
import { reserveVoice } from '../budget/reserve-voice.ts'
import { release } from '../budget/settle.ts'
import { recordVoice } from '../usage/record-voice.ts'
import { chooseVoice } from './choose-voice.ts'
import { findVoices } from './find-voices.ts'
import { isVoiceRefusal, noteRefusedVoice } from './refused-voices.ts'
import { type SpeakingPerson, speakingPerson } from './speaking-person.ts'

/** Longer than a voice that has just been started may take on a busy machine: its own deadlines come first. */
const renderTimeoutMs = 90_000

/** By then the voice has spoken several of the longest texts. */
const retryAfterSeconds = 5

function queueFull({ scope, message }: SpeechQueueFull): AppError {
  return new AppError(scope === 'account' ? 'rate_limited' : 'unavailable', message, { retryAfterSeconds })
}

/**
 * Synthesizes a whole text, for the opening and for replaying a line of a session, and for trying out a voice or a prospect.
 * Waits for the voice list, since there is time here: one voice that is tried out needs none.
 */
export async function generateSpeech(
  ctx: ActorContext,
  request: z.output<typeof speechRequest>,
  signal: AbortSignal,
): Promise<Blob> {
  // Whoever tries out one voice wants that one.
  const triesOut = request.voiceId !== undefined && request.sessionId === undefined
  if (!triesOut) await findVoices(ctx)
  const speaking = await speakingPerson(ctx, request)
  const wanted = resolveVoice(ctx, request, speaking)
  const { speaker, choice } = wanted
  const spoken = toSpokenText(request.text, speaking.language, speaking.currency).text
  const spender = { userId: ctx.actor.id, teamId: ctx.actor.teamId }
  const late = AbortSignal.timeout(renderTimeoutMs)
  const reservation = await reserveVoice(ctx, spender, speaker, spoken.length)
  try {
    const render = (voice: typeof wanted) =>
      voice.speaker.render(
        spoken,
        { ...voice.choice, tuning: request.settings, account: ctx.actor.id },
        AbortSignal.any([signal, late]),
      )
    const { mediaType, bytes } = await render(wanted).catch(async (error: unknown) => {
      if (triesOut || !isVoiceRefusal(error)) throw error
      noteRefusedVoice(ctx, choice.voiceId)
      const other = resolveVoice(ctx, request, speaking)
      if (other.speaker !== speaker || other.choice.voiceId === choice.voiceId) throw error
      return render(other)
    })
    const use = { provider: speaker.provider, characters: spoken.length }
    await recordVoice(ctx, { ...spender, sessionId: null }, null, use, reservation)
    return new Blob([bytes], { type: mediaType })
  } catch (error) {
    await release(ctx, reservation)
    if (error instanceof SpeechQueueFull) throw queueFull(error)
    if (error instanceof VoiceError) throw toAppError(error)
    if (late.aborted)
      throw new AppError('provider_timeout', 'the voice did not answer in time', { cause: error })
    throw error
  }
}

/** The requested voice, or the one a session would choose. */
function resolveVoice(
  ctx: ActorContext,
  { voiceId, rate }: z.output<typeof speechRequest>,
  { person, language }: SpeakingPerson,
): ReturnType<typeof chooseVoice> {
  return chooseVoice(ctx, person, language, { rate, ...(voiceId === undefined ? {} : { voice_id: voiceId }) })
}
