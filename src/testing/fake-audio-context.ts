import { vi } from 'vitest'

/** A context that the system may interrupt. Installed by `stubAudioContext`. */
export class FakeAudioContext extends EventTarget {
  /** All since the stub was installed. */
  static readonly opened: FakeAudioContext[] = []
  state: AudioContextState = 'suspended'
  readonly sampleRate: number
  readonly audioWorklet = { addModule: () => Promise.resolve() }
  constructor({ sampleRate }: { sampleRate: number }) {
    super()
    this.sampleRate = sampleRate
    FakeAudioContext.opened.push(this)
  }
  become(state: AudioContextState): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }
  resume(): Promise<void> {
    this.become('running')
    return Promise.resolve()
  }
  close(): Promise<void> {
    this.become('closed')
    return Promise.resolve()
  }
}

class FakeNode {
  readonly port = { postMessage: () => undefined }
  readonly gain = { value: 1 }
  connect() {
    return undefined
  }
}

/** Measures a tone of this amplitude. */
export class FakeAnalyser extends FakeNode {
  static amplitude = 0
  readonly fftSize = 512
  getFloatTimeDomainData(samples: Float32Array): void {
    for (let at = 0; at < samples.length; at += 1)
      samples[at] = (at % 2 === 0 ? 1 : -1) * FakeAnalyser.amplitude
  }
}

/** Stubs what plays sound; returns the contexts that are opened. `vi.unstubAllGlobals` restores it. */
export function stubAudioContext(): readonly FakeAudioContext[] {
  FakeAudioContext.opened.length = 0
  FakeAnalyser.amplitude = 0
  vi.stubGlobal('AudioContext', FakeAudioContext)
  vi.stubGlobal('AudioWorkletNode', FakeNode)
  vi.stubGlobal('GainNode', FakeNode)
  vi.stubGlobal('AnalyserNode', FakeAnalyser)
  return FakeAudioContext.opened
}
