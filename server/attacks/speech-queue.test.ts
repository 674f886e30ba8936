import { beforeAll, describe, expect, it, vi } from 'vitest'
import { EspeakThread } from '#server/providers/tts/espeak-thread.ts'
import { SpeechQueue } from '#server/providers/tts/speech-queue.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const longText = 'I have told you that I cannot pay all of it this month, and that is the truth. '
  .repeat(50)
  .slice(0, 4_000)

const portal = new TestPortal()
let attacker: TestBrowser
let other: TestBrowser
beforeAll(async () => {
  attacker = await portal.registeredUser()
  other = await portal.registeredUser()
})

function speak(as: TestBrowser, text: string, signal?: AbortSignal): Promise<Response> {
  return as.fetch('/api/elevenlabs/generate-speech', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ text, voiceId: 'builtin-female' }),
    ...(signal ? { signal } : {}),
  })
}

describe('20 parallel speech calls of 4,000 characters', () => {
  it('[TURNS1][TURNS3] let another account speak first, and most are refused with a time to come back', async () => {
    const done: string[] = []
    const refused: Response[] = []
    const gone = new AbortController()
    const texts = Array.from({ length: 20 }, async () => {
      const response = await speak(attacker, longText, gone.signal)
      if (response.status === 429) refused.push(response)
      else done.push('attacker')
    })
    await vi.waitFor(() => expect(refused).toHaveLength(15), { timeout: 20_000 })
    expect(refused[0]?.headers.get('retry-after')).toBe('5')
    expect(await refused[0]?.json()).toMatchObject({ code: 'rate_limited' })
    expect((await speak(other, 'Hello, this is Ana.')).status).toBe(200)
    expect(done).toEqual([])
    gone.abort()
    await Promise.allSettled(texts)
  })

  it('[TURNS2] leave the queue when their caller leaves', async () => {
    const spoken: string[] = []
    let stopEngine = (): void => undefined
    const stopped = new Promise<void>((resolve) => (stopEngine = resolve))
    const engine = vi.spyOn(EspeakThread.prototype, 'speak').mockImplementation(async ({ text }) => {
      spoken.push(text)
      if (text !== 'Hello.') await stopped
      return { pcm: new Uint8Array(2), words: [] }
    })
    const queued = vi.spyOn(SpeechQueue.prototype, 'run')
    const gone = new AbortController()
    const texts = Array.from({ length: 5 }, () => speak(attacker, longText, gone.signal))
    await vi.waitFor(() => expect(queued).toHaveBeenCalledTimes(5))
    // What others asked for before may still be spoken: the first of these has to be under way.
    await vi.waitFor(() => expect(spoken).toHaveLength(1), { timeout: 20_000 })
    const waiting = speak(other, 'Hello.')
    await vi.waitFor(() => expect(queued).toHaveBeenCalledTimes(6))
    gone.abort()
    await Promise.allSettled(texts)
    const signals = queued.mock.calls.slice(0, 5).map(([, signal]) => signal)
    await vi.waitFor(() => expect(signals.every(({ aborted }) => aborted)).toBe(true))
    stopEngine()
    expect((await waiting).status).toBe(200)
    expect(spoken).toEqual([expect.stringMatching(/^I have told you/u), 'Hello.'])
    queued.mockRestore()
    engine.mockRestore()
  })
})
