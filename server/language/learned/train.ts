import { bucketCount, featuresIn, isOfWords } from './features.ts'
import type { Features } from './features.ts'
import { trainLinearSvm } from './linear.ts'
import type { Plain } from './linear.ts'
import { learn } from './network.ts'
import type { Example, Network, Hyperparameters } from './network.ts'
import type { Sentence } from '../text/line.ts'

/** A sentence with what is known of it: the labels it has, and those of which nobody said whether it has them. */
export type TrainingSentence = { features: Features; has: Int8Array }

/** The best of several on lines of writers that were kept out of training (docs/decisions/0010). */
export const hyperparameters: Hyperparameters = {
  hidden: 64,
  epochs: 24,
  dropout: 0.5,
  wordless: 0.2,
  rate: 0.05,
}

/** Networks that began differently err in different places: their mean reads better than one as wide as all. */
export const seeds = [1, 2]

/**
 * A feature of fewer sentences tells what one writer once said, not what people say. Of topics and socials there are
 * fewer sentences than of acts, and a rare word ("landlord") tells more.
 */
const fewest = { ofAll: 7, ofTopics: 3 }

/** What several machines learned of the same sentences: the mean of what they read is the reading. */
export type Trained = {
  labels: readonly string[]
  /** The bucket of each input, rising. */
  buckets: readonly number[]
  networks: readonly Network[]
  plain: Plain
}

/** What the reader sees of a sentence, in one order, so that sums are the same on every machine. */
export function seenIn(sentence: Pick<Sentence, 'tokens' | 'question'>): Features {
  return featuresIn(sentence).toSorted((a, b) => a - b)
}

/** The buckets that enough sentences fall into, rising. */
function commonBuckets(sentences: readonly TrainingSentence[], labels: readonly string[]): number[] {
  const firstTopic = labels.findIndex((label) => label.startsWith('q.'))
  const all = new Uint16Array(bucketCount)
  const ofTopics = new Uint16Array(bucketCount)
  for (const { features, has } of sentences) {
    const told = has[firstTopic] !== 0
    for (const bucket of features) {
      all[bucket] = (all[bucket] ?? 0) + 1
      if (told) ofTopics[bucket] = (ofTopics[bucket] ?? 0) + 1
    }
  }
  const common: number[] = []
  all.forEach((count, bucket) => {
    if (count >= fewest.ofAll || (ofTopics[bucket] ?? 0) >= fewest.ofTopics) common.push(bucket)
  })
  return common
}

export type TrainingOptions = { networkSeeds?: readonly number[]; epochs?: number }

/**
 * Learns to read `labels` from labelled sentences: a network for each seed and a linear machine. Deterministic; a
 * label that no sentence has is never read.
 */
export function train(
  sentences: readonly TrainingSentence[],
  labels: readonly string[],
  { networkSeeds = seeds, epochs = hyperparameters.epochs }: TrainingOptions = {},
): Trained {
  const buckets = commonBuckets(sentences, labels)
  const inputs = new Map(buckets.map((bucket, input) => [bucket, input]))
  const encoded: Example[] = sentences.map(({ features, has }) => ({
    shows: Int32Array.from(features.flatMap((bucket) => inputs.get(bucket) ?? [])),
    words: features.filter((bucket) => isOfWords(bucket) && inputs.has(bucket)).length,
    has,
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
