/** A linear machine over hashed features: its weights in steps, a signed byte for each bucket. */
export type Machine = { bias: number; step: number; weights: Int8Array }

/** The largest step that a signed byte holds. */
const most = 127

/** A machine as it is kept in a file: weights rounded to steps. */
export function toMachine(weights: Float32Array, bias: number): Machine {
  let largest = 0
  for (const weight of weights) largest = Math.max(largest, Math.abs(weight))
  const step = largest / most || 1
  return { bias, step, weights: Int8Array.from(weights, (weight) => Math.round(weight / step)) }
}

/** How surely what shows these buckets is what the machine learned to tell: above 0 it is. */
export function marginOf({ bias, step, weights }: Machine, shows: ArrayLike<number>): number {
  let sum = 0
  for (let index = 0; index < shows.length; index += 1) sum += weights[shows[index] ?? 0] ?? 0
  return (sum * step) / Math.sqrt(shows.length || 1) + bias
}
