import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { readWav } from '#protocol/audio/testing/read-wav.ts'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { usage } from '#db/schema/usage.ts'
import { embeddedTts } from '#server/providers/tts/embedded.ts'
import { elevenLabsTts } from '#server/providers/tts/elevenlabs.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { startTestServer, type TestServer } from '#server/testing/start-server.ts'
import { VoiceSimulator } from '#server/testing/voice-simulator.ts'

let database: TestDatabase
let simulator: VoiceSimulator
beforeAll(async () => {
  database = await createTestDatabase()
  simulator = await VoiceSimulator.start()
})
afterAll(async () => {
  await simulator.close()
  await database.close()
})

async function browserOf(server: TestServer): Promise<TestBrowser> {
  const browser = new TestBrowser(server.origin)
  await browser.register()
  return browser
}

describe('speech without any provider', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer(database)
  })
  afterAll(() => server.close())

  it('[DATA8] has the two built-in voices', async () => {
    const voices = await (await browserOf(server)).call('listVoices')
    expect(voices).toEqual([
      { voice_id: 'builtin-female', name: 'Clara', gender: 'female', accent: 'neutral' },
      { voice_id: 'builtin-male', name: 'Martín', gender: 'male', accent: 'neutral' },
    ])
  })

  it('synthesizes a text as an audio file at no cost', async () => {
    const browser = await browserOf(server)
    const sound = await browser.call('generateSpeech', {
      body: { text: 'Debo $1,200.', voiceId: 'builtin-male', language: 'es-MX' },
    })
    expect(sound.type).toBe('audio/wav')
    const { sampleRate, pcm } = readWav(new Uint8Array(await sound.arrayBuffer()))
    expect(sampleRate).toBe(22_050)
    expect(pcm.some((byte) => byte !== 0)).toBe(true)
    expect(await database.db.select().from(usage)).toEqual([])
  })

  it('says so if the voice does not answer in time', async () => {
    const browser = await browserOf(server)
    const late = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
    try {
      const response = await browser.fetch('/api/elevenlabs/generate-speech', {
        method: 'POST',
        body: JSON.stringify({ text: 'Debo mil pesos.', voiceId: 'builtin-male', language: 'es-MX' }),
        headers: { 'content-type': 'application/json' },
      })
      expect(response.status).toBe(504)
      expect(await response.json()).toMatchObject({ code: 'provider_timeout' })
    } finally {
      late.mockRestore()
    }
  })

  it('rejects missing logins, empty texts and unknown fields', async () => {
    const browser = await browserOf(server)
    const post = (as: TestBrowser, body: unknown) =>
      as.fetch('/api/elevenlabs/generate-speech', {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      })
    expect((await post(new TestBrowser(server.origin), { text: 'x', voiceId: 'v' })).status).toBe(401)
    expect((await post(browser, { text: ' ', voiceId: 'v' })).status).toBe(400)
    expect((await post(browser, { text: 'x', voiceId: 'v', speed: 9 })).status).toBe(400)
    expect((await post(browser, { text: 'x', voiceId: 'v', settings: { stability: 2 } })).status).toBe(400)
  })
})

