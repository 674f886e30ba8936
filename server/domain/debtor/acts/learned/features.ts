import type { Sentence } from '../line.ts'

/** How many buckets features are hashed into: two features seldom share one, and the weights stay small. */
export const bucketCount = 2 ** 15

/** The buckets of what was seen, each once. As a vector of length one, each has the value 1 / sqrt(length). */
export type Features = Uint16Array

/** FNV-1a, 32 bits: quick, spread well enough, and the same on every machine. */
function bucketOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < feature.length; index += 1) {
    hash ^= feature.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return ((hash ^ (hash >>> 15)) >>> 0) % bucketCount
}

/** Figures differ from line to line and say the same; how many digits one has is kept. */
function wordsOf(sentence: Sentence): string[] {
  return [...sentence.tokens.map(({ word }) => word.replace(/\d/g, '0')), sentence.question ? '?' : '.']
}

/**
 * What the learned reading sees of one sentence, or of a whole line given all of its sentences: words, pairs
 * of neighbours, and the pieces of three to five letters of each word (endings, stems, typing errors).
 */
export function featuresOf(sentences: readonly Sentence[]): Features {
  const seen = new Set<number>()
  for (const sentence of sentences) {
    let before = '^'
    for (const word of wordsOf(sentence)) {
      seen.add(bucketOf(`w ${word}`))
      seen.add(bucketOf(`p ${before} ${word}`))
      before = word
      const padded = ` ${word} `
      for (let size = 3; size <= 5; size += 1) {
        for (let from = 0; from + size <= padded.length; from += 1)
          seen.add(bucketOf(`c${padded.slice(from, from + size)}`))
      }
    }
  }
  return Uint16Array.from(seen).toSorted()
}
