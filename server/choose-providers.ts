import type { Config } from './config.ts'
import { embeddedLlm, readingPace } from './providers/llm/embedded.ts'
import type { Llm } from './providers/llm/llm.ts'
import { openAiLlm } from './providers/llm/openai.ts'
import { elevenLabsStreamingStt } from './providers/stt/elevenlabs.ts'
import { openAiStreamingStt } from './providers/stt/openai-realtime.ts'
import { openAiStt } from './providers/stt/openai.ts'
import type { StreamingStt, Stt } from './providers/stt/stt.ts'
import { elevenLabsTts } from './providers/tts/elevenlabs.ts'
import { openAiTts } from './providers/tts/openai.ts'
import type { Tts } from './providers/tts/tts.ts'

/** The language model of the settings, or the built-in debtor. */
export function chooseLlm({ openai }: Pick<Config, 'openai'>): Llm {
  return openai === null ? embeddedLlm({ pace: readingPace }) : openAiLlm(openai)
}

/** The voice service of the settings; null where the built-in voice speaks. */
export function chooseTts({
  elevenLabs,
  textToSpeech,
}: Pick<Config, 'elevenLabs' | 'textToSpeech'>): Tts | null {
  if (elevenLabs !== null) return elevenLabsTts(elevenLabs)
  return textToSpeech === null ? null : openAiTts(textToSpeech)
}

/** The transcription service of the settings; null where recordings are not transcribed. */
export function chooseStt({ speechToText }: Pick<Config, 'speechToText'>): Stt | null {
  return speechToText === null ? null : openAiStt(speechToText)
}

/** The service that transcribes speech while it is spoken; null where none does. */
export function chooseStreamingStt({
  streamingSpeechToText: chosen,
}: Pick<Config, 'streamingSpeechToText'>): StreamingStt | null {
  if (chosen === null) return null
  return chosen.provider === 'elevenlabs' ? elevenLabsStreamingStt(chosen) : openAiStreamingStt(chosen)
}
