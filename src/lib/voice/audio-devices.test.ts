import { afterEach, describe, expect, it, vi } from 'vitest'
import { availableDevice, deviceChange, listAudioDevices } from './audio-devices.ts'

const headset = { deviceId: 'h', label: 'Headset' }
const laptop = { deviceId: 'l', label: 'Laptop' }

afterEach(() => vi.unstubAllGlobals())

describe('[HEAD1] the devices of a page', () => {
  it('are those with an id, apart from the entry for the default', async () => {
    const device = (kind: string, deviceId: string) => ({ kind, deviceId, label: '' })
    const enumerateDevices = async () => [
      device('audioinput', ''),
      device('audioinput', 'default'),
      device('audioinput', 'm'),
      device('videoinput', 'v'),
      device('audiooutput', 'default'),
      device('audiooutput', 's'),
    ]
    vi.stubGlobal('navigator', { mediaDevices: { enumerateDevices } })
    const { microphones, loudspeakers } = await listAudioDevices()
    expect([...microphones, ...loudspeakers].map(({ deviceId }) => deviceId)).toEqual(['m', 's'])
  })

  it('are none where the page has no access', async () => {
    vi.stubGlobal('navigator', {})
    expect(await listAudioDevices()).toEqual({ microphones: [], loudspeakers: [] })
  })
})

describe('[HEAD2] a chosen device', () => {
  it.each([
    ['is gone', [headset, laptop], [laptop], 'gone'],
    ['is gone with all others', [headset], [], 'gone'],
    ['is back', [laptop], [laptop, headset], 'back'],
    ['stays', [headset, laptop], [headset], null],
    ['stays away', [laptop], [laptop], null],
    ['was not revealed before', [], [headset, laptop], null],
  ])('%s', (_what, before, now, change) => {
    expect(deviceChange('h', before, now)).toBe(change)
  })

  it('is replaced by the default only while it is known to be away', () => {
    expect(availableDevice('h', [laptop, headset])).toBe('h')
    expect(availableDevice('h', [laptop])).toBeNull()
    expect(availableDevice('h', [])).toBe('h')
    expect(availableDevice(null, [laptop])).toBeNull()
  })
})
