import { readLine } from '../line.ts'
import { bucketCount, featuresOf } from './features.ts'

/** A line with the names of what it does. */
export type Example = { text: string; labels: readonly string[] }
/** A linear reading of one label: above 0 the line is read to have it. */
export type Trained = { label: string; bias: number; weights: Float64Array }

/** The label of every line with a violation, whichever: learned from all of them, it tells best what is none. */
export const anyViolation = 'violation'

/** How dear an error is against large weights: of .1, .5, 2 and 8 the best on lines kept out of training. */
const cost = 2
const rounds = 12

/** Numbers that look shuffled and are the same in every run (Numerical Recipes' linear congruence). */
function* chance(seed: number): Generator<number, never> {
  let state = seed
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    yield state
  }
}

/**
 * A support vector machine with squared hinge loss for one label, by dual coordinate descent (Hsieh et al.,
 * ICML 2008, algorithm 1): exact enough in thirty rounds, and deterministic for the same lines in the same order.
 */
function trainLabel(
  rows: readonly Uint16Array[],
  is: readonly boolean[],
): { bias: number; weights: Float64Array } {
  const weights = new Float64Array(bucketCount)
  const duals = new Float64Array(rows.length)
  const order = rows.map((_, index) => index)
  const random = chance(1)
  let bias = 0
  for (let round = 0; round < rounds; round += 1) {
    for (let index = order.length - 1; index > 0; index -= 1) {
      const other = random.next().value % (index + 1)
      const kept = order[index] ?? 0
      order[index] = order[other] ?? 0
      order[other] = kept
    }
    for (const row of order) {
      const buckets = rows[row] ?? new Uint16Array()
      const value = 1 / Math.sqrt(buckets.length || 1)
      const sign = is[row] ? 1 : -1
      let sum = 0
      for (const bucket of buckets) sum += weights[bucket] ?? 0
      const dual = duals[row] ?? 0
      const slope = sign * (sum * value + bias) - 1 + dual / (2 * cost)
      // The bias counts as one more feature of value 1; the row's square is then 2.
      const next = Math.max(0, dual - slope / (2 + 1 / (2 * cost)))
      if (next === dual) continue
      duals[row] = next
      const step = (next - dual) * sign
      bias += step
      for (const bucket of buckets) weights[bucket] = (weights[bucket] ?? 0) + step * value
    }
  }
  return { bias, weights }
}

/** Lines long enough to hold several acts already are not joined to others. */
const longestJoined = 120

/**
 * Pairs of lines said in one breath: in a call people do two or three things in a turn, most labelled lines
 * do one.
 */
export function joined(examples: readonly Example[], pairs: number, seed: number): Example[] {
  const short = examples.filter(({ text }) => text.length < longestJoined)
  const random = chance(seed)
  const pick = () => short[Math.floor((random.next().value / 2 ** 32) * short.length)]
  return Array.from({ length: pairs }).flatMap(() => {
    const [first, second] = [pick(), pick()]
    if (!first || !second) return []
    return [{ text: `${first.text} ${second.text}`, labels: [...first.labels, ...second.labels] }]
  })
}

/** Learns to read `labels` from labelled lines. Deterministic; a label that no line has is never read. */
export function train(examples: readonly Example[], labels: readonly string[]): Trained[] {
  // In one order, so that the sums are the same to the last digit on every machine.
  const rows = examples.map(({ text }) => Uint16Array.from(featuresOf(readLine(text).sentences)).toSorted())
  return labels.map((label) => ({
    label,
    ...trainLabel(
      rows,
      examples.map((example) => example.labels.includes(label)),
    ),
  }))
}

/** The mean of models of the same labels: linear models add up to one that is steadier than each. */
export function meanOf(models: readonly (readonly Trained[])[]): Trained[] {
  const [first = []] = models
  return first.map(({ label }, at) => {
    const weights = new Float64Array(bucketCount)
    let bias = 0
    for (const model of models) {
      const part = model[at]
      if (part?.label !== label) throw new Error('Only models of the same labels have a mean')
      bias += part.bias / models.length
      part.weights.forEach((weight, bucket) => {
        weights[bucket] = (weights[bucket] ?? 0) + weight / models.length
      })
    }
    return { label, bias, weights }
  })
}
