import { readLine } from '../text/line.ts'
import { gapBuckets, seenAtGap, toBoundariesFile } from './boundaries.ts'
import { trainLinearSvm } from './linear.ts'
import type { Example } from './network.ts'

type Gap = Pick<Example, 'shows' | 'words' | 'has'>

/** The gaps of a text of several sentences, in turn with their marks taken away. */
function gapsOf(sentences: readonly (readonly string[])[]): Gap[] {
  const words = sentences.flat()
  const begins = new Set<number>()
  let at = 0
  for (const sentence of sentences) {
    begins.add(at)
    at += sentence.length
  }
  const gaps: Gap[] = []
  let from = 0
  for (let gap = 1; gap < words.length; gap += 1) {
    const ends = begins.has(gap)
    const shows = Int32Array.from(new Set(seenAtGap(words, from, gap)))
    gaps.push({ shows, words: 0, has: Int8Array.of(ends ? 1 : -1) })
    if (ends) from = gap
  }
  return gaps
}

function wordsOf(text: string): string[][] {
  return readLine(text).sentences.map(({ tokens }) => tokens.map(({ word }) => word))
}

/** So many times the single sentences are joined, each time with other neighbours. */
const rounds = 6

/**
 * Learns where sentences begin: from lines of several sentences with marks, and from single sentences said one after
 * another. Deterministic.
 */
export function trainBoundaries(
  lines: readonly string[],
  single: readonly (readonly string[])[],
): Uint8Array {
  const marked = lines.map(wordsOf).filter((sentences) => sentences.length > 1)
  // In a call two or three follow each other; which ones does not matter for where the next begins.
  const joined = Array.from({ length: rounds }, (_, round) =>
    single.flatMap((texts) => {
      const order = texts.map((text, at) => ({
        text,
        turn: (Math.imul(at + 1 + round * 10_007, 2_654_435_761) >>> 0) % 1_000_003,
      }))
      const shuffled = order.toSorted((a, b) => a.turn - b.turn).map(({ text }) => wordsOf(text).flat())
      return Array.from({ length: Math.floor(shuffled.length / 2) }, (_, at) =>
        shuffled.slice(2 * at, 2 * at + 2 + (at % 2)),
      )
    }),
  ).flat()
  const gaps = [...marked, ...joined].flatMap(gapsOf)
  const { weights, biases } = trainLinearSvm(gaps, gapBuckets, 1)
  return toBoundariesFile(weights, biases[0] ?? 0)
}
