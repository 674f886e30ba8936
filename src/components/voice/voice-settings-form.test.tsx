import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { builtInVoices } from '#protocol/rest/speech.ts'
import { storageKeys } from '#src/lib/storage.ts'
import type { SpeechRequest } from '#src/lib/voice/server-speech.ts'
import { stubAudioElements, mockSpeechEndpoint } from '#src/testing/fake-audio.ts'
import { aBrowserVoice, stubSpeechSynthesis, type FakeSpeechSynthesis } from '#src/testing/fake-speech.ts'
import { aLoudspeaker, aMicrophone, stubDevices } from '#src/testing/fake-devices.ts'
import { mockEndpoint, mockGatewayFailure } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { VoiceSettingsForm } from './voice-settings-form.tsx'

const stored = (): unknown => JSON.parse(localStorage.getItem(storageKeys.voice) ?? 'null')
const options = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .map((option) => option.textContent)
const chosen = (select: HTMLElement) => {
  if (!(select instanceof HTMLSelectElement)) throw new Error('not a select')
  return select.selectedOptions[0]?.textContent
}

let speech: FakeSpeechSynthesis
beforeEach(() => {
  speech = stubSpeechSynthesis(
    aBrowserVoice(),
    aBrowserVoice({ name: 'Mónica', lang: 'es-ES' }),
    aBrowserVoice({ name: 'Paulina', lang: 'es_MX' }),
    aBrowserVoice({ name: 'Amélie', lang: 'fr-FR' }),
  )
  server.use(
    mockEndpoint('listVoices', [
      { voice_id: 'v1', name: 'Sofía', gender: 'female', accent: 'mexican' },
      { voice_id: 'v2', name: 'Ray', gender: 'male', accent: 'transatlantic' },
    ]),
  )
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the voice settings form', () => {
  it('[VOICE3] offers the provider’s voices, and stores the choice', async () => {
    const { actor } = renderComponent(<VoiceSettingsForm />)
    const select = screen.getByRole('combobox', { name: 'Voice' })
    await waitFor(() =>
      expect(options(select)).toEqual([
        'Matches each debtor',
        'Sofía · Female · Mexican',
        'Ray · Male · transatlantic',
      ]),
    )
    await actor.selectOptions(select, 'v2')
    expect(stored()).toMatchObject({ voiceId: 'v2' })
    await actor.selectOptions(select, '')
    expect(stored()).toMatchObject({ voiceId: null })
  })

  it('[API22] offers the two built-in voices if the list cannot be loaded', async () => {
    server.use(mockGatewayFailure('listVoices'))
    renderComponent(<VoiceSettingsForm />, 'es')
    const select = screen.getByRole('combobox', { name: 'Voz' })
    await waitFor(() =>
      expect(options(select)).toEqual([
        'La del deudor',
        'Clara · eSpeak · Femenina · Neutro',
        'Martín · eSpeak · Masculina · Neutro',
      ]),
    )
    expect(screen.getByText(/No se pudo cargar la lista/u)).toBeVisible()
  })

  it('[VOICE3] says that eSpeak speaks where there are no other voices, whatever the reason', async () => {
    server.use(mockEndpoint('listVoices', [...builtInVoices]))
    renderComponent(<VoiceSettingsForm />)
    const hint = await screen.findByText(/sound mechanical/u)
    expect(hint.textContent).not.toMatch(/service/u)
    expect(options(screen.getByRole('combobox', { name: 'Voice' }))).toContain(
      'Clara · eSpeak · Female · Neutral',
    )
  })

  it('[VOICE3] says nothing of eSpeak where the list is empty', async () => {
    server.use(mockEndpoint('listVoices', []))
    renderComponent(<VoiceSettingsForm />)
    const select = screen.getByRole('combobox', { name: 'Voice' })
    await waitFor(() => expect(select.getAttribute('aria-busy')).toBe('false'))
    expect(screen.queryByText(/sound mechanical/u)).toBeNull()
  })

  it('names a chosen voice that no longer exists, and keeps it chosen', async () => {
    localStorage.setItem(storageKeys.voice, JSON.stringify({ voiceId: 'old' }))
    renderComponent(<VoiceSettingsForm />)
    const select = screen.getByRole('combobox', { name: 'Voice' })
    await waitFor(() => expect(chosen(select)).toBe('A voice that is no longer available'))
  })

  it('previews the chosen voice at the chosen speed and volume', async () => {
    const audio = stubAudioElements()
    const requests: SpeechRequest[] = []
    server.use(mockSpeechEndpoint(requests))
    localStorage.setItem(storageKeys.voice, JSON.stringify({ voiceId: 'v1', rate: 1.5, volume: 0.3 }))
    const { actor } = renderComponent(<VoiceSettingsForm />)
    await actor.click(screen.getByRole('button', { name: 'Listen: Voice' }))
    await waitFor(() => expect(audio.played).toEqual([{ volume: 0.3 }]))
    expect(requests).toMatchObject([{ voiceId: 'v1', rate: 1.5, language: 'en-US' }])
  })

  it('[VOICE3] disables the provider’s voice when the portal’s voices are off', async () => {
    const { actor } = renderComponent(<VoiceSettingsForm />)
    const checkbox = screen.getByRole('checkbox', { name: 'The portal’s voices' })
    expect(checkbox).toHaveProperty('checked', true)
    await actor.click(checkbox)
    expect(stored()).toMatchObject({ highQuality: false })
    expect(screen.getByRole('combobox', { name: 'Voice' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('button', { name: 'Listen: Voice' })).toHaveProperty('disabled', true)
  })

  it('[VOICE4] offers and previews the browser’s voices of the language, those of the region first', async () => {
    const { actor } = renderComponent(<VoiceSettingsForm />)
    await actor.selectOptions(screen.getByRole('combobox', { name: 'Language you speak' }), 'es-MX')
    const select = screen.getByRole('combobox', { name: 'Browser voice' })
    expect(options(select)).toEqual(['Best for the language', 'Paulina · es-MX', 'Mónica · es-ES'])
    await actor.selectOptions(select, 'Mónica')
    await actor.click(screen.getByRole('button', { name: 'Listen: Browser voice' }))
    await waitFor(() => expect(speech.spoken).toHaveLength(2))
    expect(speech.spoken[0]).toMatchObject({ text: 'Hola, así sueno yo.', voice: { name: 'Mónica' } })
  })

  it('[VOICE4] offers no browser voice where there is none, and those that load late', async () => {
    speech.voices = []
    renderComponent(<VoiceSettingsForm />)
    expect(screen.getByText(/your browser has no voice of its own for this language/u)).toBeVisible()
    expect(screen.queryByRole('combobox', { name: 'Browser voice' })).toBeNull()
    speech.loadVoices(aBrowserVoice())
    await waitFor(() =>
      expect(options(screen.getByRole('combobox', { name: 'Browser voice' }))).toContain('Samantha · en-US'),
    )
  })

  it('[VOICE3] recommends no voice of a browser that has none', async () => {
    speech.voices = []
    server.use(mockEndpoint('listVoices', [...builtInVoices]))
    renderComponent(<VoiceSettingsForm />)
    const hint = await screen.findByText(/sound mechanical/u)
    expect(hint.textContent).not.toMatch(/browser/u)
  })

  it('[VOICE5] has no slider for a pitch that cannot be changed', async () => {
    const { actor } = renderComponent(<VoiceSettingsForm />)
    expect(screen.queryByRole('slider', { name: 'Pitch' })).toBeNull()
    await actor.click(screen.getByRole('checkbox', { name: 'The portal’s voices' }))
    expect(screen.getByRole('slider', { name: 'Pitch' })).toBeVisible()
  })

  it.each([
    { name: 'Speech rate', value: '1.4', text: '1.4×', expected: { rate: 1.4 }, bounds: ['0.5', '2', '0.1'] },
    { name: 'Pitch', value: '0.7', text: '0.7×', expected: { pitch: 0.7 }, bounds: ['0.5', '2', '0.1'] },
    { name: 'Volume', value: '0.4', text: '40%', expected: { volume: 0.4 }, bounds: ['0', '1', '0.1'] },
  ])('[VOICE5] has a slider for $name', ({ name, value, text, expected, bounds }) => {
    localStorage.setItem(storageKeys.voice, JSON.stringify({ highQuality: false }))
    renderComponent(<VoiceSettingsForm />)
    const slider = screen.getByRole('slider', { name })
    expect(['min', 'max', 'step'].map((bound) => slider.getAttribute(bound))).toEqual(bounds)
    fireEvent.change(slider, { target: { value } })
    expect(stored()).toMatchObject(expected)
    expect(slider.getAttribute('aria-valuetext')).toBe(text)
  })

  it('[VOICE6][VOICE14] push to talk turns automatic recording off', async () => {
    const { actor } = renderComponent(<VoiceSettingsForm />)
    const auto = screen.getByRole('checkbox', { name: 'Start recording automatically' })
    expect(auto).toHaveProperty('checked', true)
    await actor.click(screen.getByRole('checkbox', { name: 'Push to talk' }))
    expect(auto).toHaveProperty('checked', false)
    expect(stored()).toMatchObject({ pushToTalk: true, autoRecord: false })
  })

  it('offers the known microphones, and says if the chosen one is missing', async () => {
    const system = aMicrophone('default', 'Default')
    const devices = stubDevices(system, aMicrophone('h', 'Headset'), aMicrophone('u', ''))
    const { actor } = renderComponent(<VoiceSettingsForm />)
    const select = await screen.findByRole('combobox', { name: 'Microphone' })
    expect(options(select)).toEqual(['System default', 'Headset', 'Microphone 2'])
    await actor.selectOptions(select, 'h')
    await devices.plug(system, aMicrophone('l', 'Laptop'))
    expect(chosen(select)).toBe('System default')
    expect(await screen.findByText(/The microphone you chose is not connected/u)).toBeVisible()
    expect(stored()).toMatchObject({ microphoneId: 'h' })
  })

  it('[HEAD1] offers the devices as soon as a test call has opened the microphone', async () => {
    const devices = stubDevices()
    renderComponent(<VoiceSettingsForm />)
    expect(screen.queryByRole('combobox', { name: 'Microphone' })).toBeNull()
    await devices.reveal(aMicrophone('h', 'Headset'))
    expect(options(await screen.findByRole('combobox', { name: 'Microphone' }))).toEqual([
      'System default',
      'Headset',
    ])
  })

  it('[HEAD1] offers loudspeakers where the browser can choose one, and plays previews through it', async () => {
    const routed: string[] = []
    Object.assign(HTMLMediaElement.prototype, {
      setSinkId: (deviceId: string) => Promise.resolve(routed.push(deviceId)),
    })
    onTestFinished(() => void Reflect.deleteProperty(HTMLMediaElement.prototype, 'setSinkId'))
    const audio = stubAudioElements()
    server.use(mockSpeechEndpoint([]))
    stubDevices(aLoudspeaker('s', 'Speakers'), aLoudspeaker('h', 'Headset'))
    const { actor } = renderComponent(<VoiceSettingsForm />)
    const select = await screen.findByRole('combobox', { name: 'Loudspeaker or headset' })
    expect(options(select)).toEqual(['System default', 'Speakers', 'Headset'])
    await actor.selectOptions(select, 'h')
    expect(stored()).toMatchObject({ loudspeakerId: 'h' })
    await actor.click(screen.getByRole('button', { name: 'Listen: Voice' }))
    await waitFor(() => expect(audio.played).toHaveLength(1))
    expect(routed).toEqual(['h'])
  })

  it('[HEAD1] offers no loudspeaker where the browser cannot choose one', async () => {
    stubDevices(aLoudspeaker('s'), aMicrophone('m'))
    renderComponent(<VoiceSettingsForm />)
    await screen.findByRole('combobox', { name: 'Microphone' })
    expect(screen.queryByRole('combobox', { name: 'Loudspeaker or headset' })).toBeNull()
  })
})
