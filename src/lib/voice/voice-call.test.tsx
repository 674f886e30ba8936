import { afterEach, describe, expect, it, vi } from 'vitest'
import type { ServerFrame } from '#protocol/realtime/server-frames.ts'
import { stubAudioContext } from '#src/testing/fake-audio-context.ts'
import { aSessionView } from '#src/testing/fake-channel.ts'
import type { SessionChannel } from '../realtime/session-channel.ts'
import { StreamedUtterance } from '../realtime/streamed-utterance.ts'
import { RecordingStore } from './recording-store.ts'
import { VoiceCall } from './voice-call.ts'
import { VoiceInput } from './voice-input.ts'
import { VoiceOutput } from './voice-output.ts'

const voiceOffer = {
  provider: 'elevenlabs',
  voice_id: 'v1',
  language: 'en-US',
  transcription: true,
  streaming: true,
} as const

const settings = {
  autoRecord: false,
  pushToTalk: true,
  microphoneId: null,
  ears: 'best',
  loudspeakerId: null,
  voice: { provider: 'server', voiceId: null, language: 'en-US', rate: 1, pitch: 1, volume: 1 },
  language: 'en-US',
  detectsLanguage: true,
} as const

/** A call with push to talk in a session that is heard in either language. */
function aCall() {
  vi.spyOn(VoiceInput.prototype, 'open').mockResolvedValue()
  const contexts = stubAudioContext()
  const listeners: ((frame: ServerFrame) => void)[] = []
  const configureVoice = vi.fn<SessionChannel['configureVoice']>()
  const channel = {
    view: aSessionView({ items: [], voiceOffer }),
    onFrame: (listener: (frame: ServerFrame) => void) => listeners.push(listener),
    onAudio: () => () => undefined,
    configureVoice,
    streamUtterance: () => new StreamedUtterance(1, () => true),
    report: () => undefined,
  } as unknown as SessionChannel
  const call = new VoiceCall({
    channel,
    recordings: new RecordingStore(),
    settings,
    onServerVoiceFailed: () => undefined,
    onMicrophoneFailed: () => undefined,
    onStreamingFailed: () => undefined,
    onNothingHeard: () => undefined,
  })
  return { call, contexts, listeners, configureVoice }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('[VOICE35] where the server finds out which language is spoken, the page follows its words', async () => {
  const { call, listeners, configureVoice } = aCall()
  await call.start()
  call.keyDown()
  const text = 'Buenos días, tengo una pregunta.'
  for (const listener of listeners) listener({ type: 'input_audio.transcript', ordinal: 1, text })
  expect(call.view).toMatchObject({ partial: text, language: 'es-MX' })
  // A voice that is configured anew would open its connections anew.
  expect(configureVoice.mock.calls).toEqual([[{ enabled: true, rate: 1 }]])
})

it('[VOICE35] the debtor’s words from the loudspeaker do not change the language', async () => {
  const { call, listeners } = aCall()
  const aloud = 'Buenos días, ¿quién habla? No tengo con qué pagar.'
  vi.spyOn(VoiceOutput.prototype, 'speaking', 'get').mockReturnValue(true)
  vi.spyOn(VoiceOutput.prototype, 'saidAloud', 'get').mockReturnValue(aloud)
  await call.start()
  call.keyDown()
  // Words over the debtor are the collector's for sure only while the key is held.
  call.update({ ...settings, pushToTalk: false })
  const hear = (text: string) => {
    for (const listener of listeners) listener({ type: 'input_audio.transcript', ordinal: 1, text })
  }
  hear(aloud)
  expect(call.view).toMatchObject({ partial: '', language: 'en-US' })
  hear(`${aloud} Gracias, señora, le llamo por su cuenta.`)
  expect(call.view).toMatchObject({
    partial: 'Gracias, señora, le llamo por su cuenta.',
    language: 'es-MX',
  })
})

it('[VOICE35] a hold, which changes the volume alone, keeps the language that was heard', async () => {
  const { call, listeners, configureVoice } = aCall()
  await call.start()
  call.keyDown()
  const text = 'Buenos días, tengo una pregunta.'
  for (const listener of listeners) listener({ type: 'input_audio.transcript', ordinal: 1, text })
  call.update({ ...settings, voice: { ...settings.voice, volume: 0 } })
  expect(call.view.language).toBe('es-MX')
  expect(configureVoice).toHaveBeenCalledOnce()
  call.update({ ...settings, language: 'es-ES' })
  expect(call.view.language).toBe('es-ES')
})

describe('[SESS44] a hold', () => {
  it('turns the microphone off, and on again afterwards', async () => {
    const { call } = aCall()
    await call.start()
    expect(call.view).toMatchObject({ listening: true, held: false })
    call.keepOff('hold', true)
    expect(call.view).toMatchObject({ listening: false, held: true })
    call.keepOff('hold', false)
    expect(call.view).toMatchObject({ listening: true, held: false })
  })

  it('leaves a microphone off that was off before', async () => {
    const { call } = aCall()
    await call.start()
    call.mute()
    call.keepOff('hold', true)
    call.keepOff('hold', false)
    expect(call.view.listening).toBe(false)
  })

  it.each([
    ['opened again', (call: VoiceCall) => call.reopenMicrophone()],
    ['asked to listen', (call: VoiceCall) => call.listen()],
    ['set to listen by itself', (call: VoiceCall) => call.update({ ...settings, autoRecord: true })],
    ['needed for a key', (call: VoiceCall) => call.keyDown()],
  ])('keeps a microphone off that is %s, until the call goes on', async (_what, wakes) => {
    const { call } = aCall()
    await call.start()
    call.keepOff('hold', true)
    wakes(call)
    expect(call.view).toMatchObject({ listening: false, collectorSpeaking: false })
    call.keepOff('hold', false)
    expect(call.view.listening).toBe(true)
  })

  it('covers a call that is still starting', async () => {
    const { call } = aCall()
    const started = call.start()
    call.keepOff('hold', true)
    await started
    expect(call.view).toMatchObject({ state: 'on', listening: false })
    call.keepOff('hold', false)
    expect(call.view.listening).toBe(true)
  })

  it('ends with the call, and its microphone listens again if the end failed', async () => {
    const { call } = aCall()
    await call.start()
    call.keepOff('hold', true)
    call.keepOff('over', true)
    expect(call.view).toMatchObject({ listening: false, held: false })
    call.keepOff('over', false)
    expect(call.view.listening).toBe(true)
  })
})

it('[HEAD7] a click brings back the voice and the microphone that the system took away', async () => {
  const { call, contexts } = aCall()
  const resume = vi.spyOn(VoiceInput.prototype, 'resume')
  await call.start()
  expect(call.view.needsClick).toBe(false)
  contexts[0]?.become('interrupted')
  expect(call.view.needsClick).toBe(true)
  call.allowAudio()
  await vi.waitFor(() => expect(call.view.needsClick).toBe(false))
  expect(resume).toHaveBeenCalledOnce()
  expect(contexts).toHaveLength(1)
})
