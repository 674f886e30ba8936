import { useEffect, useState } from 'react'
import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import type { VoiceGender } from './custom-voices.ts'

/** The part of the browser's voice that is used; null where it has none. */
export function browserSynthesis(): SpeechSynthesis | null {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window ? window.speechSynthesis : null
}

/** How long a browser may take to tell its voices: after that it has none to tell. */
const voiceListTimeoutMs = 2_000

/** The browser's voices. They may come late: an empty list is asked for again when it changes. */
export async function browserVoices(signal?: AbortSignal): Promise<SpeechSynthesisVoice[]> {
  const synthesis = browserSynthesis()
  if (synthesis === null) return []
  const loaded = synthesis.getVoices()
  if (loaded.length > 0) return loaded
  await new Promise<void>((resolve) => {
    const timeout = AbortSignal.any([AbortSignal.timeout(voiceListTimeoutMs), ...(signal ? [signal] : [])])
    timeout.addEventListener('abort', () => resolve(), { once: true })
    synthesis.addEventListener('voiceschanged', () => resolve(), { once: true, signal: timeout })
  })
  return synthesis.getVoices()
}

/** The browser's voices for a screen: empty at first where they come late. */
export function useBrowserVoices(): readonly SpeechSynthesisVoice[] {
  const [voices, setVoices] = useState(() => browserSynthesis()?.getVoices() ?? [])
  useEffect(() => {
    const synthesis = browserSynthesis()
    if (synthesis === null) return
    const update = () => setVoices(synthesis.getVoices())
    update()
    synthesis.addEventListener('voiceschanged', update)
    return () => synthesis.removeEventListener('voiceschanged', update)
  }, [])
  return voices
}

/** A `lang` as it should be: Android writes es_ES. */
export function voiceLanguage(voice: SpeechSynthesisVoice): string {
  return voice.lang.replace('_', '-')
}

export type BrowserVoicePreference = { uri?: string | null; language: SpeechLanguage; gender?: VoiceGender }

/**
 * The wished voice of a browser, else the nearest: of the region, of the gender where its name tells one, on
 * this device rather than in the network. Null where nothing speaks the language.
 */
export function nearestBrowserVoice(
  voices: readonly SpeechSynthesisVoice[],
  preference: BrowserVoicePreference,
): SpeechSynthesisVoice | null {
  const chosen = voices.find((voice) => voice.voiceURI === preference.uri)
  if (chosen) return chosen
  const base = preference.language.slice(0, 2)
  const score = (voice: SpeechSynthesisVoice): number =>
    (voiceLanguage(voice) === preference.language ? 8 : 0) +
    (nameIndicatesGender(voice.name, preference.gender) ? 4 : 0) +
    (voice.localService ? 2 : 0) +
    (voice.default ? 1 : 0)
  let best: SpeechSynthesisVoice | null = null
  for (const voice of voices)
    if (voiceLanguage(voice).startsWith(base) && (best === null || score(voice) > score(best))) best = voice
  return best
}

/** Browsers tell no gender; some write it into the name ("Google UK English Female"). */
function nameIndicatesGender(name: string, gender: VoiceGender | undefined): boolean {
  return gender !== undefined && gender !== 'neutral' && name.toLowerCase().split(/\W+/u).includes(gender)
}
