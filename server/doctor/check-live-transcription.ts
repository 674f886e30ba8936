import type { Config } from '#server/config.ts'
import { chooseStreamingStt } from '#server/choose-providers.ts'
import { Resampler } from '#server/providers/stt/resampler.ts'
import type { StreamingStt } from '#server/providers/stt/stt.ts'
import { isHeard, recordingService } from './check-transcription.ts'
import { type Spoken, spokenSentence } from './check-voice.ts'
import type { Finding } from './finding.ts'
import { adviceFor, placeOf, type Service } from './service.ts'

/** What the browser's microphone gives. */
const sampleRate = 16_000

/** The final words of a sentence that is sent as it would be spoken. */
async function hear(stt: StreamingStt, spoken: Spoken): Promise<string> {
  const stream = stt.open({ language: 'en', sampleRate })
  try {
    stream.send(new Resampler(spoken.sampleRate, sampleRate).take(spoken.pcm))
    stream.commit()
    for await (const { type, text } of stream) if (type === 'final') return text
    return ''
  } finally {
    stream.close()
  }
}

/** Lets the service that transcribes while somebody speaks hear the sentence; null where there is none. */
export async function checkLiveTranscription(
  config: Pick<Config, 'streamingSpeechToText' | 'speechToText' | 'openai' | 'elevenLabs'>,
  spoken: Spoken,
): Promise<Finding | null> {
  const part = 'Live transcription'
  const stt = chooseStreamingStt(config)
  const { streamingSpeechToText: chosen } = config
  if (stt === null || chosen === null) return null
  const settings =
    chosen.provider === 'elevenlabs'
      ? { url: 'ELEVENLABS_BASE_URL', key: 'ELEVENLABS_API_KEY' }
      : recordingService(config).settings
  const service: Service = {
    name: 'the live transcription',
    url: chosen.baseUrl,
    model: chosen.model,
    settings: { ...settings, model: 'STREAMING_SPEECH_TO_TEXT_MODEL' },
  }
  const until = 'Until then browsers with a recogniser of their own hear; in others people type.'
  try {
    const from = performance.now()
    const text = await hear(stt, spoken)
    const seconds = ((performance.now() - from) / 1_000).toFixed(1)
    const where = `${chosen.provider} at ${placeOf(service)}`
    return isHeard(text)
      ? { part, verdict: 'works', says: [`${where} hears, in ${seconds} s: "${text}"`] }
      : {
          part,
          verdict: 'fails',
          says: [`${where} was given "${spokenSentence}" and heard "${text}".`, until],
        }
  } catch (error) {
    return {
      part,
      verdict: 'fails',
      says: [`${chosen.provider} at ${placeOf(service)} heard nothing.`, ...adviceFor(error, service), until],
    }
  }
}
