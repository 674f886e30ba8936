import { toMachine } from '#server/language/learned/machine.ts'
import type { FaultWeights } from './kinds.ts'
import { type FaultModel, mapKinds } from './model.ts'
import { bucketCount } from './seen.ts'

/** What is seen of a labelled line, how grave each fault of it was found, and how much it counts. */
export type LabelledLine = { seen: Int32Array; faults: FaultWeights; counts: number }

/** How dear large weights are: of .3, 1 and 3 the best on calls of collectors that were left out. */
const damping = 1

/** By then the slope is a thousandth of what it was at first. */
const rounds = 120

/**
 * Learns by least squares with a penalty on large weights (ridge regression), solved by conjugate gradients (Hestenes and Stiefel,
 * 1952). Deterministic for the same lines in the same order.
 */
export function trainFaults(lines: readonly LabelledLine[], fingerprint: string): FaultModel {
  const machines = mapKinds((kind) => {
    const targets = lines.map(({ faults }) => faults[kind])
    const { weights, bias } = ridge(lines, targets)
    return toMachine(weights, bias)
  })
  return { machines, fingerprint }
}

function ridge(
  lines: readonly LabelledLine[],
  targets: readonly number[],
): { weights: Float32Array; bias: number } {
  const total = lines.reduce((sum, { counts }) => sum + counts, 0)
  const bias = lines.reduce((sum, { counts }, at) => sum + counts * (targets[at] ?? 0), 0) / total
  const weights = new Float64Array(bucketCount)
  // The residual of the normal equations, which begins as their right side since the weights begin at 0.
  const residual = new Float64Array(bucketCount)
  lines.forEach((line, at) => spread(line, line.counts * ((targets[at] ?? 0) - bias), residual))
  const direction = Float64Array.from(residual)
  let square = dot(residual, residual)
  for (let round = 0; round < rounds && square > 0; round += 1) {
    const image = direction.map((value) => value * damping)
    for (const line of lines) spread(line, line.counts * along(line, direction), image)
    const step = square / dot(direction, image)
    add(weights, direction, step)
    add(residual, image, -step)
    const next = dot(residual, residual)
    const keep = next / square
    for (let at = 0; at < bucketCount; at += 1)
      direction[at] = (residual[at] ?? 0) + keep * (direction[at] ?? 0)
    square = next
  }
  return { weights: Float32Array.from(weights), bias }
}

/** Each bucket of a line counts the same, and the line as a whole 1. */
const shareOf = ({ seen }: LabelledLine) => 1 / Math.sqrt(seen.length || 1)

function along(line: LabelledLine, values: Float64Array): number {
  let sum = 0
  for (const bucket of line.seen) sum += values[bucket] ?? 0
  return sum * shareOf(line)
}

function spread(line: LabelledLine, value: number, into: Float64Array): void {
  const share = value * shareOf(line)
  for (const bucket of line.seen) into[bucket] = (into[bucket] ?? 0) + share
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < bucketCount; at += 1) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

function add(to: Float64Array, what: Float64Array, times: number): void {
  for (let at = 0; at < bucketCount; at += 1) to[at] = (to[at] ?? 0) + times * (what[at] ?? 0)
}
