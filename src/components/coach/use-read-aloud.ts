import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLanguage } from '#src/i18n/language-provider.tsx'
import { speak } from '#src/lib/voice/browser-speech.ts'
import { browserVoices, nearestBrowserVoice, browserSynthesis } from '#src/lib/voice/browser-voices.ts'
import { useSpeechErrorToast } from '#src/lib/voice/use-speech-error-toast.ts'
import { speechLanguageFor, voiceSettingsAtom } from '#src/lib/voice/voice-settings.ts'

/**
 * Reads texts aloud with the browser's voice while switched on, with the user's voice settings. `supported`
 * is false if the browser has no speech synthesis; a failure shows a toast.
 */
export function useReadAloud() {
  const { language } = useLanguage()
  const settings = useAtomValue(voiceSettingsAtom)
  const speechError = useSpeechErrorToast()
  const [on, setOn] = useState(false)
  const running = useRef<AbortController>(undefined)
  const stop = useCallback(() => running.current?.abort(), [])
  useEffect(() => stop, [stop])
  const read = useCallback(
    (text: string) => {
      stop()
      const abort = new AbortController()
      running.current = abort
      // The quotation marks of the embedded coach show in which language it answered.
      const textLanguage = text.includes('«') ? 'es' : text.includes('“') ? 'en' : language
      const speechLanguage = speechLanguageFor(settings.language, textLanguage)
      const { browserVoiceUri: uri, rate, pitch, volume } = settings
      const { signal } = abort
      void browserVoices(signal)
        .then((voices) => nearestBrowserVoice(voices, { uri, language: speechLanguage }))
        .then((voice) => speak(text, { voice, language: speechLanguage, rate, pitch, volume, signal }))
        .catch((error: unknown) => {
          // Interrupted by the next text or by another speaker: not a failure.
          const aborted = error instanceof DOMException && error.name === 'AbortError'
          if (!aborted) speechError('nothing-speaks')
        })
    },
    [language, settings, speechError, stop],
  )
  const toggle = useCallback(() => {
    if (on) stop()
    setOn(!on)
  }, [on, stop])
  return { supported: browserSynthesis() !== null, on, toggle, read }
}
