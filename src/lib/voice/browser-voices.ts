import { useEffect, useState } from 'react'
import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import { genderOfVoice } from './browser-voice-gender.ts'
import type { VoiceGender } from './custom-voices.ts'

/** The browser's speech synthesis; null if it has none. */
export function browserSynthesis(): SpeechSynthesis | null {
  return 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window ? window.speechSynthesis : null
}

/** How long to wait for the browser to load its voices. */
const voiceListTimeoutMs = 2_000

/** The browser's voices. They may load late, so an empty list is read again once it changes. */
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

/** The browser's voices for a component; empty at first if they load late. */
function useBrowserVoices(): readonly SpeechSynthesisVoice[] {
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

/** The browser's voices for a language, those of its region first. */
export function useBrowserVoicesIn(language: SpeechLanguage): readonly SpeechSynthesisVoice[] {
  const matchesRegion = (voice: SpeechSynthesisVoice) => voiceLanguage(voice) === language
  return useBrowserVoices()
    .filter((voice) => voiceLanguage(voice).startsWith(language.slice(0, 2)))
    .toSorted((a, b) => Number(matchesRegion(b)) - Number(matchesRegion(a)))
}

/** A voice's `lang` as a BCP 47 tag: Android writes es_ES. */
export function voiceLanguage(voice: SpeechSynthesisVoice): string {
  return voice.lang.replace('_', '-')
}

export type BrowserVoicePreference = { uri?: string | null; language: SpeechLanguage; gender?: VoiceGender }

/**
 * The preferred voice, else the closest match: the gender if its name tells it, same region, local rather
 * than over the network. A voice whose gender is unknown goes before one of the other gender. Null if no voice speaks the language.
 */
export function nearestBrowserVoice(
  voices: readonly SpeechSynthesisVoice[],
  preference: BrowserVoicePreference,
): SpeechSynthesisVoice | null {
  const chosen = voices.find((voice) => voice.voiceURI === preference.uri)
  if (chosen) return chosen
  const base = preference.language.slice(0, 2)
  const score = (voice: SpeechSynthesisVoice): number =>
    8 * genderFit(voice, preference.gender) +
    (voiceLanguage(voice) === preference.language ? 4 : 0) +
    (voice.localService ? 2 : 0) +
    (voice.default ? 1 : 0)
  let best: SpeechSynthesisVoice | null = null
  for (const voice of voices)
    if (voiceLanguage(voice).startsWith(base) && (best === null || score(voice) > score(best))) best = voice
  return best
}

/** 2: of the wanted gender; 1: that is unknown, or any will do; 0: of the other one. */
function genderFit(voice: SpeechSynthesisVoice, wanted: VoiceGender = 'neutral'): 0 | 1 | 2 {
  const gender = genderOfVoice(voice.name)
  if (wanted === 'neutral' || gender === null) return 1
  return gender === wanted ? 2 : 0
}