describe('speech by ElevenLabs', () => {
  let server: TestServer
  beforeAll(async () => {
    const live = elevenLabsTts({ apiKey: 'key', baseUrl: simulator.elevenLabsUrl, model: undefined })
    // Loads the SDK, which on a busy machine takes longer than the list timeout.
    await live.voices(new AbortController().signal)
    server = await startTestServer(database, {
      voices: { live, builtIn: embeddedTts({ threads: 1 }) },
    })
  })
  afterAll(() => server.close())

  it('lists the account’s voices, those of the language first', async () => {
    const response = await (await browserOf(server)).fetch('/api/elevenlabs/voices?language=es')
    const voices: unknown = await response.json()
    expect(voices).toMatchObject([{ voice_id: 'mexico1', gender: 'female', accent: 'mexican' }, {}, {}])
  })

  it('[VOICE22][API23] speaks with the given settings, with numbers as words, and records the characters', async () => {
    const browser = await browserOf(server)
    simulator.script()
    const sound = await browser.call('generateSpeech', {
      body: { text: 'I owe $20.', voiceId: 'mexico1', settings: { stability: 0.9 } },
    })
    expect(sound.type).toBe('audio/mpeg')
    expect(await simulator.clause(0)).toMatchObject({
      text: 'I owe twenty dollars.',
      voiceId: 'mexico1',
      with: { voice_settings: { stability: 0.9, similarity_boost: 0.75, style: 0, use_speaker_boost: true } },
    })
    expect(await database.db.select().from(usage)).toMatchObject([
      { kind: 'voice_characters', provider: 'elevenlabs', quantity: 21 },
    ])
  })

  it('speaks like a prospect: with the voice of its accent and its speed', async () => {
    const browser = await browserOf(server)
    simulator.script()
    await browser.call('generateSpeech', {
      body: { text: 'No puedo.', prospect: { voiceType: 'anxious', accent: 'mexican' }, language: 'es' },
    })
    const spoken = await simulator.clause(0)
    expect(spoken).toMatchObject({ text: 'No puedo.', voiceId: 'mexico1' })
    expect(spoken.with).toMatchObject({ voice_settings: { stability: 0.5, speed: 1.12 } })
  })

  it.each([
    ['Marcus Bell', 'JBFqnCBsd6RMkjVDRZzb'],
    ['Janelle Bell', 'EXAVITQu4vr4xnSDxMaL'],
  ])('[WIZ6] a preview of %s is spoken by the voice of that person', async (name, voiceId) => {
    const browser = await browserOf(server)
    simulator.script()
    await browser.call('generateSpeech', {
      body: {
        text: 'Hello.',
        prospect: { source: { type: 'individual', name, debtAmount: 1_200, personality: 'cooperative' } },
      },
    })
    expect((await simulator.clause(0)).voiceId).toBe(voiceId)
  })

  it('[VOICE22] a prospect whose voice the account does not have any more speaks with another one', async () => {
    const browser = await browserOf(server)
    simulator.script()
    simulator.missingVoices.add('mexico1')
    const sound = await browser.call('generateSpeech', {
      body: { text: 'No puedo.', prospect: { voiceType: 'anxious', accent: 'mexican' }, language: 'es' },
    })
    expect(sound.type).toBe('audio/mpeg')
    expect(simulator.clauses.map(({ voiceId }) => voiceId)).toEqual(['mexico1', 'EXAVITQu4vr4xnSDxMaL'])
    simulator.missingVoices.clear()
  })

  it('[VOICE22] a voice that is tried out and gone is not replaced by another one', async () => {
    const browser = await browserOf(server)
    simulator.missingVoices.add('ended')
    const response = await browser.fetch('/api/elevenlabs/generate-speech', {
      method: 'POST',
      body: JSON.stringify({ text: 'Hello.', voiceId: 'ended' }),
      headers: { 'content-type': 'application/json' },
    })
    expect(response.ok).toBe(false)
    simulator.missingVoices.clear()
  })

  it('a built-in voice speaks without the provider', async () => {
    simulator.script()
    const browser = await browserOf(server)
    const sound = await browser.call('generateSpeech', {
      body: { text: 'Hello.', voiceId: 'builtin-female' },
    })
    expect(sound.type).toBe('audio/wav')
    expect(simulator.clauses).toEqual([])
  })

  it('[ERR20] a failure returns its code, so that the page can fall back to the browser’s voice', async () => {
    simulator.script({ name: 'refuse', status: 401 })
    const response = await (
      await browserOf(server)
    ).fetch('/api/elevenlabs/generate-speech', {
      method: 'POST',
      body: JSON.stringify({ text: 'Hello.', voiceId: 'mexico1' }),
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(502)
    expect(await response.json()).toMatchObject({ code: 'provider_refused' })
  })
})

it('[API22] falls back to the two built-in voices if the provider cannot list its own', async () => {
  const gone = await VoiceSimulator.start()
  const live = elevenLabsTts({ apiKey: 'key', baseUrl: gone.elevenLabsUrl, model: undefined })
  await gone.close()
  const server = await startTestServer(database, {
    voices: { live, builtIn: embeddedTts({ threads: 1 }) },
  })
  const voices = await (await browserOf(server)).call('listVoices')
  expect(voices.map((voice) => voice.voice_id)).toEqual(['builtin-female', 'builtin-male'])
  await server.close()
})
