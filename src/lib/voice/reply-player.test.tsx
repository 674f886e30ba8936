import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ReplyPlayer } from './reply-player.ts'

/** A context that the system may interrupt. */
class FakeContext extends EventTarget {
  static last: FakeContext
  state: AudioContextState = 'suspended'
  readonly sampleRate: number
  readonly audioWorklet = { addModule: () => Promise.resolve() }
  constructor({ sampleRate }: { sampleRate: number }) {
    super()
    this.sampleRate = sampleRate
    FakeContext.last = this
  }
  become(state: AudioContextState) {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
  resume() {
    this.become('running')
    return Promise.resolve()
  }
}
class FakeNode {
  readonly port = { postMessage: () => undefined }
  connect() {
    return undefined
  }
}

beforeEach(() => {
  vi.stubGlobal('AudioContext', FakeContext)
  vi.stubGlobal('AudioWorkletNode', FakeNode)
  vi.stubGlobal('GainNode', FakeNode)
})
afterEach(() => vi.unstubAllGlobals())

it('[HEAD7] a telephone call takes the sound away, and says so; a click brings it back', async () => {
  const allowed: boolean[] = []
  const player = new ReplyPlayer({
    started: () => undefined,
    progress: () => undefined,
    voiceOver: () => undefined,
    allowedChanged: () => allowed.push(player.audioAllowed),
  })
  await player.open(24_000)
  const context = FakeContext.last
  context.become('interrupted')
  await player.open(24_000)
  expect(allowed).toEqual([true, false, true])
  expect(FakeContext.last).toBe(context)
})
