import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SpeechSimulator } from '#server/testing/speech-simulator.ts'
import { elevenLabsStreamingStt } from './elevenlabs.ts'
import type { HeardWords, StreamingStt } from './stt.ts'
import {
  describeStreamingStt,
  english,
  heardUntilFinal,
  say,
  sound,
} from './testing/streaming-stt-contract.ts'

describeStreamingStt('ElevenLabs', (simulator, deadlines) =>
  elevenLabsStreamingStt({ apiKey: 'key', baseUrl: simulator.elevenLabsUrl, model: undefined, deadlines }),
)

describe('ElevenLabs', () => {
  let simulator: SpeechSimulator
  let stt: StreamingStt
  beforeAll(async () => {
    simulator = await SpeechSimulator.start()
    stt = elevenLabsStreamingStt({ apiKey: 'key', baseUrl: simulator.elevenLabsUrl, model: undefined })
  })
  afterAll(() => simulator.close())
  beforeEach(() => simulator.script())

  it('sends the sound unchanged, and commits by itself', async () => {
    const stream = stt.open({ language: 'es', sampleRate: 16_000 })
    say(stream, 2)
    stream.commit()
    await heardUntilFinal(stream)
    stream.close()
    const [heard] = simulator.streams
    expect(Object.fromEntries(heard?.url.searchParams ?? [])).toEqual({
      model_id: 'scribe_v2_realtime',
      audio_format: 'pcm_16000',
      commit_strategy: 'manual',
      language_code: 'es',
    })
    expect(heard?.audio.equals(Buffer.concat([sound, sound]))).toBe(true)
  })

  it('leaves the language open where either may be spoken', async () => {
    const stream = stt.open({ language: null, sampleRate: 16_000 })
    stream.commit()
    await heardUntilFinal(stream)
    stream.close()
    expect(simulator.streams[0]?.url.searchParams.has('language_code')).toBe(false)
  })

  it('words that the server made final without a commit begin the line', async () => {
    simulator.script({ name: 'final early', text: 'I can pay forty', words: 2 })
    const stream = stt.open(english)
    const heard: HeardWords[] = []
    say(stream, 2)
    for await (const words of stream) {
      heard.push(words)
      if (heard.length === 3) say(stream, 1)
      if (heard.length === 4) stream.commit()
      if (words.type === 'final') break
    }
    expect(heard.map(({ type, text }) => `${type}: ${text}`)).toEqual([
      'partial: I',
      'partial: I can',
      'partial: I can',
      'partial: I can pay',
      'final: I can pay forty',
    ])
    stream.close()
  })

  it.each([
    ['auth_error', 'refused'],
    ['quota_exceeded', 'refused'],
    ['rate_limited', 'rate_limited'],
    ['resource_exhausted', 'unavailable'],
    ['session_time_limit_exceeded', 'incomplete'],
  ])('%s is reported as %s', async (error, failure) => {
    simulator.script({ name: 'error', text: 'I can', error })
    const stream = stt.open(english)
    stream.commit()
    await expect(heardUntilFinal(stream)).rejects.toMatchObject({ failure })
  })
})
