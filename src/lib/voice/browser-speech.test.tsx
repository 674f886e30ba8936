import { afterEach, describe, expect, it, vi } from 'vitest'
import { aBrowserVoice, stubSpeechSynthesis } from '#src/testing/fake-speech.ts'
import { BrowserSpeechError, pauseSpeech, speak } from './browser-speech.ts'
import { genderOfVoice } from './browser-voice-gender.ts'
import { browserVoices, nearestBrowserVoice } from './browser-voices.ts'
import { maxPartLength, speechParts } from './speech-parts.ts'

const speechParameters = { voice: null, language: 'en-US', rate: 1, pitch: 1, volume: 0.8 } as const

/** The error of a promise that must reject. */
async function rejectionOf(speech: Promise<void>): Promise<unknown> {
  return speech.then(
    () => new Error('it ended'),
    (error: unknown) => error,
  )
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('speaking with a browser voice', () => {
  it('[VOICE23] speaks sentence by sentence, each with the given parameters', async () => {
    const voice = aBrowserVoice({ name: 'Paulina', lang: 'es-MX' })
    const speech = stubSpeechSynthesis(voice)
    await speak('No tengo dinero. ¿Qué quiere?', {
      ...speechParameters,
      voice,
      language: 'es-MX',
      rate: 1.2,
      pitch: 0.9,
    })
    expect(speech.spoken.map(({ text }) => text)).toEqual(['No tengo dinero.', '¿Qué quiere?'])
    expect(speech.spoken[1]).toMatchObject({ voice, lang: 'es-MX', rate: 1.2, pitch: 0.9, volume: 0.8 })
  })

  it('waits for each sentence to end', async () => {
    const speech = stubSpeechSynthesis()
    speech.outcome = 'hold'
    const spoken = speak('One thing. Another.', speechParameters)
    await vi.waitFor(() => expect(speech.spoken).toHaveLength(1))
    await Promise.resolve()
    speech.finish()
    await vi.waitFor(() => expect(speech.spoken).toHaveLength(2))
    await Promise.resolve()
    speech.finish()
    await expect(spoken).resolves.toBeUndefined()
  })

  it("fails with the browser's error code", async () => {
    const speech = stubSpeechSynthesis()
    speech.outcome = 'synthesis-failed'
    expect(await rejectionOf(speak('Hello.', speechParameters))).toMatchObject({ code: 'synthesis-failed' })
    expect(speech.spoken).toHaveLength(1)
  })

  it('fails if the browser has no speech synthesis', async () => {
    expect(await rejectionOf(speak('Hello.', speechParameters))).toEqual(
      new BrowserSpeechError('unsupported'),
    )
  })

  it('gives up on a voice that never starts', async () => {
    vi.useFakeTimers()
    const speech = stubSpeechSynthesis()
    speech.outcome = 'silent'
    const spoken = rejectionOf(speak('Hello.', speechParameters))
    await vi.runAllTimersAsync()
    expect(await spoken).toEqual(new BrowserSpeechError('stalled'))
    expect(speech.cancelled).toBe(1)
  })

  it('gives up on a voice that stops and never ends', async () => {
    vi.useFakeTimers()
    const speech = stubSpeechSynthesis()
    speech.outcome = 'hold'
    const spoken = rejectionOf(speak('Hello.', speechParameters))
    await vi.runAllTimersAsync()
    expect(await spoken).toEqual(new BrowserSpeechError('stalled'))
  })

  it('[SESS44] a pause of ours, however long, does not count as a voice that has stopped', async () => {
    vi.useFakeTimers()
    const speech = stubSpeechSynthesis()
    speech.outcome = 'hold'
    const settled = vi.fn<() => void>()
    const spoken = rejectionOf(speak('One thing. Another.', speechParameters))
    void spoken.then(settled)
    await vi.advanceTimersByTimeAsync(1_000)
    pauseSpeech(true)
    await vi.advanceTimersByTimeAsync(60_000)
    // The end of the part was on its way: the next one waits as well.
    speech.finish()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(settled).not.toHaveBeenCalled()
    pauseSpeech(false)
    await vi.advanceTimersByTimeAsync(1_000)
    speech.finish()
    expect(await spoken).toEqual(new Error('it ended'))
    expect(speech.spoken.map(({ text }) => text)).toEqual(['One thing.', 'Another.'])
    expect(speech.cancelled).toBe(0)
  })

  it('gives up on a voice that stays silent after a pause', async () => {
    vi.useFakeTimers()
    const speech = stubSpeechSynthesis()
    speech.outcome = 'hold'
    const spoken = rejectionOf(speak('Hello.', speechParameters))
    await vi.advanceTimersByTimeAsync(1_000)
    pauseSpeech(true)
    await vi.advanceTimersByTimeAsync(60_000)
    pauseSpeech(false)
    await vi.runAllTimersAsync()
    expect(await spoken).toEqual(new BrowserSpeechError('stalled'))
  })

  it('stops at once when aborted', async () => {
    const speech = stubSpeechSynthesis()
    speech.outcome = 'hold'
    const stop = new AbortController()
    const spoken = rejectionOf(speak('One. Two.', { ...speechParameters, signal: stop.signal }))
    await vi.waitFor(() => expect(speech.spoken).toHaveLength(1))
    stop.abort()
    expect(await spoken).toMatchObject({ name: 'AbortError' })
    expect(speech.cancelled).toBe(1)
    expect(speech.spoken).toHaveLength(1)
  })

  it('says nothing if already aborted', async () => {
    const speech = stubSpeechSynthesis()
    expect(
      await rejectionOf(speak('One.', { ...speechParameters, signal: AbortSignal.abort() })),
    ).toMatchObject({
      name: 'AbortError',
    })
    expect(speech.spoken).toEqual([])
  })

  it('aborts the current speech when a new one starts', async () => {
    const speech = stubSpeechSynthesis()
    speech.outcome = 'hold'
    const first = rejectionOf(speak('The first.', speechParameters))
    await vi.waitFor(() => expect(speech.spoken).toHaveLength(1))
    speech.outcome = 'end'
    await speak('The second.', speechParameters)
    expect(await first).toMatchObject({ name: 'AbortError' })
    expect(speech.spoken.map(({ text }) => text)).toEqual(['The first.', 'The second.'])
  })

  it('reports an interruption as an abort, not as a failure', async () => {
    const speech = stubSpeechSynthesis()
    speech.outcome = 'interrupted'
    expect(await rejectionOf(speak('Hello.', speechParameters))).toMatchObject({ name: 'AbortError' })
  })
})

describe('splitting text into parts', () => {
  it('drops empty parts', () => {
    expect(speechParts('   ')).toEqual([])
    expect(speechParts('One.  \n Two.')).toEqual(['One.', 'Two.'])
  })

  it('splits a long sentence at a comma, never inside an amount', () => {
    const long =
      'I told the last person who called me about this that I could send $1,000,000.50 or maybe less than that, when my brother pays me back what he owes me from the summer'
    const parts = speechParts(long)
    expect(parts).toHaveLength(2)
    expect(parts[0]).toMatch(/less than that,$/u)
    expect(parts.join(' ')).toBe(long)
  })

  it('splits text that has neither comma nor space', () => {
    const parts = speechParts('a'.repeat(300))
    expect(parts.map(({ length }) => length)).toEqual([maxPartLength, maxPartLength, 300 - 2 * maxPartLength])
  })
})

describe('browser voices', () => {
  it('waits for voices that load late', async () => {
    const speech = stubSpeechSynthesis()
    const list = browserVoices()
    const voice = aBrowserVoice()
    speech.loadVoices(voice)
    expect(await list).toEqual([voice])
  })

  it('has no voices if the wait is aborted', async () => {
    stubSpeechSynthesis()
    const stop = new AbortController()
    const list = browserVoices(stop.signal)
    stop.abort()
    expect(await list).toEqual([])
  })

  it('chooses the preferred voice, else the closest one that speaks the language', () => {
    const zira = aBrowserVoice({ name: 'Zira' })
    const monica = aBrowserVoice({ name: 'Mónica', lang: 'es_ES' })
    const female = aBrowserVoice({ name: 'Google español Female', lang: 'es-US', localService: false })
    const male = aBrowserVoice({ name: 'Google español Male', lang: 'es-US', localService: false })
    const all = [zira, monica, female, male]
    expect(nearestBrowserVoice(all, { uri: 'Zira', language: 'es-MX' })).toBe(zira)
    expect(nearestBrowserVoice(all, { uri: 'gone', language: 'es-ES' })).toBe(monica)
    expect(nearestBrowserVoice(all, { language: 'es-MX', gender: 'male' })).toBe(male)
    expect(nearestBrowserVoice([female, male], { language: 'es-MX', gender: 'female' })).toBe(female)
    expect(nearestBrowserVoice([zira], { language: 'es-MX' })).toBeNull()
    const alvaro = aBrowserVoice({ name: 'Microsoft Álvaro Online (Natural)', lang: 'es-ES' })
    expect(nearestBrowserVoice([monica, alvaro], { language: 'es-MX', gender: 'male' })).toBe(alvaro)
  })

  it('takes a voice of unknown gender rather than one of the other gender', () => {
    const female = aBrowserVoice({ name: 'Paulina', lang: 'es-MX' })
    const unknown = aBrowserVoice({ name: 'Google español', lang: 'es-ES', localService: false })
    const male = aBrowserVoice({ name: 'Google español Male', lang: 'es-US', localService: false })
    expect(nearestBrowserVoice([female, unknown], { language: 'es-MX', gender: 'male' })).toBe(unknown)
    expect(nearestBrowserVoice([unknown, male], { language: 'es-ES', gender: 'male' })).toBe(male)
    expect(nearestBrowserVoice([unknown, female], { language: 'es-MX', gender: 'neutral' })).toBe(female)
    expect(nearestBrowserVoice([unknown, female], { language: 'es-MX' })).toBe(female)
  })

  it.each([
    ['Microsoft AvaMultilingual Online (Natural) - English (United States)', 'female'],
    ['Microsoft AndrewMultilingual Online (Natural) - English (United States)', 'male'],
    ['Microsoft Elena Online (Natural) - Spanish (Argentina)', 'female'],
    ['Microsoft Tomas Online (Natural) - Spanish (Argentina)', 'male'],
    ['Google US English', null],
  ])('tells the gender of %s: %s', (name, gender) => {
    expect(genderOfVoice(name)).toBe(gender)
  })
})
