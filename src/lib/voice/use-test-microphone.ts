import { useCallback, useEffect, useRef, useState } from 'react'
import { Microphone, MicrophoneError, type MicrophoneErrorReason } from './microphone.ts'
import { levelPeriodMs, type SpeechLevel, SpeechLevelGauge } from './speech-level.ts'

/** The microphone of a test call: open as long as the component is there. */
export type TestMicrophone = {
  /** Null until it is open. */
  stream: MediaStream | null
  /** The name of the device in use; empty until it is open. */
  name: string
  failure: MicrophoneErrorReason | null
  /** Its level now, 0 to 1. */
  level: () => number
  /** Opens it again after a failure. */
  reopen: () => void
}

/** Opens a microphone by its `deviceId`; null is the system's default. One that is unplugged is replaced by the default. */
export function useTestMicrophone(deviceId: string | null): TestMicrophone {
  const [opened, setOpened] = useState<Microphone | null>(null)
  const [failure, setFailure] = useState<MicrophoneErrorReason | null>(null)
  const [attempt, setAttempt] = useState(0)
  const microphoneRef = useRef<Microphone>(null)
  const reopen = useCallback(() => setAttempt((before) => before + 1), [])
  useEffect(() => {
    let current = true
    void Microphone.open(deviceId, reopen).then(
      (microphone) => {
        if (!current) return microphone.close()
        microphoneRef.current = microphone
        setOpened(microphone)
        setFailure(null)
      },
      (error: unknown) => {
        if (current) setFailure(error instanceof MicrophoneError ? error.reason : 'denied')
      },
    )
    return () => {
      current = false
      microphoneRef.current?.close()
      microphoneRef.current = null
      setOpened(null)
    }
  }, [deviceId, attempt, reopen])
  const level = useCallback(() => microphoneRef.current?.level ?? 0, [])
  return { stream: opened?.stream ?? null, name: opened?.track?.label ?? '', failure, level, reopen }
}

/** How loud somebody speaks into a microphone, as far as it listened: not while the page itself plays. */
export function useSpeechLevel({ stream, level }: TestMicrophone, listening: boolean): SpeechLevel {
  const [heard, setHeard] = useState<{ stream: MediaStream | null; word: SpeechLevel }>()
  const gaugeRef = useRef<{ stream: MediaStream; gauge: SpeechLevelGauge }>(null)
  useEffect(() => {
    if (stream === null || !listening) return
    // Another microphone is another level.
    if (gaugeRef.current?.stream !== stream) gaugeRef.current = { stream, gauge: new SpeechLevelGauge() }
    const { gauge } = gaugeRef.current
    const timer = setInterval(() => {
      const word = gauge.add(level())
      setHeard((before) => (before?.stream === stream && before.word === word ? before : { stream, word }))
    }, levelPeriodMs)
    return () => clearInterval(timer)
  }, [stream, level, listening])
  return heard?.stream === stream ? heard.word : 'silent'
}
