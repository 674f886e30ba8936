import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerFrame } from '#protocol/realtime/server-frames.ts'
import { aBrowserVoice, stubSpeechSynthesis, type FakeSpeechSynthesis } from '#src/testing/fake-speech.ts'
import { aSessionView, anItem } from '#src/testing/fake-channel.ts'
import { id } from '#src/testing/fixtures.ts'
import type { SessionChannel } from '../realtime/session-channel.ts'
import { VoiceOutput } from './voice-output.ts'
import { RecordingStore } from './recording-store.ts'

const opening = anItem(1, { text: 'Hello, this is Rosa.' })
let speech: FakeSpeechSynthesis
let voice: VoiceOutput
let frameListeners: ((frame: ServerFrame) => void)[]

beforeEach(() => {
  vi.useFakeTimers()
  speech = stubSpeechSynthesis(aBrowserVoice())
  frameListeners = []
  const channel = {
    view: aSessionView({ items: [opening] }),
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
    { stateChanged: () => undefined, replyStarted: () => undefined, serverVoiceFailed: () => undefined },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const spokenTexts = () => speech.spoken.map(({ text }) => text)

describe('voice output', () => {
  it('[VOICE16] speaks the opening 1 s after the voice is turned on', async () => {
    void voice.speakOpening(opening)
    await vi.advanceTimersByTimeAsync(990)
    expect(spokenTexts()).toEqual([])
    await vi.advanceTimersByTimeAsync(20)
    expect(spokenTexts()).toEqual(['Hello, this is Rosa.'])
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
