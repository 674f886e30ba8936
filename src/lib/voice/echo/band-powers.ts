import { powerSpectrum } from './power-spectrum.ts'

/** In Hz: speech has its power there, and small loudspeakers still play it. */
const edgesHz = [200, 320, 480, 680, 930, 1_240, 1_620, 2_100, 2_700, 3_400, 4_300]
export const bandCount = edgesHz.length - 1
/** About how far apart two measures are, in seconds: 10.7 ms at 24 and 48 kHz. */
const hopSeconds = 0.0107

/** How much power a sound has in each of ten bands, about 94 times a second. Runs in the audio thread. */
export class BandPowers {
  /** Samples between two measures: a power of two. */
  readonly hop: number
  readonly #bins: readonly (readonly [number, number])[]
  /** Each measure is of two hops, as what lies at the edge of one counts for little in it. */
  readonly #samples: Float32Array
  #fresh = 0

  constructor(sampleRate: number) {
    this.hop = 2 ** Math.round(Math.log2(sampleRate * hopSeconds))
    this.#samples = new Float32Array(this.hop * 2)
    const binOf = (hz = 0) => Math.max(1, Math.round((hz * this.#samples.length) / sampleRate))
    this.#bins = edgesHz
      .slice(0, -1)
      .map((edge, band) => [binOf(edge), Math.max(binOf(edge) + 1, binOf(edgesHz[band + 1]))])
  }

  /**
   * Takes samples, of which a whole number must make a hop. Returns the mean square in each band, of a sound between -1
   * and 1, once enough of them are new; otherwise null.
   */
  add(samples: Float32Array): Float64Array | null {
    this.#samples.copyWithin(0, samples.length)
    this.#samples.set(samples, this.#samples.length - samples.length)
    this.#fresh += samples.length
    if (this.#fresh < this.hop) return null
    this.#fresh -= this.hop
    const spectrum = powerSpectrum(this.#samples)
    return Float64Array.from(this.#bins, ([from, to]) =>
      spectrum.subarray(from, to).reduce((sum, power) => sum + power, 0),
    )
  }
}
