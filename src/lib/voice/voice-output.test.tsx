import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerFrame } from '#protocol/realtime/server-frames.ts'
import { aBrowserVoice, stubSpeechSynthesis, type FakeSpeechSynthesis } from '#src/testing/fake-speech.ts'
import { FakeAnalyser, stubAudioContext } from '#src/testing/fake-audio-context.ts'
import { aSessionView, anItem } from '#src/testing/fake-channel.ts'
import { id } from '#src/testing/fixtures.ts'
import type { SessionChannel } from '../realtime/session-channel.ts'
import type { SessionView } from '../realtime/session-view.ts'
import { RecordingStore } from './recording-store.ts'
import { VoiceOutput } from './voice-output.ts'

const opening = anItem(1, { text: 'Hello, this is Rosa.' })
const voiceOffer = { provider: 'elevenlabs', voice_id: 'v1', language: 'en-US', transcription: true } as const
let speech: FakeSpeechSynthesis
let voice: VoiceOutput
let frameListeners: ((frame: ServerFrame) => void)[]
let viewListeners: Set<() => void>
let view: SessionView

beforeEach(() => {
  vi.useFakeTimers()
  speech = stubSpeechSynthesis(aBrowserVoice())
  frameListeners = []
  viewListeners = new Set()
  view = aSessionView({ items: [opening] })
  const channel = {
    get view() {
      return view
    },
    subscribe: (listener: () => void) => {
      viewListeners.add(listener)
      return () => viewListeners.delete(listener)
    },
    onFrame: (listener: (frame: ServerFrame) => void) => {
      frameListeners.push(listener)
      return () => undefined
    },
    onAudio: () => () => undefined,
  } as unknown as SessionChannel
  const browserVoice = { provider: 'browser', voiceUri: null, gender: 'neutral' } as const
  voice = new VoiceOutput(
    channel,
    new RecordingStore(),
    { ...browserVoice, language: 'en-US', rate: 1, pitch: 1, volume: 0.8 },
    {
      stateChanged: () => undefined,
      replyStarted: () => undefined,
      voiceOver: () => undefined,
      serverVoiceFailed: () => undefined,
    },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** The server gives the microphone to this view or to another tab. */
function giveMicrophone(holdsMicrophone: boolean): void {
  const participants = [{ user: { id: id(7), name: 'Ana' }, mode: 'participant' as const, microphone: true }]
  view = aSessionView({ items: [opening], participants, holdsMicrophone })
  for (const listener of viewListeners) listener()
}

const spokenTexts = () => speech.spoken.map(({ text }) => text)

describe('voice output', () => {
  it('[VOICE16] speaks the opening 1 s after the voice is turned on', async () => {
    void voice.speakOpening(opening)
    await vi.advanceTimersByTimeAsync(990)
    expect(spokenTexts()).toEqual([])
    await vi.advanceTimersByTimeAsync(20)
    expect(spokenTexts()).toEqual(['Hello, this is Rosa.'])
  })

  describe('with the voice of the server', () => {
    beforeEach(() => {
      voice.voice = { provider: 'server', voiceId: null, language: 'en-US', rate: 1, pitch: 1, volume: 0.8 }
      void voice.speakOpening(opening)
    })

    it('[VOICE16] the opening waits for a server that is late to give the microphone', async () => {
      await vi.advanceTimersByTimeAsync(5_000)
      expect(spokenTexts()).toEqual([])
      giveMicrophone(true)
      await vi.advanceTimersByTimeAsync(20)
      expect(spokenTexts()).toEqual(['Hello, this is Rosa.'])
      expect(viewListeners.size).toBe(0)
    })

    it.each([
      [null, {}],
      ['v1', { voiceId: 'v1' }],
    ])('[VOICE36] a line is spoken as in the call, by the chosen voice %s', async (voiceId, expected) => {
      const request = vi.fn<typeof fetch>(() => Promise.reject(new TypeError('scripted')))
      vi.stubGlobal('fetch', request)
      giveMicrophone(true)
      view = { ...view, voiceOffer }
      voice.voice = { provider: 'server', voiceId, language: 'en-US', rate: 1.4, pitch: 1, volume: 0.8 }
      await vi.advanceTimersByTimeAsync(1_010)
      const body = { text: opening.text, sessionId: id(20), rate: 1.4, ...expected }
      expect(request.mock.lastCall?.[1]?.body).toBe(JSON.stringify(body))
    })

    it('[A9] a reply whose voice fails is spoken by the browser, whatever was heard before it', async () => {
      giveMicrophone(true)
      await vi.advanceTimersByTimeAsync(5_000)
      const before = spokenTexts().length
      const failed = anItem(3, { responseId: id(31), status: 'complete', text: 'I hear you.' })
      const other = anItem(5, { responseId: id(32), status: 'aborted', text: 'And then?' })
      view = { ...view, items: [opening, failed, other] }
      const send = (frame: ServerFrame) => {
        for (const listener of frameListeners) listener(frame)
      }
      const ends = ({ id: item_id, text }: typeof failed, seq: number, status: 'complete' | 'aborted') =>
        send({ type: 'conversation.item.completed', seq, item_id, status, text })
      send({
        type: 'error',
        code: 'voice_unavailable',
        message: 'scripted',
        fatal: false,
        retryable: true,
        response_id: id(31),
      })
      ends(other, 8, 'aborted')
      ends(failed, 9, 'complete')
      await vi.advanceTimersByTimeAsync(5_000)
      expect(spokenTexts().slice(before)).toEqual(['I hear you.'])
    })

    describe('[A12] a reply that was made while the connection was away', () => {
      const missed = anItem(3, { responseId: id(31), status: 'complete', text: 'I hear you.' })
      const ended = (status: 'complete' | 'aborted') => {
        view = { ...view, items: [opening, missed] }
        const { id: item_id, text } = missed
        for (const listener of frameListeners)
          listener({ type: 'conversation.item.completed', seq: 8, item_id, status, text })
      }

      beforeEach(async () => {
        giveMicrophone(true)
        await vi.advanceTimersByTimeAsync(5_000)
        speech.spoken.length = 0
        // Away, and back: nobody has the microphone yet.
        view = aSessionView({ items: [opening] })
      })

      it('is spoken once the microphone is given back', async () => {
        ended('complete')
        await vi.advanceTimersByTimeAsync(2_000)
        expect(spokenTexts()).toEqual([])
        view = { ...view, holdsMicrophone: true }
        for (const listener of viewListeners) listener()
        await vi.advanceTimersByTimeAsync(20)
        expect(spokenTexts()).toEqual(['I hear you.'])
      })

      it('is not spoken once another line follows it, or where another tab plays', async () => {
        ended('complete')
        view = { ...view, items: [...view.items, anItem(4, { role: 'user' })], holdsMicrophone: true }
        for (const listener of viewListeners) listener()
        await vi.advanceTimersByTimeAsync(20)
        giveMicrophone(false)
        ended('complete')
        await vi.advanceTimersByTimeAsync(20)
        expect(spokenTexts()).toEqual([])
      })

      it('is not spoken if it was stopped, or its sound came', async () => {
        stubAudioContext()
        view = { ...view, holdsMicrophone: true }
        ended('aborted')
        for (const listener of frameListeners)
          listener({
            type: 'response.output_audio.started',
            response_id: id(31),
            ordinal: 1,
            format: { codec: 'pcm16', sample_rate: 22_050 },
          } as ServerFrame)
        voice.stopSpeaking()
        ended('complete')
        await vi.advanceTimersByTimeAsync(20)
        expect(spokenTexts()).toEqual([])
      })
    })

    it('[A2] the opening is left to the tab that holds the microphone', async () => {
      giveMicrophone(false)
      await vi.advanceTimersByTimeAsync(5_000)
      giveMicrophone(true)
      await vi.advanceTimersByTimeAsync(5_000)
      expect(spokenTexts()).toEqual([])
    })
  })

  it('[SESS38] how loud the debtor is, is known of sound that the page plays, not of a voice of the browser', async () => {
    stubAudioContext()
    await voice.open()
    speech.outcome = 'hold'
    void voice.speakLine(opening)
    await vi.advanceTimersByTimeAsync(0)
    expect([voice.speaking, voice.sound]).toEqual([true, null])
    view = aSessionView({ items: [opening], holdsMicrophone: true })
    for (const listener of frameListeners)
      listener({
        type: 'response.output_audio.started',
        response_id: id(31),
        ordinal: 1,
        format: { codec: 'pcm16', sample_rate: 22_050 },
        clauses: [],
      })
    await vi.advanceTimersByTimeAsync(0)
    FakeAnalyser.amplitude = 1
    expect(voice.sound?.now).toBe(1)
    voice.stopSpeaking()
    expect(voice.sound).toBeNull()
  })

  it('[VOICE37] a browser voice speaks as the person does, in gender and manner', async () => {
    speech.voices = [aBrowserVoice(), aBrowserVoice({ name: 'Daniel', lang: 'en-GB' })]
    view = { ...view, voiceOffer: { ...voiceOffer, delivery: { gender: 'male', rate: 0.88, pitch: 0.92 } } }
    voice.voice = { provider: 'server', voiceId: null, language: 'en-US', rate: 1.25, pitch: 1, volume: 0.8 }
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('scripted')))
    await voice.speakLine(opening)
    expect(speech.spoken[0]).toMatchObject({ voice: { name: 'Daniel' }, rate: 1.1, pitch: 0.92 })
  })

  it('[SESS44] a line that a browser voice speaks waits while the sound is off', async () => {
    const aloud = { provider: 'browser', voiceUri: null, gender: 'neutral', language: 'en-US' } as const
    const sounds = (volume: number) => {
      voice.voice = { ...aloud, rate: 1, pitch: 1, volume }
    }
    speech.outcome = 'hold'
    void voice.speakLine(opening)
    await vi.advanceTimersByTimeAsync(0)
    sounds(0)
    expect(speech.paused).toBe(true)
    // Longer than the longest time that a voice may take for it.
    await vi.advanceTimersByTimeAsync(60_000)
    expect(voice.speaking).toBe(true)
    // The collector's voice, which was none, does not turn the sound on.
    voice.pause()
    voice.resume()
    expect(speech.paused).toBe(true)
    sounds(0.8)
    expect(speech.paused).toBe(false)
    expect(voice.speaking).toBe(true)
    speech.finish()
    await vi.advanceTimersByTimeAsync(0)
    expect(voice.speaking).toBe(false)
  })

  it('[SESS44] a line whose voice was still loading when the sound went off waits too', async () => {
    const aloud = { provider: 'browser', voiceUri: null, gender: 'neutral', language: 'en-US' } as const
    speech.voices = []
    speech.outcome = 'hold'
    void voice.speakLine(opening)
    voice.voice = { ...aloud, rate: 1, pitch: 1, volume: 0 }
    speech.loadVoices(aBrowserVoice())
    await vi.advanceTimersByTimeAsync(0)
    expect(spokenTexts()).toEqual([opening.text])
    expect(speech.paused).toBe(true)
  })

  it('[SESS44] a line that begins while the sound is off is spoken silently', async () => {
    const voiceOff = { provider: 'browser', voiceUri: null, gender: 'neutral', language: 'en-US' } as const
    voice.voice = { ...voiceOff, rate: 1, pitch: 1, volume: 0 }
    speech.outcome = 'hold'
    void voice.speakLine(opening)
    await vi.advanceTimersByTimeAsync(0)
    voice.pause()
    voice.resume()
    expect(speech.paused).toBe(false)
    expect(speech.spoken[0]?.volume).toBe(0)
  })

  it('[VOICE17] speaks a reply with the browser voice 0.5 s after it arrived', async () => {
    for (const listener of frameListeners)
      listener({
        type: 'conversation.item.completed',
        seq: 4,
        item_id: id(203),
        status: 'complete',
        text: 'I lost my job.',
      })
    await vi.advanceTimersByTimeAsync(490)
    expect(spokenTexts()).toEqual([])
    await vi.advanceTimersByTimeAsync(20)
    expect(spokenTexts()).toEqual(['I lost my job.'])
  })
})
