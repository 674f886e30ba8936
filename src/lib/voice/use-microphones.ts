import { useEffect, useState } from 'react'
import { listMicrophones, watchMicrophones } from './microphone.ts'

/** The available microphones, kept up to date while `enabled`. */
export function useMicrophones(enabled: boolean): readonly Pick<MediaDeviceInfo, 'deviceId' | 'label'>[] {
  const [microphones, setMicrophones] = useState<Awaited<ReturnType<typeof listMicrophones>>>([])
  useEffect(() => {
    if (!enabled) return
    let current = true
    const list = () =>
      void listMicrophones().then(
        (found) => current && setMicrophones(found),
        () => undefined,
      )
    list()
    const stopWatching = watchMicrophones(list)
    return () => {
      current = false
      stopWatching()
    }
  }, [enabled])
  return microphones
}
