import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { VoiceSimulator } from '#server/testing/voice-simulator.ts'
import { openAiStt } from './openai.ts'
import type { Stt } from './stt.ts'

describe('an OpenAI-compatible transcription', () => {
  let simulator: VoiceSimulator
  let stt: Stt
  beforeAll(async () => {
    simulator = await VoiceSimulator.start()
    const deadlines = { connectMs: 500, answerMs: 300 }
    stt = openAiStt({ baseUrl: simulator.openAiUrl, apiKey: 'key', model: 'whisper-1', deadlines })
  })
  afterAll(() => simulator.close())
  beforeEach(() => {
    simulator.transcriptions.length = 0
  })
  const never = new AbortController().signal
  const file = { name: 'speech.wav', mediaType: 'audio/wav', bytes: new Uint8Array([1, 2, 3, 4]) }

  it('sends the file unchanged, and returns the words', async () => {
    simulator.transcript = ' Puedo pagar el viernes. '
    expect(await stt.transcribe(file, 'es', never)).toBe('Puedo pagar el viernes.')
    expect(simulator.transcriptions).toMatchObject([
      {
        fileName: 'speech.wav',
        bytes: Buffer.from([1, 2, 3, 4]),
        fields: { model: 'whisper-1', language: 'es' },
      },
    ])
  })

  it("OpenAI's newer models get the language as a list: they refuse a single one", async () => {
    simulator.transcript = 'Hello.'
    const newer = openAiStt({ baseUrl: simulator.openAiUrl, apiKey: 'key', model: 'gpt-transcribe' })
    await newer.transcribe(file, 'es', never)
    const fields = simulator.transcriptions[0]?.fields
    expect(fields).toMatchObject({ model: 'gpt-transcribe', 'languages[]': 'es' })
    expect(fields).not.toHaveProperty('language')
  })

  it('leaves the language open where either may be spoken', async () => {
    simulator.transcript = 'Hello.'
    await stt.transcribe(file, null, never)
    expect(simulator.transcriptions[0]?.fields).not.toHaveProperty('language')
  })

  it.each([
    [401, 'refused', 1],
    [429, 'rate_limited', 2],
    [503, 'unavailable', 2],
  ])('status %i is reported as %s after %i requests', async (status, failure, requests) => {
    simulator.transcript = status
    await expect(stt.transcribe(file, 'en', never)).rejects.toMatchObject({ failure })
    expect(simulator.transcriptions).toHaveLength(requests)
  })

  it('a server that never answers times out', async () => {
    simulator.transcript = null
    await expect(stt.transcribe(file, 'en', never)).rejects.toMatchObject({ failure: 'first_token_timeout' })
  })

  it('ends when stopped', async () => {
    simulator.transcript = null
    const stopped = stt.transcribe(file, 'en', AbortSignal.timeout(20))
    await expect(stopped).rejects.toThrow(expect.objectContaining({ name: 'TimeoutError' }))
  })
})
