import { useCallback, useEffect, useRef, useState } from 'react'
import { speak } from './browser-speech.ts'
import { browserVoices, nearestBrowserVoice } from './browser-voices.ts'
import type { VoiceInUse } from './custom-voices.ts'
import { playServerSpeech, type SpeechRequest } from './server-speech.ts'
import { useSpeechError } from './use-speech-error.ts'

export type TryVoiceState = 'idle' | 'loading' | 'speaking'
export type VoiceTrial = {
  /** Tells the voices of one screen apart. */
  key: string
  text: string
  voice: VoiceInUse
  /** Speaks as a session would let such a debtor speak. */
  prospect?: SpeechRequest['prospect']
}

export type VoiceTrials = {
  stateOf: (key: string) => TryVoiceState
  tryVoice: (trial: VoiceTrial) => void
  stop: () => void
}

/**
 * Lets voices be heard, one at a time. A voice of the server that fails is told in a toast, and the browser's
 * speaks instead; however it ends, the state is idle again. Leaving the screen makes it silent.
 */
export function useTryVoice(): VoiceTrials {
  const [tried, setTried] = useState<{ key: string; state: TryVoiceState } | null>(null)
  const running = useRef<AbortController | null>(null)
  const speechError = useSpeechError()

  const stop = useCallback(() => {
    running.current?.abort()
    running.current = null
    setTried(null)
  }, [])
  useEffect(() => () => running.current?.abort(), [])

  const tryVoice = useCallback(
    (trial: VoiceTrial) => {
      running.current?.abort()
      const abort = new AbortController()
      running.current = abort
      const { signal } = abort
      const { key } = trial
      const onSound = () => {
        if (!signal.aborted) setTried({ key, state: 'speaking' })
      }
      setTried({ key, state: 'loading' })
      void hear(trial, { signal, onSound, onFallback: () => speechError('browser-speaks') })
        .catch(() => {
          if (!signal.aborted) speechError('nothing-speaks')
        })
        .finally(() => {
          if (running.current === abort) stop()
        })
    },
    [speechError, stop],
  )
  const stateOf = useCallback((key: string) => (tried?.key === key ? tried.state : 'idle'), [tried])
  return { stateOf, tryVoice, stop }
}

async function hear(
  { text, voice, prospect }: VoiceTrial,
  options: { signal: AbortSignal; onSound: () => void; onFallback: () => void },
): Promise<void> {
  const { signal, onSound, onFallback } = options
  const { language, rate, pitch, volume } = voice
  if (voice.by === 'server')
    try {
      const body: SpeechRequest = { text, language, rate }
      if (voice.voiceId !== null) body.voiceId = voice.voiceId
      if (prospect !== undefined) body.prospect = prospect
      await playServerSpeech(body, { volume, signal, onSound })
      return
    } catch (error) {
      if (signal.aborted) throw error
      onFallback()
    }
  const wish = voice.by === 'server' ? { language } : { uri: voice.voiceUri, language, gender: voice.gender }
  const chosen = nearestBrowserVoice(await browserVoices(signal), wish)
  onSound()
  await speak(text, { voice: chosen, language, rate, pitch, volume, signal })
}
