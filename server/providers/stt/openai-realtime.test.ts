import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { SpeechSimulator } from '#server/testing/speech-simulator.ts'
import { openAiStreamingStt } from './openai-realtime.ts'
import type { StreamingStt } from './stt.ts'
import { describeStreamingStt, english, heardUntilFinal, say } from './testing/streaming-stt-contract.ts'

describeStreamingStt('OpenAI', (simulator, deadlines) =>
  openAiStreamingStt({ apiKey: 'key', baseUrl: simulator.openAiUrl, model: undefined, deadlines }),
)

describe('OpenAI', () => {
  let simulator: SpeechSimulator
  let stt: StreamingStt
  beforeAll(async () => {
    simulator = await SpeechSimulator.start()
    stt = openAiStreamingStt({ apiKey: 'key', baseUrl: simulator.openAiUrl, model: undefined })
  })
  afterAll(() => simulator.close())
  beforeEach(() => simulator.script())

  it('sends the sound at 24 kHz, and no model in the address', async () => {
    const stream = stt.open(english)
    say(stream, 10)
    stream.commit()
    await heardUntilFinal(stream)
    stream.close()
    const [heard] = simulator.streams
    expect(heard?.url.search).toBe('?intent=transcription')
    // A second, and a sample that the next piece continues from.
    expect(Math.abs((heard?.audio.byteLength ?? 0) / 2 - 24_000)).toBeLessThanOrEqual(1)
  })

  it.each([
    ['rate_limit_exceeded', 'rate_limited'],
    ['insufficient_quota', 'rate_limited'],
    ['session_expired', 'unavailable'],
  ])('%s is reported as %s', async (error, failure) => {
    simulator.script({ name: 'error', text: 'I can', error })
    const stream = stt.open(english)
    stream.commit()
    await expect(heardUntilFinal(stream)).rejects.toMatchObject({ failure })
  })
})
