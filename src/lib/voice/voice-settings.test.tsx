import { createStore } from 'jotai'
import { describe, expect, it } from 'vitest'
import { storageKeys } from '../storage.ts'
import { defaultVoiceSettings, speechLanguageFor, voiceSettingsAtom } from './voice-settings.ts'

const stored = (): unknown => JSON.parse(localStorage.getItem(storageKeys.voice) ?? 'null')

/** The settings of a new visit: an atom reads the storage when it is first mounted. */
function visit(text: string | null) {
  if (text !== null) localStorage.setItem(storageKeys.voice, text)
  const store = createStore()
  store.sub(voiceSettingsAtom, () => undefined)
  return store
}

describe('voice settings', () => {
  it('[VOICE18][VOICE29] starts with the defaults of the specification', () => {
    expect(visit(null).get(voiceSettingsAtom)).toEqual({
      highQuality: true,
      voiceId: null,
      browserVoiceUri: null,
      rate: 1,
      pitch: 1,
      volume: 0.8,
      language: 'en-US',
      autoDetectLanguage: true,
      ears: 'best',
      autoRecord: true,
      pushToTalk: false,
      whispersAloud: false,
      customVoiceId: null,
      microphoneId: null,
      loudspeakerId: null,
      testCall: null,
    })
  })

  it('stores choices for the next visit', () => {
    visit(null).set(voiceSettingsAtom, { rate: 1.3, language: 'es-ES' })
    expect(stored()).toEqual({ ...defaultVoiceSettings, rate: 1.3, language: 'es-ES' })
    expect(visit(null).get(voiceSettingsAtom)).toMatchObject({ rate: 1.3, language: 'es-ES' })
  })

  it.each(['', '{', 'null', '[]', '"loud"', '7'])(
    'resets to the defaults if the storage holds %j',
    (text) => {
      expect(visit(text).get(voiceSettingsAtom)).toEqual(defaultVoiceSettings)
    },
  )

  it('keeps valid values beside an invalid one', () => {
    const text = JSON.stringify({ rate: 9, pitch: 'high', language: 'fr-FR', volume: 0.4, autoRecord: false })
    expect(visit(text).get(voiceSettingsAtom)).toEqual({
      ...defaultVoiceSettings,
      volume: 0.4,
      autoRecord: false,
    })
  })

  it('keeps the voice in the browser where an earlier version was told to', () => {
    const text = (settings: object) => JSON.stringify(settings)
    expect(visit(text({ transcribesInBrowser: true, rate: 1.4 })).get(voiceSettingsAtom)).toMatchObject({
      ears: 'browser',
      rate: 1.4,
    })
    const later = text({ transcribesInBrowser: true, ears: 'server' })
    expect(visit(later).get(voiceSettingsAtom).ears).toBe('server')
    expect(visit(text({ transcribesInBrowser: false })).get(voiceSettingsAtom).ears).toBe('best')
  })

  it('follows changes in another tab', () => {
    const store = visit(null)
    const newValue = JSON.stringify({ ...defaultVoiceSettings, pushToTalk: true, autoRecord: false })
    window.dispatchEvent(new StorageEvent('storage', { key: storageKeys.voice, newValue }))
    expect(store.get(voiceSettingsAtom)).toMatchObject({ pushToTalk: true, autoRecord: false })
  })

  it('[VOICE14] push to talk turns auto-record off, and the other way round', () => {
    const store = visit(null)
    store.set(voiceSettingsAtom, { pushToTalk: true })
    expect(store.get(voiceSettingsAtom)).toMatchObject({ pushToTalk: true, autoRecord: false })
    store.set(voiceSettingsAtom, { autoRecord: true })
    expect(store.get(voiceSettingsAtom)).toMatchObject({ pushToTalk: false, autoRecord: true })
  })

  it('[VOICE19] uses the language of the conversation, in the chosen region if it matches', () => {
    expect(speechLanguageFor('es-ES', 'es')).toBe('es-ES')
    expect(speechLanguageFor('en-US', 'es')).toBe('es-MX')
    expect(speechLanguageFor('es-ES', 'en')).toBe('en-US')
  })
})
