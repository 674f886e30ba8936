import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useRef, useState } from 'react'
import { speak } from './browser-speech.ts'
import { browserVoices, nearestBrowserVoice } from './browser-voices.ts'
import type { VoiceInUse } from './custom-voices.ts'
import { playServerSpeech, type SpeechRequest } from './server-speech.ts'
import { useSpeechErrorToast } from './use-speech-error-toast.ts'
import { voiceSettingsAtom } from './voice-settings.ts'

export type PreviewState = 'idle' | 'loading' | 'speaking'
export type VoicePreviewRequest = {
  /** Distinguishes the voices of one screen. */
  key: string
  text: string
  voice: VoiceInUse
  /** Speaks in the voice that a session chooses for such a debtor. */
  prospect?: SpeechRequest['prospect']
}

export type VoicePreviewControls = {
  stateOf: (key: string) => PreviewState
  startPreview: (request: VoicePreviewRequest) => void
  stop: () => void
}

/**
 * Plays voice previews, one at a time. If a server voice fails, a toast says so and the browser speaks
 * instead. The state always returns to idle. Unmounting stops playback.
 */
export function useVoicePreview(): VoicePreviewControls {
  const [current, setCurrent] = useState<{ key: string; state: PreviewState } | null>(null)
  const controllerRef = useRef<AbortController | null>(null)
  const showSpeechError = useSpeechErrorToast()
  const { loudspeakerId } = useAtomValue(voiceSettingsAtom)

  const stop = useCallback(() => {
    controllerRef.current?.abort()
    controllerRef.current = null
    setCurrent(null)
  }, [])
  useEffect(() => () => controllerRef.current?.abort(), [])

  const startPreview = useCallback(
    (request: VoicePreviewRequest) => {
      controllerRef.current?.abort()
      const abort = new AbortController()
      controllerRef.current = abort
      const { signal } = abort
      const { key } = request
      const onPlaying = () => {
        if (!signal.aborted) setCurrent({ key, state: 'speaking' })
      }
      setCurrent({ key, state: 'loading' })
      void playPreview(request, {
        loudspeakerId,
        signal,
        onPlaying,
        onFallback: () => showSpeechError('browser-speaks'),
      })
        .catch(() => {
          if (!signal.aborted) showSpeechError('nothing-speaks')
        })
        .finally(() => {
          if (controllerRef.current === abort) stop()
        })
    },
    [loudspeakerId, showSpeechError, stop],
  )
  const stateOf = useCallback((key: string) => (current?.key === key ? current.state : 'idle'), [current])
  return { stateOf, startPreview, stop }
}

async function playPreview(
  { text, voice, prospect }: VoicePreviewRequest,
  options: {
    loudspeakerId: string | null
    signal: AbortSignal
    onPlaying: () => void
    onFallback: () => void
  },
): Promise<void> {
  const { loudspeakerId, signal, onPlaying, onFallback } = options
  const { language, rate, pitch, volume } = voice
  if (voice.provider === 'server')
    try {
      const body: SpeechRequest = { text, language, rate }
      if (voice.voiceId !== null) body.voiceId = voice.voiceId
      if (prospect !== undefined) body.prospect = prospect
      await playServerSpeech(body, { volume, loudspeakerId, signal, onPlaying })
      return
    } catch (error) {
      if (signal.aborted) throw error
      onFallback()
    }
  const preference =
    voice.provider === 'server' ? { language } : { uri: voice.voiceUri, language, gender: voice.gender }
  const chosen = nearestBrowserVoice(await browserVoices(signal), preference)
  onPlaying()
  await speak(text, { voice: chosen, language, rate, pitch, volume, signal })
}
