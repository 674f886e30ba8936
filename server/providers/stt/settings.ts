import { z } from 'zod'

/** A server with OpenAI's transcription endpoint; without an address it is OpenAI's own. */
export type SpeechServer = {
  baseUrl: string | undefined
  apiKey: string | undefined
  model: string | undefined
}

/** The service that transcribes speech while it is spoken. */
export type StreamingSpeechToText =
  | { provider: 'elevenlabs'; baseUrl: string | undefined; apiKey: string; model: string | undefined }
  | ({ provider: 'openai' } & SpeechServer)

/** The settings of streaming transcription. */
export const streamingEnvironment = {
  STREAMING_SPEECH_TO_TEXT: z.enum(['auto', 'elevenlabs', 'openai', 'off']).default('auto'),
  STREAMING_SPEECH_TO_TEXT_MODEL: z.string().min(1).optional(),
}

/**
 * Chooses the streaming transcription: that of ElevenLabs where there is a key for it, else OpenAI's own. Servers
 * that are only compatible with OpenAI seldom have its realtime endpoint, so they must be named. Null: none.
 */
export function streamingSpeechToText(
  values: z.output<z.ZodObject<typeof streamingEnvironment>>,
  elevenLabs: { baseUrl: string | undefined; apiKey: string } | null,
  recordings: SpeechServer | null,
): StreamingSpeechToText | null {
  const { STREAMING_SPEECH_TO_TEXT: choice, STREAMING_SPEECH_TO_TEXT_MODEL: model } = values
  if (elevenLabs !== null && (choice === 'auto' || choice === 'elevenlabs'))
    return { provider: 'elevenlabs', baseUrl: elevenLabs.baseUrl, apiKey: elevenLabs.apiKey, model }
  const named = choice === 'openai' || (choice === 'auto' && recordings?.baseUrl === undefined)
  return recordings !== null && named ? { ...recordings, provider: 'openai', model } : null
}
