import type { SpeechLanguage, VoiceSettings as ChannelVoiceSettings } from '#protocol/realtime/voice.ts'
import type { SessionChannel } from '../realtime/session-channel.ts'
import type { VoiceInUse } from './custom-voices.ts'
import { detectLanguage } from './detect-language.ts'
import type { RecordingStore } from './recording-store.ts'
import type { MicrophoneFailure } from './voice-input.ts'
import { speechLanguageFor, type VoiceSettings } from './voice-settings.ts'

export type VoiceCallSettings = Pick<VoiceSettings, 'autoRecord' | 'pushToTalk' | 'microphoneId' | 'ears'> & {
  /** The device that plays; null is the system default. */
  loudspeakerId: string | null
  voice: VoiceInUse
  /** The language of the browser's recogniser. */
  language: SpeechLanguage
  /** The collector may speak either language: it is detected. */
  detectsLanguage: boolean
}

export type VoiceCallOptions = {
  channel: SessionChannel
  /** Where the recordings of the session are stored. */
  recordings: RecordingStore
  settings: VoiceCallSettings
  /** The server voice failed, and the browser voice takes over. */
  onServerVoiceFailed: () => void
  /** The microphone could not be opened, or was lost. */
  onMicrophoneFailed: (problem: MicrophoneFailure) => void
  /** The server no longer transcribes while somebody speaks; something else does. */
  onStreamingFailed: () => void
  /** A recording contained no words. */
  onNothingHeard: () => void
}

/** The language to go on in after these words; null if it stays. */
export function otherLanguageHeard(
  { detectsLanguage, language }: VoiceCallSettings,
  words: string,
): SpeechLanguage | null {
  const found = detectsLanguage ? detectLanguage(words) : null
  return found === null || language.startsWith(found) ? null : speechLanguageFor(language, found)
}

/** What the server is told of the voice (A1): no language where it detects that itself. */
export function channelVoiceSettings({
  voice,
  language,
  detectsLanguage,
}: VoiceCallSettings): ChannelVoiceSettings {
  return {
    enabled: voice.provider === 'server',
    ...(detectsLanguage ? {} : { language }),
    ...(voice.provider === 'server' && voice.voiceId !== null ? { voice_id: voice.voiceId } : {}),
    rate: voice.rate,
  }
}
