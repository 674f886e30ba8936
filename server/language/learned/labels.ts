import { collectorActs, violationIds } from '../reading.ts'
import { socials, topics } from '../vocabulary.ts'

/** The label of every sentence with a violation, whichever: learned from all of them, it tells best what is none. */
export const anyViolation = 'violation'

/** The topic of a sentence that asks nothing, and the social of one that only asks or does a collection act. */
export const noTopic = 'q.none'
export const noSocial = 's.none'

const actLabels = [...collectorActs, ...violationIds, anyViolation]

/** Everything that the reader learns to tell of a sentence, in the order of its outputs. */
export const labels: readonly string[] = [
  ...actLabels,
  ...topics.map((topic) => `q.${topic}`),
  noTopic,
  ...socials.map((social) => `s.${social}`),
  noSocial,
]

/** Where the outputs of a head begin and end. Acts are independent of each other; of topics and socials one holds. */
export const heads = {
  acts: { from: 0, to: actLabels.length },
  topics: { from: actLabels.length, to: actLabels.length + topics.length + 1 },
  socials: { from: actLabels.length + topics.length + 1, to: labels.length },
} as const

/**
 * What is read by a model of its own, in the order of the labels: the lines that teach one blur another (docs/decisions/0010).
 */
export const readers = {
  acts: { from: 0, to: collectorActs.length },
  violations: { from: collectorActs.length, to: actLabels.length },
  topics: { from: actLabels.length, to: labels.length },
} as const
export type ReaderName = keyof typeof readers
export const readerNames: readonly ReaderName[] = ['acts', 'violations', 'topics']
