import { useAtomValue } from 'jotai'
import { useEffect, useRef } from 'react'
import { useLocale } from 'use-intl'
import { speak } from './browser-speech.ts'
import { speechLanguageFor, voiceSettingsAtom } from './voice-settings.ts'

/** The volume of a whisper relative to the debtor's voice. */
const whisperVolumeFactor = 0.4

/**
 * Speaks new whispers softly if the user turned that on. They are also on the screen, so nothing is lost if
 * the browser cannot speak. Whispers from before the session was opened are not spoken.
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
