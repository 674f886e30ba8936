import { act } from '@testing-library/react'
import { onTestFinished } from 'vitest'
import { revealDevices } from '#src/lib/voice/audio-devices.ts'

type FakeDevice = { kind: 'audioinput' | 'audiooutput'; deviceId: string; label: string }

export const aMicrophone = (deviceId: string, label = deviceId): FakeDevice => ({
  kind: 'audioinput',
  deviceId,
  label,
})
export const aLoudspeaker = (deviceId: string, label = deviceId): FakeDevice => ({
  kind: 'audiooutput',
  deviceId,
  label,
})

/**
 * Gives the page these audio devices; `plug` replaces them, as people do, and `reveal` as the browser does once the
 * microphone is open.
 */
export function stubDevices(...devices: readonly FakeDevice[]) {
  let plugged = devices
  const media = Object.assign(new EventTarget(), { enumerateDevices: () => Promise.resolve(plugged) })
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: media })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'mediaDevices'))
  return {
    plug: (...now: readonly FakeDevice[]) =>
      act(() => {
        plugged = now
        media.dispatchEvent(new Event('devicechange'))
        return Promise.resolve()
      }),
    reveal: (...now: readonly FakeDevice[]) =>
      act(() => {
        plugged = now
        revealDevices()
        return Promise.resolve()
      }),
  }
}
