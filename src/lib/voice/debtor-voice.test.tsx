import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Down } from '#protocol/realtime/down.ts'
import { aBrowserVoice, fakeSpeech, type FakeSpeech } from '#src/testing/fake-speech.ts'
import { aChannel, anItem } from '#src/testing/fake-channel.ts'
import { id } from '#src/testing/fixtures.ts'
import type { SessionChannel } from '../realtime/session-channel.ts'
import { DebtorVoice } from './debtor-voice.ts'
import { KeptSound } from './kept-sound.ts'

const opening = anItem(1, { text: 'Hello, this is Rosa.' })
let speech: FakeSpeech
let voice: DebtorVoice
let frames: ((frame: Down) => void)[]

beforeEach(() => {
  vi.useFakeTimers()
  speech = fakeSpeech(aBrowserVoice())
  frames = []
  const channel = {
    view: aChannel({ items: [opening] }),
    onFrame: (listener: (frame: Down) => void) => {
      frames.push(listener)
      return () => undefined
    },
    onSound: () => () => undefined,
  } as unknown as SessionChannel
  const bySpeaker = { by: 'browser', voiceUri: null, gender: 'neutral' } as const
  voice = new DebtorVoice(
    channel,
    new KeptSound(),
    { ...bySpeaker, language: 'en-US', rate: 1, pitch: 1, volume: 0.8 },
    { changed: () => undefined, began: () => undefined, failed: () => undefined },
  )
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const spoken = () => speech.spoken.map(({ text }) => text)

describe('the debtor’s voice', () => {
  it('[VOICE16] speaks the opening 1 s after the voice is on', async () => {
    void voice.speakOpening(opening)
    await vi.advanceTimersByTimeAsync(990)
    expect(spoken()).toEqual([])
    await vi.advanceTimersByTimeAsync(20)
    expect(spoken()).toEqual(['Hello, this is Rosa.'])
  })

  it('[VOICE17] speaks a reply of the browser’s voice 0.5 s after it came', async () => {
    for (const take of frames)
      take({
        type: 'conversation.item.completed',
        seq: 4,
        item_id: id(203),
        status: 'complete',
        text: 'I lost my job.',
      })
    await vi.advanceTimersByTimeAsync(490)
    expect(spoken()).toEqual([])
    await vi.advanceTimersByTimeAsync(20)
    expect(spoken()).toEqual(['I lost my job.'])
  })
})
