import { useCallback, useEffect, useState } from 'react'
import { useLanguage } from '#src/i18n/language-provider.tsx'

/** Reads texts aloud with the browser's own voice while it is switched on. `supported` is false without one. */
export function useReadAloud() {
  const { language } = useLanguage()
  const [on, setOn] = useState(false)
  const supported = 'speechSynthesis' in window
  const stop = useCallback(() => {
    if (supported) window.speechSynthesis.cancel()
  }, [supported])
  useEffect(() => stop, [stop])
  const read = useCallback(
    (text: string) => {
      if (!supported) return
      stop()
      const utterance = new SpeechSynthesisUtterance(text)
      // The marks that the embedded coach writes tell an answer in the other language.
      utterance.lang = text.includes('«') ? 'es' : text.includes('“') ? 'en' : language
      window.speechSynthesis.speak(utterance)
    },
    [language, stop, supported],
  )
  const toggle = useCallback(() => {
    if (on) stop()
    setOn(!on)
  }, [on, stop])
  return { supported, on, toggle, read }
}
