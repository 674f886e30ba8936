import { readLine } from '#server/language/text/line.ts'
import { bucketCount, featuresOf, isOfWords } from './features.ts'
import type { Features } from './features.ts'
import { trainLinearSvm } from './linear.ts'
import type { Plain } from './linear.ts'
import { learn } from './network.ts'
import type { Example, Network, Hyperparameters } from './network.ts'

/** A line with the names of what it does. */
export type TrainingLine = { text: string; labels: readonly string[] }

/** The label of every line with a violation, whichever: learned from all of them, it tells best what is none. */
export const anyViolation = 'violation'

/** The best of several on lines of writers that were kept out of training (docs/decisions/0007). */
export const hyperparameters: Hyperparameters = {
  hidden: 48,
  epochs: 24,
  dropout: 0.5,
  wordless: 0.2,
  rate: 0.05,
}

/** Networks that began differently err in different places: their mean reads better than one as wide as all. */
export const seeds = [1, 2, 3]

/** Numbers that look shuffled and are the same in every run (Numerical Recipes' linear congruence). */
function* chance(seed: number): Generator<number, never> {
  let state = seed
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    yield state
  }
}

/** Lines long enough to hold several acts already are not joined to others. */
const longestJoined = 120

/**
 * Pairs of lines said in one breath: in a call people do two or three things in a turn, most labelled lines
 * do one.
 */
export function joined(examples: readonly TrainingLine[], pairs: number, seed: number): TrainingLine[] {
  const short = examples.filter(({ text }) => text.length < longestJoined)
  const random = chance(seed)
  const pick = () => short[Math.floor((random.next().value / 2 ** 32) * short.length)]
  return Array.from({ length: pairs }).flatMap(() => {
    const [first, second] = [pick(), pick()]
    if (!first || !second) return []
    return [{ text: `${first.text} ${second.text}`, labels: [...first.labels, ...second.labels] }]
  })
}

/** A feature of fewer lines tells what one writer once said, not what people say. */
const fewestLines = 4

/** What several machines learned of the same lines: the mean of what they read is the reading. */
export type Trained = {
  labels: readonly string[]
  /** The bucket of each input, rising. */
  buckets: readonly number[]
  networks: readonly Network[]
  plain: Plain
}

/** What the learned reading sees of each example, in one order, so that sums are the same on every machine. */
export function seenIn(examples: readonly TrainingLine[]): Features[] {
  return examples.map(({ text }) => featuresOf(readLine(text).sentences).toSorted((a, b) => a - b))
}

/** The buckets that enough lines fall into, rising. */
function commonBuckets(lines: readonly Features[]): number[] {
  const counts = new Uint16Array(bucketCount)
  for (const line of lines) for (const bucket of line) counts[bucket] = (counts[bucket] ?? 0) + 1
  const common: number[] = []
  counts.forEach((count, bucket) => {
    if (count >= fewestLines) common.push(bucket)
  })
  return common
}

/**
 * Learns to read `labels` from labelled lines, of which `lines` is what was seen: a network for each seed and a linear
 * machine. Deterministic; a label that no line has is never read.
 */
export function train(
  examples: readonly TrainingLine[],
  lines: readonly Features[],
  labels: readonly string[],
  {
    networkSeeds = seeds,
    epochs = hyperparameters.epochs,
  }: { networkSeeds?: readonly number[]; epochs?: number } = {},
): Trained {
  const buckets = commonBuckets(lines)
  const inputs = new Map(buckets.map((bucket, input) => [bucket, input]))
  const encoded: Example[] = examples.map((example, at) => ({
    shows: Int32Array.from((lines[at] ?? []).flatMap((bucket) => inputs.get(bucket) ?? [])),
    words: (lines[at] ?? []).filter((bucket) => isOfWords(bucket) && inputs.has(bucket)).length,
    has: labels.map((label) => example.labels.includes(label)),
  }))
  return {
    labels,
    buckets,
    networks: networkSeeds.map((seed) =>
      learn(encoded, buckets.length, labels.length, { ...hyperparameters, epochs }, seed),
    ),
    plain: trainLinearSvm(encoded, buckets.length, labels.length),
  }
}
