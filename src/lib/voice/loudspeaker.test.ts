import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Loudspeaker } from './loudspeaker.ts'

/** Where the source is connected to, and what each device was asked to play. */
let connections: string[]
let devices: string[]

class FakeElement {
  srcObject: unknown = null
  setSinkId(deviceId: string) {
    if (deviceId === 'refused') return Promise.reject(new DOMException('not there', 'NotFoundError'))
    devices.push(`element ${deviceId}`)
    return Promise.resolve()
  }
  play() {
    devices.push('play')
    return Promise.resolve()
  }
  pause() {
    devices.push('pause')
  }
}
const source = {
  connect: (to: unknown) => connections.push(to === 'speakers' ? 'default' : 'stream'),
  disconnect: () => connections.push('nothing'),
} as unknown as AudioNode
const context = (members: object = {}) => ({ destination: 'speakers', ...members }) as unknown as AudioContext

beforeEach(() => {
  connections = []
  devices = []
  vi.stubGlobal('HTMLMediaElement', FakeElement)
  vi.stubGlobal('Audio', FakeElement)
  vi.stubGlobal('MediaStreamAudioDestinationNode', class {})
})
afterEach(() => vi.unstubAllGlobals())

describe('[HEAD1] a loudspeaker', () => {
  it('is that of the context where the browser routes contexts, else the default', async () => {
    const setSinkId = vi.fn<(deviceId: string) => Promise<void>>(async (deviceId) => {
      if (deviceId === 'refused') throw new DOMException('not there', 'NotFoundError')
      devices.push(deviceId)
    })
    const loudspeaker = new Loudspeaker(context({ setSinkId }), source, 'headset')
    loudspeaker.deviceId = 'refused'
    await vi.waitFor(() => expect(devices).toEqual(['headset', '']))
    expect(connections).toEqual(['default'])
  })

  it('is reached through a media element where the browser routes only those', async () => {
    const loudspeaker = new Loudspeaker(context(), source, 'headset')
    await vi.waitFor(() => expect(connections).toEqual(['default', 'nothing', 'stream']))
    expect(devices).toEqual(['element headset', 'play'])
    loudspeaker.deviceId = 'refused'
    await vi.waitFor(() => expect(connections.slice(3)).toEqual(['nothing', 'default']))
    expect(devices.at(-1)).toBe('pause')
  })

  it('is the default where the browser routes nothing', async () => {
    vi.stubGlobal('HTMLMediaElement', class {})
    const loudspeaker = new Loudspeaker(context(), source, 'headset')
    loudspeaker.deviceId = null
    await vi.waitFor(() => expect(connections.at(-1)).toBe('default'))
    expect(devices).toEqual([])
  })
})
