import { wavFile } from '#protocol/audio/wav.ts'
import type { Config } from '#server/config.ts'
import { chooseTts } from '#server/choose-providers.ts'
import { embeddedTts } from '#server/providers/tts/embedded.ts'
import { defaultTuning, type Tts, type VoiceChoice } from '#server/providers/tts/tts.ts'
import type { Finding } from './finding.ts'
import { adviceFor, placeOf, type Service } from './service.ts'

const timeoutMs = 60_000
const bytesPerSample = 2
/** What is said, and what a transcription should hear. */
export const spokenSentence = 'I can pay two hundred dollars on Friday.'

/** The sentence as a recording, with how long it took to come. */
export type Spoken = {
  wav: Uint8Array<ArrayBuffer>
  /** The same as 16-bit samples. */
  pcm: Uint8Array
  sampleRate: number
  firstMs: number
  seconds: number
}

/** Speaks the sentence as in a call, with the default voice. Throws what the provider throws. */
async function speak(tts: Tts): Promise<Spoken> {
  const choice: VoiceChoice = {
    voiceId: tts.defaultVoice('female').id,
    language: 'en-US',
    rate: 1,
    pitch: 1,
    tuning: defaultTuning,
  }
  const connection = tts.open(choice)
  try {
    const from = performance.now()
    const pieces: Uint8Array[] = []
    let firstMs = 0
    for await (const event of connection.speak(spokenSentence, AbortSignal.timeout(timeoutMs))) {
      if (event.type !== 'audio') continue
      if (pieces.length === 0) firstMs = performance.now() - from
      pieces.push(event.pcm)
    }
    const bytes = pieces.reduce((sum, piece) => sum + piece.byteLength, 0)
    return {
      wav: wavFile(pieces, tts.sampleRate),
      pcm: Buffer.concat(pieces),
      sampleRate: tts.sampleRate,
      firstMs,
      seconds: bytes / bytesPerSample / tts.sampleRate,
    }
  } finally {
    connection.close()
  }
}

function serviceOf({ elevenLabs, textToSpeech }: Pick<Config, 'elevenLabs' | 'textToSpeech'>): Service {
  return elevenLabs === null
    ? {
        name: 'the voice',
        url: textToSpeech?.baseUrl,
        model: textToSpeech?.model,
        settings: {
          url: 'TEXT_TO_SPEECH_BASE_URL',
          key: 'TEXT_TO_SPEECH_API_KEY',
          model: 'TEXT_TO_SPEECH_MODEL',
        },
      }
    : {
        name: 'the voice',
        url: elevenLabs.baseUrl,
        model: elevenLabs.model,
        settings: { url: 'ELEVENLABS_BASE_URL', key: 'ELEVENLABS_API_KEY', model: 'ELEVENLABS_MODEL' },
      }
}

/** What the account's own list says of the default voices; nothing where there is no list. */
async function aboutVoices(tts: Tts): Promise<string[]> {
  const listed = await tts.voices(AbortSignal.timeout(timeoutMs)).catch(() => [])
  if (listed.length === 0) return []
  const known = new Set(listed.map(({ id }) => id))
  const missing = [tts.defaultVoice('female'), tts.defaultVoice('male')].filter(({ id }) => !known.has(id))
  const some = listed
    .slice(0, 3)
    .map(({ name }) => name)
    .join(', ')
  return [
    `${listed.length} voices can be chosen: ${some}${listed.length > 3 ? ', …' : ''}.`,
    ...(missing.length > 0
      ? [
          `The default voice ${missing.map(({ name }) => name).join(' and ')} is not among them: choose a voice for each prospect.`,
        ]
      : []),
  ]
}

/**
 * Tries the configured voice, or the built-in one.
 * @returns what was found, and the recording; null where there is none
 */
export async function checkVoice(
  config: Pick<Config, 'elevenLabs' | 'textToSpeech' | 'speechQueue'>,
): Promise<{ finding: Finding; spoken: Spoken | null }> {
  const builtIn = embeddedTts({ queue: config.speechQueue })
  const configured = chooseTts(config)
  try {
    if (configured === null) {
      const spoken = await speak(builtIn)
      const says = [
        'none is configured. The browser speaks, or eSpeak on this server: plain, but understood.',
      ]
      return { finding: { part: 'Voice', verdict: 'built_in', says }, spoken }
    }
    return await checkConfigured(configured, serviceOf(config), builtIn)
  } finally {
    await configured?.close()
    await builtIn.close()
  }
}

async function checkConfigured(tts: Tts, service: Service, builtIn: Tts) {
  const part = 'Voice' as const
  try {
    const spoken = await speak(tts)
    const sound = `first sound after ${(spoken.firstMs / 1_000).toFixed(1)} s, ${spoken.seconds.toFixed(1)} s of speech`
    const says = [`${tts.provider} at ${placeOf(service)} speaks: ${sound}.`, ...(await aboutVoices(tts))]
    return { finding: { part, verdict: 'works' as const, says }, spoken }
  } catch (error) {
    const says = [
      `${tts.provider} at ${placeOf(service)} did not speak.`,
      ...adviceFor(error, service),
      ...(await aboutVoices(tts)),
      'Until then a sentence without sound is shown as text, and the built-in voice can be chosen.',
    ]
    return { finding: { part, verdict: 'fails' as const, says }, spoken: await speak(builtIn) }
  }
}
