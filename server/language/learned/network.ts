/**
 * A network with one hidden layer that all labels share: what it learns of an arrest helps it with a seizure. Each
 * input has a weight for each hidden unit, each unit one for each label. Above 0 a label is read, as with a support
 * vector machine: it learns by the same squared hinge loss, which takes no function that machines compute differently.
 */
export type Network = {
  hidden: number
  /** By input, then by unit. */
  first: Float32Array
  firstBias: Float32Array
  /** By unit, then by label. */
  second: Float32Array
  secondBias: Float32Array
}

/**
 * A line to learn from: which inputs it shows, in one order, those of its words first; how many these are; and for each
 * label 1 if it has it, -1 if not, 0 if nobody said. As a vector of length one, each input has the value 1 / sqrt(how many).
 */
export type Example = { shows: Int32Array; words: number; has: Int8Array }

/** Chosen on lines of writers that were kept out of training (docs/decisions/0007). */
export type Hyperparameters = {
  hidden: number
  epochs: number
  /** The share of inputs left out at each step, so that no single word decides. */
  dropout: number
  /** The share of steps without any of the words, so that what they mean has to do. */
  wordless: number
  rate: number
}

/** Numbers that look random and are the same in every run (Numerical Recipes' linear congruence), from 0 up to 1. */
function chanceFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state >>> 8) / 2 ** 24
  }
}

/** Keeps a step from dividing by nothing. */
const tiny = 1e-6

/** Learns by AdaGrad, line by line. Deterministic for the same examples in the same order and the same seed. */
export function learn(
  examples: readonly Example[],
  inputs: number,
  labels: number,
  { hidden, epochs, dropout, wordless, rate }: Hyperparameters,
  seed: number,
): Network {
  const chance = chanceFrom(seed)
  const around = (reach: number) => () => (chance() - 0.5) * reach
  const first = Float32Array.from({ length: inputs * hidden }, around(0.2))
  const second = Float32Array.from({ length: hidden * labels }, around(2 / Math.sqrt(hidden)))
  const firstBias = new Float32Array(hidden)
  const secondBias = new Float32Array(labels).fill(-1)
  // The squares of all steps so far, by which AdaGrad shortens the next.
  const firstSum = new Float32Array(first.length)
  const secondSum = new Float32Array(second.length)
  const firstBiasSum = new Float32Array(hidden)
  const secondBiasSum = new Float32Array(labels)
  const order = examples.map((_, at) => at)
  const units = new Float64Array(hidden)
  /** The units that a line switches on, which alone learn from it. */
  const on = new Int32Array(hidden)
  let onCount = 0
  const gradient = new Float64Array(hidden)
  const errors = new Float64Array(labels)
  const kept = new Int32Array(inputs)
  const inverse = 1 / (1 - dropout)
  for (let round = 0; round < epochs; round += 1) {
    shuffle(order, chance)
    const step = rate * (1 - round / epochs + 0.02)
    for (const at of order) {
      const example = examples[at]
      if (!example) continue
      const { shows } = example
      const from = chance() < wordless ? example.words : 0
      let count = 0
      for (let index = from; index < shows.length; index += 1) {
        if (chance() < dropout) continue
        kept[count] = shows[index] ?? 0
        count += 1
      }
      const value = inverse / Math.sqrt(shows.length - from || 1)
      forward(count, value)
      if (!judge(example.has)) continue
      correctSecond(step)
      correctFirst(count, value, step)
    }
  }
  return { hidden, first, firstBias, second, secondBias }

  function forward(count: number, value: number): void {
    for (let unit = 0; unit < hidden; unit += 1) units[unit] = firstBias[unit] ?? 0
    for (let at = 0; at < count; at += 1) {
      const from = (kept[at] ?? 0) * hidden
      for (let unit = 0; unit < hidden; unit += 1)
        units[unit] = (units[unit] ?? 0) + (first[from + unit] ?? 0) * value
    }
    onCount = 0
    for (let unit = 0; unit < hidden; unit += 1) {
      if ((units[unit] ?? 0) <= 0) continue
      on[onCount] = unit
      onCount += 1
    }
  }

  /** How far each label's margin is from where it should be; false when none is wrong. */
  function judge(has: Int8Array): boolean {
    let wrong = false
    for (let label = 0; label < labels; label += 1) {
      const sign = has[label] ?? 0
      if (sign === 0) {
        errors[label] = 0
        continue
      }
      let margin = secondBias[label] ?? 0
      for (let index = 0; index < onCount; index += 1) {
        const unit = on[index] ?? 0
        margin += (units[unit] ?? 0) * (second[unit * labels + label] ?? 0)
      }
      const short = 1 - sign * margin
      errors[label] = short > 0 ? -sign * short : 0
      wrong ||= short > 0
    }
    return wrong
  }

  function correctSecond(by: number): void {
    for (let index = 0; index < onCount; index += 1) {
      const unit = on[index] ?? 0
      const is = units[unit] ?? 0
      let sum = 0
      for (let label = 0; label < labels; label += 1) {
        const error = errors[label] ?? 0
        if (error === 0) continue
        const at = unit * labels + label
        const weight = second[at] ?? 0
        sum += weight * error
        const slope = error * is
        const square = (secondSum[at] ?? 0) + slope * slope
        secondSum[at] = square
        second[at] = weight - (by * slope) / (Math.sqrt(square) + tiny)
      }
      gradient[index] = sum
    }
    for (let label = 0; label < labels; label += 1) {
      const error = errors[label] ?? 0
      if (error === 0) continue
      const square = (secondBiasSum[label] ?? 0) + error * error
      secondBiasSum[label] = square
      secondBias[label] = (secondBias[label] ?? 0) - (by * error) / (Math.sqrt(square) + tiny)
    }
  }

  function correctFirst(count: number, value: number, by: number): void {
    for (let at = 0; at < count; at += 1) {
      const from = (kept[at] ?? 0) * hidden
      for (let index = 0; index < onCount; index += 1) {
        const place = from + (on[index] ?? 0)
        const slope = (gradient[index] ?? 0) * value
        const square = (firstSum[place] ?? 0) + slope * slope
        firstSum[place] = square
        first[place] = (first[place] ?? 0) - (by * slope) / (Math.sqrt(square) + tiny)
      }
    }
    for (let index = 0; index < onCount; index += 1) {
      const unit = on[index] ?? 0
      const slope = gradient[index] ?? 0
      const square = (firstBiasSum[unit] ?? 0) + slope * slope
      firstBiasSum[unit] = square
      firstBias[unit] = (firstBias[unit] ?? 0) - (by * slope) / (Math.sqrt(square) + tiny)
    }
  }
}

function shuffle(order: number[], chance: () => number): void {
  for (let index = order.length - 1; index > 0; index -= 1) {
    const other = Math.floor(chance() * (index + 1))
    const kept = order[index] ?? 0
    order[index] = order[other] ?? 0
    order[other] = kept
  }
}
