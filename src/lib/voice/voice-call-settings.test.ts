import { describe, expect, it } from 'vitest'
import { channelVoiceSettings, otherLanguageHeard, type VoiceCallSettings } from './voice-call-settings.ts'
import { speechLanguageIn } from './voice-settings.ts'

const settings: VoiceCallSettings = {
  autoRecord: true,
  pushToTalk: false,
  microphoneId: null,
  ears: 'best',
  loudspeakerId: null,
  voice: { provider: 'server', voiceId: 'v1', language: 'en-US', rate: 1.2, pitch: 1, volume: 1 },
  language: 'en-US',
  detectsLanguage: false,
}

describe('the settings of a voice call', () => {
  it('[VOICE35] the server is told a language only where it is not to find out which is spoken', () => {
    const voice = { enabled: true, voice_id: 'v1', rate: 1.2 }
    expect(channelVoiceSettings(settings)).toEqual({ ...voice, language: 'en-US' })
    expect(channelVoiceSettings({ ...settings, detectsLanguage: true })).toEqual(voice)
  })

  it('[VOICE35] a session in one language is heard in that one, whatever was chosen', () => {
    expect(speechLanguageIn('english', 'es-ES')).toBe('en-US')
    expect(speechLanguageIn('spanish', 'es-ES')).toBe('es-ES')
    expect(speechLanguageIn('bilingual', 'es-ES')).toBe('es-ES')
  })

  it('[VOICE20] goes on in the other language only where it is detected', () => {
    const words = 'buenos días, tengo una pregunta'
    expect(otherLanguageHeard(settings, words)).toBeNull()
    expect(otherLanguageHeard({ ...settings, detectsLanguage: true }, words)).toBe('es-MX')
    expect(otherLanguageHeard({ ...settings, detectsLanguage: true }, 'the name of the account')).toBeNull()
  })
})
