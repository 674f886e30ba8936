import type { Sentence } from '../line.ts'
import { conceptsOf } from './concept-index.ts'

/** How many buckets features are hashed into: two features seldom share one, and the weights stay small. */
export const bucketCount = 2 ** 15

/** The buckets of what was seen, each once. As a vector of length one, each has the value 1 / sqrt(length). */
export type Features = Uint16Array

/** Words this far apart can still belong together: "call ... not ... again". */
const reach = 7

/** FNV-1a, 32 bits: quick, spread well enough, and the same on every machine. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < feature.length; index += 1) {
    hash ^= feature.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return ((hash ^ (hash >>> 15)) >>> 0) % bucketCount
}

/** The words themselves, pairs of stems of neighbours, and pieces of four and five letters. */
function* wordFeatures(sentence: Sentence): Generator<string> {
  // Figures differ from line to line and say the same; how many digits one has is kept.
  const words = sentence.tokens.map(({ word }) => word.replace(/\d/g, '0'))
  let before = '^'
  for (const word of [...words, sentence.question ? '?' : '.']) {
    yield `word ${word}`
    yield `pair ${before} ${word}`
    yield `stems ${before.slice(0, 4)} ${word.slice(0, 4)}`
    before = word
    const padded = ` ${word} `
    for (let size = 4; size <= 5; size += 1) {
      for (let from = 0; from + size <= padded.length; from += 1)
        yield `piece ${padded.slice(from, from + size)}`
    }
  }
}

/** The families of words, whether they are asked or told, and which stands before which. */
function* conceptFeatures(sentence: Sentence): Generator<string> {
  const families = sentence.tokens.map(({ word }) => conceptsOf(word))
  for (const [at, here] of families.entries()) {
    const after = new Set(families.slice(at + 1, at + 1 + reach).flat())
    for (const concept of here) {
      yield `concept ${concept}`
      yield `concept ${concept} ${sentence.question ? 'asked' : 'told'}`
      for (const other of after) if (other !== concept) yield `concepts ${concept} ${other}`
    }
  }
}

/** What the learned reading sees of one sentence, or of a whole line given all of its sentences. */
export function featuresOf(sentences: readonly Sentence[]): Features {
  const seen = new Set<number>()
  for (const sentence of sentences) {
    for (const feature of wordFeatures(sentence)) seen.add(bucketOf(feature))
    for (const feature of conceptFeatures(sentence)) seen.add(bucketOf(feature))
  }
  return Uint16Array.from(seen).toSorted()
}
