import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { storageKeys } from '../storage.ts'
import { defaultVoiceSettings, speechLanguageFor, voiceSettingsAtom } from './voice-settings.ts'

const stored = (): unknown => JSON.parse(localStorage.getItem(storageKeys.voice) ?? 'null')

/** The settings as a fresh visit finds them: an atom reads the storage when it is first mounted. */
function visit(text: string | null) {
  if (text !== null) localStorage.setItem(storageKeys.voice, text)
  const store = createStore()
  store.sub(voiceSettingsAtom, () => undefined)
  return store
}

describe('the settings of the voice', () => {
  it('[VOICE18][VOICE29] begins with the defaults of the specification', () => {
    expect(visit(null).get(voiceSettingsAtom)).toEqual({
      highQuality: true,
      voiceId: null,
      browserVoiceUri: null,
      rate: 1,
      pitch: 1,
      volume: 0.8,
      language: 'en-US',
      autoDetectLanguage: true,
      autoRecord: true,
      pushToTalk: false,
      whispersAloud: false,
      customVoiceId: null,
      microphoneId: null,
    })
  })

  it('keeps what is chosen for the next visit', () => {
    visit(null).set(voiceSettingsAtom, { rate: 1.3, language: 'es-ES' })
    expect(stored()).toEqual({ ...defaultVoiceSettings, rate: 1.3, language: 'es-ES' })
    expect(visit(null).get(voiceSettingsAtom)).toMatchObject({ rate: 1.3, language: 'es-ES' })
  })

  it.each(['', '{', 'null', '[]', '"loud"', '7'])('starts over where the storage holds %j', (text) => {
    expect(visit(text).get(voiceSettingsAtom)).toEqual(defaultVoiceSettings)
  })

  it('keeps the good values beside a bad one', () => {
    const text = JSON.stringify({ rate: 9, pitch: 'high', language: 'fr-FR', volume: 0.4, autoRecord: false })
    expect(visit(text).get(voiceSettingsAtom)).toEqual({
      ...defaultVoiceSettings,
      volume: 0.4,
      autoRecord: false,
    })
  })

  it('follows what another tab chooses', () => {
    const store = visit(null)
    const newValue = JSON.stringify({ ...defaultVoiceSettings, pushToTalk: true, autoRecord: false })
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.voice, newValue }))
    expect(store.get(voiceSettingsAtom)).toMatchObject({ pushToTalk: true, autoRecord: false })
  })

  it('[VOICE14] turns auto-record off with push to talk, and push to talk off with auto-record', () => {
    const store = visit(null)
    store.set(voiceSettingsAtom, { pushToTalk: true })
    expect(store.get(voiceSettingsAtom)).toMatchObject({ pushToTalk: true, autoRecord: false })
    store.set(voiceSettingsAtom, { autoRecord: true })
    expect(store.get(voiceSettingsAtom)).toMatchObject({ pushToTalk: false, autoRecord: true })
  })

  it('[VOICE19] speaks the language of the conversation, in the chosen region where there is one', () => {
    expect(speechLanguageFor('es-ES', 'es')).toBe('es-ES')
    expect(speechLanguageFor('en-US', 'es')).toBe('es-MX')
    expect(speechLanguageFor('es-ES', 'en')).toBe('en-US')
  })
})
