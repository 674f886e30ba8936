import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { BrowserSpeechRecognition } from './recogniser.ts'
import { Microphone } from './microphone.ts'
import type { OnDevice } from './on-device.ts'
import type { EarsChoice, ServerTranscription } from './transcription-mode.ts'
import { VoiceInput } from './voice-input.ts'

vi.mock('./voice-activity.ts', () => ({ startVoiceActivity: () => new Promise(() => undefined) }))

/** What the browser says of each language. */
let packs: Record<string, OnDevice>
/** The recognisers that are listening. */
let listening: FakeRecognition[]

class FakeRecognition implements BrowserSpeechRecognition {
  static available = async ({ langs: [language = ''] }: { langs: string[] }) =>
    packs[language] ?? 'unavailable'
  lang = ''
  continuous = false
  interimResults = false
  processLocally?: boolean
  onresult: BrowserSpeechRecognition['onresult'] = null
  onerror: BrowserSpeechRecognition['onerror'] = null
  onend: BrowserSpeechRecognition['onend'] = null
  start = () => void listening.push(this)
  stop = () => this.abort()
  abort = () => {
    listening = listening.filter((each) => each !== this)
    this.onend?.()
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  packs = { 'en-US': 'available' }
  listening = []
  vi.stubGlobal('SpeechRecognition', FakeRecognition)
  vi.spyOn(Microphone, 'open').mockResolvedValue({
    track: null,
    stream: null,
    level: 0,
    close: () => undefined,
  } as unknown as Microphone)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const none = () => undefined
async function anInput(ears: EarsChoice, server: Partial<ServerTranscription> = {}) {
  const input = new VoiceInput('en-US', { streaming: false, recordings: false, ...server }, ears, {
    speechStarted: none,
    speechPaused: none,
    speechStopped: none,
    partial: none,
    final: none,
    recogniserStopped: none,
    stateChanged: none,
  })
  await input.open(null)
  input.listen(true)
  return input
}
/** Which languages are listened to now, and where. */
const heard = () =>
  listening.map(({ lang, processLocally }) => `${lang} ${processLocally === true ? 'here' : 'anywhere'}`)
/** Past the restart after a change, and after an error. */
const later = () => vi.advanceTimersByTimeAsync(2_000)

describe('[VOICE38] who hears the voice', () => {
  it('is this device where its language pack is there, unless the browser is chosen', async () => {
    expect((await anInput('best')).transcriptionMode).toBe('device')
    expect(heard()).toEqual(['en-US here'])
    listening = []
    expect((await anInput('browser')).transcriptionMode).toBe('recogniser')
    expect(heard()).toEqual(['en-US anywhere'])
  })

  it.each(['downloadable', 'downloading', 'unavailable'] as const)(
    'is the browser where its language pack is %s, and nobody where only the device may be',
    async (state) => {
      packs = { 'en-US': state }
      expect((await anInput('best')).transcriptionMode).toBe('recogniser')
      expect(heard()).toEqual(['en-US anywhere'])
      listening = []
      expect((await anInput('device', { streaming: true, recordings: true })).transcriptionMode).toBe(
        'nothing',
      )
      await later()
      expect(heard()).toEqual([])
    },
  )

  it('is found anew with the language, and never anybody else where only the device may be', async () => {
    const input = await anInput('device')
    input.language = 'es-MX'
    await later()
    expect(input.transcriptionMode).toBe('nothing')
    expect(heard()).toEqual([])
    input.language = 'en-US'
    await later()
    expect(input.transcriptionMode).toBe('device')
    expect(heard()).toEqual(['en-US here'])
  })

  it('goes on in the browser where the device does not do what it promised, if it may', async () => {
    const fails = async (ears: EarsChoice) => {
      listening = []
      const input = await anInput(ears)
      listening[0]?.onerror?.({ error: 'language-not-supported' })
      await later()
      return input.transcriptionMode
    }
    expect(await fails('best')).toBe('recogniser')
    expect(heard()).toEqual(['en-US anywhere'])
    expect(await fails('device')).toBe('nothing')
    expect(heard()).toEqual([])
  })

  it('changes in the call with the choice', async () => {
    const input = await anInput('best', { streaming: true })
    expect(input.transcriptionMode).toBe('streaming')
    expect(heard()).toEqual([])
    input.ears = 'device'
    await later()
    expect(heard()).toEqual(['en-US here'])
    input.ears = 'browser'
    await later()
    expect(heard()).toEqual(['en-US anywhere'])
    input.ears = 'server'
    await later()
    expect(input.transcriptionMode).toBe('streaming')
    expect(heard()).toEqual([])
  })
})
