import { act } from '@testing-library/react'
import { onTestFinished, vi } from 'vitest'
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

/** What the browser says of the microphone; `error` is the name of what it throws where it cannot be opened. */
export function stubMicrophone(microphone: { permission: PermissionState; error?: string }) {
  const asked = vi.fn<() => Promise<unknown>>(() =>
    microphone.error === undefined
      ? Promise.resolve({ getTracks: () => [] })
      : Promise.reject(Object.assign(new Error('no microphone'), { name: microphone.error })),
  )
  const media = Object.assign(new EventTarget(), {
    getUserMedia: asked,
    enumerateDevices: () => Promise.resolve([aMicrophone('')]),
  })
  const permissions = { query: () => Promise.resolve({ state: microphone.permission }) }
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: media })
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: permissions })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'mediaDevices')
    Reflect.deleteProperty(navigator, 'permissions')
  })
  return { asked, microphone }
}
