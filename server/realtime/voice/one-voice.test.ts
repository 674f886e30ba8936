import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Tts, VoiceChoice } from '#server/providers/tts/tts.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import type { TestServer } from '#server/testing/start-server.ts'
import { submit, VoiceStage } from './testing/voice-stage.ts'

const stage = new VoiceStage()

describe('[VOICE36] a debtor has one voice', () => {
  /** How replies, and lines by REST, were asked for. */
  const opened: VoiceChoice[] = []
  const rendered: VoiceChoice[] = []
  const watched = (tts: Tts): Tts => ({
    ...tts,
    open: (choice) => {
      opened.push(choice)
      return tts.open(choice)
    },
    render: (text, choice, signal) => {
      rendered.push(choice)
      return tts.render(text, choice, signal)
    },
  })
  let server: TestServer
  beforeAll(async () => {
    const tts = stage.elevenLabs()
    await tts.voices(new AbortController().signal)
    server = await stage.serve(watched(tts), 20)
  })
  beforeEach(() => {
    opened.length = 0
    rendered.length = 0
  })

  it.each([
    ['whom the page chooses no voice for', {}],
    ['whose voice and speed the page chooses', { voice_id: 'mexico1', rate: 1.25 }],
  ])('%s: in the opening and in replies, whatever Spanish the page is heard in', async (_, chosen) => {
    const { client, browser, sessionId } = await stage.scene(server, 'to read', {
      prospect: { voiceType: 'elderly', accent: 'castilian', primaryLanguage: 'spanish' },
      session: { sessionLanguage: 'spanish' },
    })
    expect(client.last('session.created').voice).toMatchObject({
      language: 'es-ES',
      delivery: { gender: 'female', rate: 0.88, pitch: 0.92 },
    })
    const voice = { enabled: true, language: 'es-MX', ...chosen } as const
    await client.answer(client.send({ type: 'voice.configure', voice }))
    submit(client)
    await client.sound(() => true)
    const { voice_id: voiceId, rate } = { voice_id: undefined, rate: undefined, ...chosen }
    await browser.call('generateSpeech', { body: { text: '¿Diga?', sessionId, voiceId, rate } })
    expect(opened.at(-1)).toMatchObject({ language: 'es-ES', rate: 0.88 * (rate ?? 1), pitch: 0.92 })
    expect(rendered).toEqual([opened.at(-1)])
  })

  it('and that of the line where it speaks both languages', async () => {
    const { browser, sessionId } = await stage.scene(server, 'to read', {
      prospect: { primaryLanguage: 'bilingual' },
      session: { sessionLanguage: 'bilingual' },
    })
    for (const text of ['I hear you, but the rent took most of it.', 'Le oigo, pero no tengo el dinero.'])
      await browser.call('generateSpeech', { body: { text, sessionId } })
    expect(rendered.map(({ language }) => language)).toEqual(['en-US', 'es-MX'])
  })

  it('its own where the chosen one is gone, also before the voices were ever listed', async () => {
    const tts = stage.elevenLabs()
    let list = () => {}
    const listed = new Promise<void>((resolve) => (list = resolve))
    const voices = () => listed.then(() => tts.voices(new AbortController().signal))
    const unlisted = await stage.serve({ ...watched(tts), voices }, 20)
    stage.voice.missingVoices.add('ended')
    const browser = new TestBrowser(unlisted.origin)
    await browser.register()
    const { id: sessionId } = await browser.startSession({
      prospect: { accent: 'mexican', primaryLanguage: 'spanish' },
      session: { sessionLanguage: 'spanish' },
    })
    const spoken = browser.call('generateSpeech', { body: { text: '¿Diga?', sessionId, voiceId: 'ended' } })
    // A voice that is tried out needs no list.
    await browser.call('generateSpeech', { body: { text: 'Bueno.', voiceId: 'tried' } })
    list()
    await spoken
    expect(rendered.map(({ voiceId }) => voiceId)).toEqual(['tried', 'ended', 'mexico1'])
  })

  it('which is not for the session of somebody else', async () => {
    const { sessionId } = await stage.scene(server, 'to read')
    const stranger = new TestBrowser(server.origin)
    await stranger.register()
    const response = await stranger.fetch('/api/elevenlabs/generate-speech', {
      method: 'POST',
      body: JSON.stringify({ text: 'Hello?', sessionId }),
      headers: { 'content-type': 'application/json' },
    })
    expect(response.status).toBe(404)
    expect(rendered).toEqual([])
  })
})
