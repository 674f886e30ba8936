import type { Config } from '#server/config.ts'
import { chooseStt } from '#server/choose-providers.ts'
import { type Spoken, spokenSentence } from './check-voice.ts'
import type { Finding } from './finding.ts'
import { adviceFor, placeOf, type Service } from './service.ts'

const timeoutMs = 60_000
/** Of the words that were said, so many have to be heard: figures may come as digits. */
const heardShare = 0.5

const wordsOf = (text: string) => text.toLowerCase().match(/[a-z]+/gu) ?? []

/** Whether enough of the sentence was heard, however its figures are written. */
export function isHeard(text: string): boolean {
  const heard = new Set(wordsOf(text))
  const said = wordsOf(spokenSentence)
  return said.filter((word) => heard.has(word)).length >= said.length * heardShare
}

/** The service behind OpenAI's endpoints. Without settings of its own it is that of the language model's server. */
export function recordingService({ speechToText, openai }: Pick<Config, 'speechToText' | 'openai'>): Service {
  const own = speechToText?.baseUrl !== openai?.baseUrl || speechToText?.apiKey !== openai?.apiKey
  return {
    name: 'the transcription',
    url: speechToText?.baseUrl,
    model: speechToText?.model,
    settings: {
      url: own ? 'SPEECH_TO_TEXT_BASE_URL' : 'OPENAI_BASE_URL',
      key: own ? 'SPEECH_TO_TEXT_API_KEY' : 'OPENAI_API_KEY',
      model: 'SPEECH_TO_TEXT_MODEL',
    },
  }
}

/** Lets the configured service transcribe the recording. */
export async function checkTranscription(
  config: Pick<Config, 'speechToText' | 'openai'>,
  spoken: Spoken,
): Promise<Finding> {
  const part = 'Transcription'
  const stt = chooseStt(config)
  if (stt === null)
    return {
      part,
      verdict: 'built_in',
      says: ['none is configured. Browsers with a recogniser of their own hear; in others people type.'],
    }
  const service = recordingService(config)
  const until = 'Until then browsers without a recogniser of their own offer text.'
  try {
    const from = performance.now()
    const file = { name: 'speech.wav', mediaType: 'audio/wav', bytes: spoken.wav }
    const text = await stt.transcribe(file, 'en', AbortSignal.timeout(timeoutMs))
    const ms = performance.now() - from
    if (isHeard(text))
      return {
        part,
        verdict: 'works',
        says: [`${placeOf(service)} hears, in ${(ms / 1_000).toFixed(1)} s: "${text}"`],
      }
    return {
      part,
      verdict: 'fails',
      says: [
        `${placeOf(service)} was given "${spokenSentence}" and heard "${text}".`,
        `Is ${service.settings.model} a model for speech in English and Spanish?`,
        until,
      ],
    }
  } catch (error) {
    return {
      part,
      verdict: 'fails',
      says: [`${placeOf(service)} transcribed nothing.`, ...adviceFor(error, service), until],
    }
  }
}
