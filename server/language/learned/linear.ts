import type { Example } from './network.ts'

/** A linear reading of each label: above 0 the line is read to have it. Weights by input, then by label. */
export type Plain = { weights: Float32Array; biases: Float32Array }

/** How dear an error is against large weights: of .5, 2 and 8 the best on lines kept out of training. */
const cost = 8

const epochs = 12

/** A line that is surely right is asked again only so many rounds later. */
const rests = 4

/** So far beyond what is asked of it a line has to be to rest. */
const surely = 0.3

/**
 * Support vector machines with squared hinge loss, one for each label, by dual coordinate descent (Hsieh et al.,
 * ICML 2008, algorithm 1). Deterministic for the same examples in the same order.
 */
export function trainLinearSvm(examples: readonly Example[], inputs: number, labels: number): Plain {
  const weights = new Float32Array(inputs * labels)
  const biases = new Float32Array(labels)
  for (let label = 0; label < labels; label += 1) {
    const one = learnLabel(examples, inputs, label)
    biases[label] = one.bias
    one.weights.forEach((weight, input) => {
      weights[input * labels + label] = weight
    })
  }
  return { weights, biases }
}

function learnLabel(
  examples: readonly Example[],
  inputs: number,
  label: number,
): { bias: number; weights: Float64Array } {
  const weights = new Float64Array(inputs)
  const duals = new Float64Array(examples.length)
  const resting = new Uint8Array(examples.length)
  const order = examples.flatMap(({ has }, at) => (has[label] ? [at] : []))
  let state = 1
  let bias = 0
  for (let round = 0; round < epochs; round += 1) {
    for (let index = order.length - 1; index > 0; index -= 1) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0
      const other = state % (index + 1)
      const kept = order[index] ?? 0
      order[index] = order[other] ?? 0
      order[other] = kept
    }
    for (const at of order) {
      const rest = resting[at] ?? 0
      if (rest > 0) {
        resting[at] = rest - 1
        continue
      }
      const example = examples[at]
      if (!example) continue
      const { shows } = example
      const value = 1 / Math.sqrt(shows.length || 1)
      const sign = example.has[label] ?? 0
      let sum = 0
      for (let index = 0; index < shows.length; index += 1) sum += weights[shows[index] ?? 0] ?? 0
      const dual = duals[at] ?? 0
      const slope = sign * (sum * value + bias) - 1 + dual / (2 * cost)
      // The bias counts as one more input of value 1; the line's square is then 2.
      const next = Math.max(0, dual - slope / (2 + 1 / (2 * cost)))
      if (next === dual) {
        if (slope > surely && round > 0) resting[at] = rests
        continue
      }
      duals[at] = next
      const step = (next - dual) * sign
      bias += step
      const change = step * value
      for (let index = 0; index < shows.length; index += 1) {
        const input = shows[index] ?? 0
        weights[input] = (weights[input] ?? 0) + change
      }
    }
  }
  return { bias, weights }
}
