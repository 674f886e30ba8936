/** A Hann window keeps a loud tone out of the bins beside it; it leaves three eighths of the power. */
const windowPower = 3 / 8

/**
 * The mean square of samples by frequency, one bin for each multiple of the sample rate over their number, without the
 * upper half. Their number is a power of two.
 */
export function powerSpectrum(samples: Float32Array): Float64Array {
  const { length } = samples
  const real = Float64Array.from(
    samples,
    (sample, at) => sample * (0.5 - 0.5 * Math.cos((2 * Math.PI * at) / length)),
  )
  const imaginary = new Float64Array(length)
  transform(real, imaginary)
  const scale = 2 / (windowPower * length ** 2)
  return Float64Array.from(
    { length: length / 2 },
    (_, bin) => ((real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2) * scale,
  )
}

/** The fast Fourier transform in place, radix 2 (Cooley and Tukey, 1965). */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const { length } = real
  for (let index = 1, mirrored = 0; index < length; index++) {
    let bit = length >> 1
    for (; (mirrored & bit) !== 0; bit >>= 1) mirrored ^= bit
    mirrored ^= bit
    if (index < mirrored) {
      swap(real, index, mirrored)
      swap(imaginary, index, mirrored)
    }
  }
  for (let half = 1; half < length; half *= 2)
    for (let turn = 0; turn < half; turn++) {
      const cosine = Math.cos((-Math.PI * turn) / half)
      const sine = Math.sin((-Math.PI * turn) / half)
      for (let upper = turn; upper < length; upper += half * 2) {
        const lower = upper + half
        const [lowerReal, lowerImaginary] = [real[lower] ?? 0, imaginary[lower] ?? 0]
        const turnedReal = lowerReal * cosine - lowerImaginary * sine
        const turnedImaginary = lowerReal * sine + lowerImaginary * cosine
        real[lower] = (real[upper] ?? 0) - turnedReal
        imaginary[lower] = (imaginary[upper] ?? 0) - turnedImaginary
        real[upper] = (real[upper] ?? 0) + turnedReal
        imaginary[upper] = (imaginary[upper] ?? 0) + turnedImaginary
      }
    }
}

function swap(values: Float64Array, one: number, other: number): void {
  const kept = values[one] ?? 0
  values[one] = values[other] ?? 0
  values[other] = kept
}
