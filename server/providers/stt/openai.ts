import { z } from 'zod'
import { StageClock } from '../llm/deadlines.ts'
import { openAiClient, type OpenAiServer } from '../llm/openai-client.ts'
import { ProviderError } from '../llm/llm.ts'
import { mayRetry, type Stage, toProviderError } from '../llm/openai-failure.ts'
import { notifyWhenSent } from '../llm/request-sent.ts'
import { expectedLanguage } from './expected-language.ts'
import type { AudioFile, Stt } from './stt.ts'
import type { Language } from '#protocol/vocabulary/language.ts'

export type OpenAiTranscriptionSettings = OpenAiServer & {
  model: string | undefined
  deadlines?: { connectMs: number; answerMs: number }
}

/**
 * OpenAI's model for recordings, and the name that most compatible servers know. OpenAI's own `whisper-1` ends on 2027-02-26
 * (developers.openai.com/api/docs/deprecations, read in November 2026).
 */
const defaultModels = { own: 'gpt-transcribe', compatible: 'whisper-1' }
/** A user is waiting; two minutes of speech take a server some seconds. */
const defaultDeadlines = { connectMs: 5_000, answerMs: 20_000 }
/** Far more than anybody says in a recording. */
const answerMaxBytes = 256 * 1024
const answer = z.object({ text: z.string() })

/** Transcription behind OpenAI's endpoint. One retry where the same request may succeed. */
export function openAiStt(settings: OpenAiTranscriptionSettings): Stt {
  const { deadlines = defaultDeadlines } = settings
  const model = settings.model ?? defaultModels[settings.baseUrl === undefined ? 'own' : 'compatible']
  const client = openAiClient(settings, answerMaxBytes)

  async function transcribeOnce(
    sound: AudioFile,
    language: Language | null,
    signal: AbortSignal,
  ): Promise<string> {
    const clock = new StageClock<Stage>(signal)
    try {
      clock.enter('connect', deadlines.connectMs)
      const file = new File([sound.bytes], sound.name, { type: sound.mediaType })
      const result: unknown = await notifyWhenSent(
        () => clock.enter('first_token', deadlines.answerMs),
        (headers) =>
          client.audio.transcriptions.create(
            { file, model, ...expectedLanguage(model, language) },
            { signal: clock.signal, headers },
          ),
      )
      const parsed = answer.safeParse(result)
      if (!parsed.success)
        throw new ProviderError('malformed', 'the answer is not a transcription', {
          afterText: false,
          cause: parsed.error,
        })
      return parsed.data.text.trim()
    } catch (error) {
      signal.throwIfAborted()
      throw toProviderError(error, { missed: clock.missed, afterText: false, answering: false })
    } finally {
      clock.stop()
    }
  }

  return {
    provider: 'openai',
    async transcribe(file, language, signal) {
      signal.throwIfAborted()
      try {
        return await transcribeOnce(file, language, signal)
      } catch (error) {
        if (!mayRetry(error)) throw error
        return transcribeOnce(file, language, signal)
      }
    },
  }
}
