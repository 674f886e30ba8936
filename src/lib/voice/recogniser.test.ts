import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type BrowserSpeechRecognition, Recogniser, type RecogniserEvents } from './recogniser.ts'

/** A fake of the browser's speech recognition. */
class FakeRecognition implements BrowserSpeechRecognition {
  lang = ''
  continuous = false
  interimResults = false
  processLocally?: boolean
  onresult: BrowserSpeechRecognition['onresult'] = null
  onerror: BrowserSpeechRecognition['onerror'] = null
  onend: BrowserSpeechRecognition['onend'] = null
  start = vi.fn<BrowserSpeechRecognition['start']>()
  stop = vi.fn<() => void>(() => this.onend?.())
  abort = vi.fn<() => void>(() => this.onend?.())
  recognise(text: string, final: boolean) {
    const result = Object.assign([{ transcript: text, confidence: 0.8 }], { isFinal: final })
    this.onresult?.({ resultIndex: 0, results: [result] })
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function aRecogniser() {
  const created: FakeRecognition[] = []
  const events = {
    partial: vi.fn<RecogniserEvents['partial']>(),
    final: vi.fn<RecogniserEvents['final']>(),
    stopped: vi.fn<RecogniserEvents['stopped']>(),
    unavailable: vi.fn<RecogniserEvents['unavailable']>(),
  }
  const recogniser = new Recogniser(
    () => {
      const recognition = new FakeRecognition()
      created.push(recognition)
      return recognition
    },
    'en-US',
    events,
    false,
  )
  return { recogniser, created, events, last: () => created.at(-1) as FakeRecognition }
}

describe('the recogniser', () => {
  it('[VOICE23] reports interim and final words', () => {
    const { recogniser, events, last } = aRecogniser()
    recogniser.start()
    expect(last()).toMatchObject({ lang: 'en-US', continuous: true, interimResults: true })
    last().recognise(' good mor ', false)
    last().recognise('good morning ', true)
    expect(events.partial).toHaveBeenCalledExactlyOnceWith('good mor')
    expect(events.final).toHaveBeenCalledExactlyOnceWith('good morning', 0.8)
  })

  it('[VOICE21] restarts 100 ms after it stopped by itself', () => {
    const { recogniser, created, events, last } = aRecogniser()
    recogniser.start()
    last().onend?.()
    expect(events.stopped).toHaveBeenCalledOnce()
    vi.advanceTimersByTime(99)
    expect(created).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(created).toHaveLength(2)
  })

  it('[VOICE21] is started once where it is asked for before its restart', () => {
    const { recogniser, created, last } = aRecogniser()
    recogniser.start()
    last().onend?.()
    recogniser.start()
    vi.runAllTimers()
    expect(created).toHaveLength(2)
  })

  it('does not restart after a stop', () => {
    const { recogniser, created } = aRecogniser()
    recogniser.start()
    recogniser.stop()
    vi.runAllTimers()
    expect(created).toHaveLength(1)
  })

  it('[VOICE32] listens to the chosen microphone with its echo cancelled, where it is open', () => {
    const { recogniser, created, last } = aRecogniser()
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- jsdom has no tracks
    const track = { readyState: 'live' } as MediaStreamTrack
    recogniser.start()
    expect(last().start).toHaveBeenCalledExactlyOnceWith()
    recogniser.track = track
    vi.advanceTimersByTime(100)
    expect(created).toHaveLength(2)
    expect(last().start).toHaveBeenCalledExactlyOnceWith(track)
    last().onerror?.({ error: 'audio-capture' })
    last().onend?.()
    vi.advanceTimersByTime(2_000)
    expect(last().start).toHaveBeenCalledExactlyOnceWith()
  })

  it('[VOICE38] keeps the voice on the device while it is told to, and says where that cannot be', () => {
    const { recogniser, created, events, last } = aRecogniser()
    recogniser.start()
    expect(last().processLocally).toBeUndefined()
    recogniser.onDevice = true
    vi.advanceTimersByTime(100)
    expect(created).toHaveLength(2)
    expect(last().processLocally).toBe(true)
    last().onerror?.({ error: 'language-not-supported' })
    expect(events.unavailable).toHaveBeenCalledExactlyOnceWith('language-not-supported')
  })

  it('continues in another language', () => {
    const { recogniser, last } = aRecogniser()
    recogniser.start()
    recogniser.language = 'es-MX'
    vi.runAllTimers()
    expect(last().lang).toBe('es-MX')
  })

  it('ignores silence, reports a refused service at once and a lost network after three tries', () => {
    const silent = aRecogniser()
    silent.recogniser.start()
    for (let count = 0; count < 5; count++) {
      silent.last().onerror?.({ error: 'no-speech' })
      silent.last().onend?.()
      vi.advanceTimersByTime(100)
    }
    expect(silent.events.unavailable).not.toHaveBeenCalled()

    const refused = aRecogniser()
    refused.recogniser.start()
    refused.last().onerror?.({ error: 'not-allowed' })
    expect(refused.events.unavailable).toHaveBeenCalledExactlyOnceWith('not-allowed')

    const cut = aRecogniser()
    cut.recogniser.start()
    for (let count = 0; count < 3; count++) {
      expect(cut.events.unavailable).not.toHaveBeenCalled()
      cut.last().onerror?.({ error: 'network' })
      cut.last().onend?.()
      vi.advanceTimersByTime(2_000)
    }
    expect(cut.events.unavailable).toHaveBeenCalledExactlyOnceWith('network')
    expect(cut.created).toHaveLength(3)
  })
})
