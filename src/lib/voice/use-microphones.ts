import { useEffect, useState } from 'react'
import { listMicrophones, watchMicrophones } from './microphone.ts'

/** The microphones there are, as they come and go; asked for only while `wanted`. */
export function useMicrophones(wanted: boolean): readonly Pick<MediaDeviceInfo, 'deviceId' | 'label'>[] {
  const [microphones, setMicrophones] = useState<Awaited<ReturnType<typeof listMicrophones>>>([])
  useEffect(() => {
    if (!wanted) return
    let current = true
    const list = () =>
      void listMicrophones().then(
        (found) => current && setMicrophones(found),
        () => undefined,
      )
    list()
    const end = watchMicrophones(list)
    return () => {
      current = false
      end()
    }
  }, [wanted])
  return microphones
}
