/** How loud the sound of a node is, read as often as a screen is drawn. */
export class SoundLevel {
  readonly #analyser: AnalyserNode
  readonly #samples: Float32Array<ArrayBuffer>

  constructor(source: AudioNode) {
    this.#analyser = new AnalyserNode(source.context, { fftSize: 512 })
    this.#samples = new Float32Array(this.#analyser.fftSize)
    source.connect(this.#analyser)
  }

  /** 0 is silence, 1 the maximum. */
  get now(): number {
    this.#analyser.getFloatTimeDomainData(this.#samples)
    const power = this.#samples.reduce((sum, sample) => sum + sample * sample, 0) / this.#samples.length
    // Speech lies between about -60 and -10 dB.
    const db = 10 * Math.log10(power + 1e-9)
    return Math.min(1, Math.max(0, (db + 60) / 50))
  }
}
