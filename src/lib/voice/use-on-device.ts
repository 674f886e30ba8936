import { useCallback, useEffect, useRef, useState } from 'react'
import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import { installOnDevice, type OnDevice, onDeviceRecognition } from './on-device.ts'

/** How often the browser is asked whether a pack that was on its way before has come, in milliseconds: nothing tells. */
const packPollMs = 3_000

/**
 * Whether the browser recognises these languages on the device, and how to have it get what it lacks. `state` is null until the
 * browser has answered; `failed`: the language packs could not be installed.
 */
export function useOnDevice(languages: readonly SpeechLanguage[]): {
  state: OnDevice | null
  failed: boolean
  install: () => Promise<void>
} {
  const key = languages.join(' ')
  const [state, setState] = useState<OnDevice | null>(null)
  const [failed, setFailed] = useState(false)
  const [installs, setInstalls] = useState(0)
  const keyRef = useRef(key)
  useEffect(() => {
    keyRef.current = key
    setState(null)
    setFailed(false)
  }, [key])
  useEffect(() => {
    let current = true
    let timer: ReturnType<typeof setTimeout> | undefined
    const ask = async () => {
      const found = await onDeviceRecognition(languages)
      if (!current) return
      setState(found)
      if (found === 'downloading') timer = setTimeout(() => void ask(), packPollMs)
    }
    void ask()
    return () => {
      current = false
      clearTimeout(timer)
    }
    // By what they are: each render makes a new list.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key, installs])
  const install = useCallback(async () => {
    setFailed(false)
    setState('downloading')
    const installed = await installOnDevice(languages)
    // Other languages may have been chosen meanwhile, which it says nothing about.
    if (keyRef.current !== key) return
    setFailed(!installed)
    setInstalls((count) => count + 1)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  return { state, failed, install }
}
