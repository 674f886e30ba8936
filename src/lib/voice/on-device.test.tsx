import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { installOnDevice, onDeviceRecognition } from './on-device.ts'

const asked = { langs: ['en-US', 'es-MX'], processLocally: true }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function stubRecognition(statics: object): void {
  vi.stubGlobal('SpeechRecognition', Object.assign(class {}, statics))
}

describe('recognition on the device', () => {
  it.each(['unavailable', 'downloadable', 'downloading', 'available'] as const)(
    '[VOICE38] is as the browser says of all languages together: %s',
    async (state) => {
      const available = vi.fn<(asked: unknown) => Promise<string>>(async () => state)
      stubRecognition({ available })
      expect(await onDeviceRecognition(['en-US', 'es-MX'])).toBe(state)
      expect(available).toHaveBeenCalledExactlyOnceWith(asked)
    },
  )

  it('[VOICE38] is not available in a browser without it, or one that refuses, says something else, or does not answer', async () => {
    expect(await onDeviceRecognition(['en-US'])).toBe('unavailable')
    stubRecognition({})
    expect(await onDeviceRecognition(['en-US'])).toBe('unavailable')
    stubRecognition({ available: () => Promise.reject(new DOMException('no', 'NotAllowedError')) })
    expect(await onDeviceRecognition(['en-US'])).toBe('unavailable')
    stubRecognition({ available: async () => 'perhaps' })
    expect(await onDeviceRecognition(['en-US'])).toBe('unavailable')
    stubRecognition({ available: () => new Promise(() => undefined) })
    const late = onDeviceRecognition(['en-US'])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(await late).toBe('unavailable')
  })

  it('[VOICE38] gets its language packs on request', async () => {
    const install = vi.fn<(asked: unknown) => Promise<boolean>>(async () => true)
    stubRecognition({ install })
    expect(await installOnDevice(['en-US', 'es-MX'])).toBe(true)
    expect(install).toHaveBeenCalledExactlyOnceWith(asked)
    install.mockResolvedValue(false)
    expect(await installOnDevice(['en-US'])).toBe(false)
    install.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    expect(await installOnDevice(['en-US'])).toBe(false)
    vi.unstubAllGlobals()
    expect(await installOnDevice(['en-US'])).toBe(false)
  })
})
