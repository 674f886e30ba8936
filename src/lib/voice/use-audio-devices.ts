import { useEffect, useState } from 'react'
import { type AudioDevices, listAudioDevices, noDevices, watchAudioDevices } from './audio-devices.ts'

/**
 * The available devices, kept up to date while `enabled`. A change of `permission` asks again: devices are revealed
 * only after it was granted, and no event says so.
 */
export function useAudioDevices(enabled: boolean, permission?: unknown): AudioDevices {
  const [devices, setDevices] = useState(noDevices)
  useEffect(() => {
    if (!enabled) return
    let current = true
    const list = () =>
      void listAudioDevices().then(
        (found) => current && setDevices(found),
        () => undefined,
      )
    list()
    const stopWatching = watchAudioDevices(list)
    return () => {
      current = false
      stopWatching()
    }
  }, [enabled, permission])
  return devices
}
