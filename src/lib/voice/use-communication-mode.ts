import { useAtom } from 'jotai'
import { useEffect, useState } from 'react'
import { z } from 'zod'
import { type CommunicationMode, communicationModes } from '#protocol/vocabulary/training-session.ts'
import { storageKeys } from '../storage.ts'
import { storedAtom } from '../stored-atom.ts'
import { hasMicrophone, watchAudioDevices } from './audio-devices.ts'

/** What was chosen the last time in this browser; null if nothing was. */
const storedMode = z.enum(communicationModes).nullable().catch(null)
const chosenModeAtom = storedAtom(storageKeys.communicationMode, (stored) => storedMode.parse(stored))

/**
 * How the next session is held [SETUP3]: as chosen the last time, else by voice where the browser has a microphone.
 * Collectors work on the phone; writing trains something else.
 */
export function useCommunicationMode(): [CommunicationMode, (mode: CommunicationMode) => void] {
  const [chosen, choose] = useAtom(chosenModeAtom)
  const microphone = useMicrophone(chosen === null)
  return [chosen ?? (microphone ? 'voice' : 'text'), choose]
}

/** Whether there is a microphone, kept up to date while `enabled`. Until the browser has answered, it is assumed. */
function useMicrophone(enabled: boolean): boolean {
  const [found, setFound] = useState(() => navigator.mediaDevices !== undefined)
  useEffect(() => {
    if (!enabled) return
    let current = true
    const look = () => void hasMicrophone().then((has) => current && setFound(has))
    look()
    const stopWatching = watchAudioDevices(look)
    return () => {
      current = false
      stopWatching()
    }
  }, [enabled])
  return found
}
