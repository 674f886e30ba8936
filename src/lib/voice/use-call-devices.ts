import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { useToast } from '../toasts.ts'
import { availableDevice, deviceChange, type AudioDevice, noDevices } from './audio-devices.ts'
import { useAudioDevices } from './use-audio-devices.ts'

/**
 * Follows the devices of a call: one that is unplugged is replaced by the system's default, and taken again when it is
 * back, both with a toast. Returns the loudspeaker to use.
 */
export function useCallDevices(call: {
  running: boolean
  microphoneId: string | null
  loudspeakerId: string | null
  /** There is no microphone: the next one that is plugged in is taken. */
  lacksMicrophone: boolean
  /** A microphone can be opened that could not: the chosen one, or any while there was none. */
  onMicrophoneBack: () => void
}): string | null {
  const t = useTranslations('voice')
  const toast = useToast()
  const { running, microphoneId, loudspeakerId, lacksMicrophone, onMicrophoneBack } = call
  const devices = useAudioDevices(running)
  const beforeRef = useRef(noDevices)
  useEffect(() => {
    const before = beforeRef.current
    beforeRef.current = devices
    const microphone = deviceChange(microphoneId, before.microphones, devices.microphones)
    const isAdded = devices.microphones.length > before.microphones.length
    if (microphone === 'back' || (lacksMicrophone && isAdded)) onMicrophoneBack()
    const loudspeaker = deviceChange(loudspeakerId, before.loudspeakers, devices.loudspeakers)
    const change = microphone ?? loudspeaker
    if (change === null) return
    const all = [
      ...before.microphones,
      ...before.loudspeakers,
      ...devices.microphones,
      ...devices.loudspeakers,
    ]
    const name = nameOf(microphone === null ? loudspeakerId : microphoneId, all)
    toast(
      change === 'gone'
        ? { title: t('deviceGone', { name }), description: t('deviceGoneHint') }
        : { title: t('deviceBack', { name }) },
    )
  }, [devices, microphoneId, loudspeakerId, lacksMicrophone, onMicrophoneBack, toast, t])
  return availableDevice(loudspeakerId, devices.loudspeakers)
}

const nameOf = (deviceId: string | null, devices: readonly AudioDevice[]) =>
  devices.find((device) => device.deviceId === deviceId)?.label ?? ''
