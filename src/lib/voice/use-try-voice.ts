import { useCallback, useEffect, useRef, useState } from 'react'
import { speak } from './browser-speech.ts'
import { browserVoices, nearestBrowserVoice } from './browser-voices.ts'
import type { VoiceInUse } from './custom-voices.ts'
import { playServerSpeech, type SpeechRequest } from './server-speech.ts'
import { useSpeechError } from './use-speech-error.ts'

export type TryVoiceState = 'idle' | 'loading' | 'speaking'
export type VoiceTrial = {
  text: string
  voice: VoiceInUse
  /** Speaks as a session would let such a debtor speak. */
  prospect?: SpeechRequest['prospect']
}

/**
 * Lets a voice be heard. A voice of the server that fails is told in a toast, and the browser's speaks instead;
 * however it ends, the state is idle again. Trying another one, `stop` and leaving the screen make it silent.
 */
export function useTryVoice(): {
  state: TryVoiceState
  tryVoice: (trial: VoiceTrial) => void
  stop: () => void
} {
  const [state, setState] = useState<TryVoiceState>('idle')
  const running = useRef<AbortController | null>(null)
  const speechError = useSpeechError()

  const stop = useCallback(() => {
    running.current?.abort()
    running.current = null
    setState('idle')
  }, [])
  useEffect(() => () => running.current?.abort(), [])

  const tryVoice = useCallback(
    (trial: VoiceTrial) => {
      running.current?.abort()
      const abort = new AbortController()
      running.current = abort
      const { signal } = abort
      const onSound = () => {
        if (!signal.aborted) setState('speaking')
      }
      setState('loading')
      void hear(trial, { signal, onSound, onFallback: () => speechError('browser-speaks') })
        .catch(() => {
          if (!signal.aborted) speechError('nothing-speaks')
        })
        .finally(() => {
          if (running.current !== abort) return
          running.current = null
          setState('idle')
        })
    },
    [speechError],
  )
  return { state, tryVoice, stop }
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
