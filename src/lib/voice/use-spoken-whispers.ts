import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocale } from 'use-intl'
import { speak } from './browser-speech.ts'
import { speechLanguageFor, voiceSettingsAtom } from './voice-settings.ts'

/** How loud a whisper is beside the debtor's voice. */
const whisperVolumeFactor = 0.4

/**
 * Speaks whispers softly as they come, for who wished it. Each also stands on the screen: where the browser cannot speak,
 * nothing is lost. Those that were there when the session was opened stay silent.
 */
export function useSpokenWhispers(whispers: readonly { seq: number; text: string }[], loaded: boolean): void {
  const settings = useAtomValue(voiceSettingsAtom)
  const locale = useLocale()
  const lastSeqRef = useRef<number | null>(null)
  const latest = whispers.at(-1)
  useEffect(() => {
    if (!loaded) return
    const seq = latest?.seq ?? 0
    const isNew = lastSeqRef.current !== null && seq > lastSeqRef.current
    lastSeqRef.current = seq
    if (!isNew || latest === undefined || !settings.whispersAloud) return
    const language = speechLanguageFor(settings.language, locale.startsWith('es') ? 'es' : 'en')
    speak(latest.text, {
      voice: null,
      language,
      rate: settings.rate,
      pitch: settings.pitch,
      volume: settings.volume * whisperVolumeFactor,
    }).catch(() => undefined)
  }, [latest, loaded, settings, locale])
}
