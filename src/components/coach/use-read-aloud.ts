import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLanguage } from '#src/i18n/language-provider.tsx'
import { speak } from '#src/lib/voice/browser-speech.ts'
import { browserVoices, nearestBrowserVoice, browserSynthesis } from '#src/lib/voice/browser-voices.ts'
import { useSpeechErrorToast } from '#src/lib/voice/use-speech-error-toast.ts'
import { speechLanguageFor, voiceSettingsAtom } from '#src/lib/voice/voice-settings.ts'

/**
 * Reads texts aloud with the browser's own voice while it is switched on, as the person has set the voice.
 * `supported` is false without one; one that fails is told in a toast.
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
      // The marks that the embedded coach writes tell an answer in the other language.
      const textLanguage = text.includes('«') ? 'es' : text.includes('“') ? 'en' : language
      const speechLanguage = speechLanguageFor(settings.language, textLanguage)
      const { browserVoiceUri: uri, rate, pitch, volume } = settings
      const { signal } = abort
      void browserVoices(signal)
        .then((voices) => nearestBrowserVoice(voices, { uri, language: speechLanguage }))
        .then((voice) => speak(text, { voice, language: speechLanguage, rate, pitch, volume, signal }))
        .catch((error: unknown) => {
          // Cut off by the next text, or by whatever else speaks: that is no failure.
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
