import { useCallback, useEffect, useState } from 'react'
import type { SpeechLanguage } from '#protocol/realtime/voice.ts'
import { installOnDevice, type OnDevice, onDeviceRecognition } from './on-device.ts'

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
  useEffect(() => {
    let current = true
    setFailed(false)
    void onDeviceRecognition(languages).then((found) => {
      if (current) setState(found)
    })
    return () => {
      current = false
    }
    // By what they are: each render makes a new list.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  const install = useCallback(async () => {
    setFailed(false)
    setState('downloading')
    const installed = await installOnDevice(languages)
    setFailed(!installed)
    setState(await onDeviceRecognition(languages))
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [key])
  return { state, failed, install }
}
