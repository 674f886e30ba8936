import { useEffect, useState } from 'react'
import { type AudioDevices, listAudioDevices, noDevices, watchAudioDevices } from './audio-devices.ts'

/** The available devices, kept up to date while `enabled`. */
export function useAudioDevices(enabled: boolean): AudioDevices {
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
  }, [enabled])
  return devices
}
