import { z } from 'zod'

/**
 * Where a sentence ends in speech that is written without marks: a linear machine over the words around each gap,
 * learned from lines whose marks were taken away.
 */
export type Boundaries = { bias: number; step: number; weights: Int8Array }

/** How many buckets the words around a gap are hashed into. */
export const gapBuckets = 2 ** 16

const head = z.object({ bias: z.number(), step: z.number() })

/** FNV-1a, 32 bits. */
function bucketOf(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return ((hash ^ (hash >>> 16)) >>> 0) % gapBuckets
}

/** Near counts are told apart, far ones are not. */
function rough(count: number): string {
  return count < 4 ? String(count) : count < 7 ? 'some' : count < 12 ? 'many' : 'most'
}

/** What is seen of the gap before word `at` in a stretch that began at `from`. Figures count as one word. */
export function seenAtGap(words: readonly string[], from: number, at: number): number[] {
  const word = (index: number) => {
    const said = words[index]
    if (said === undefined) return '^'
    return /^\d/.test(said) ? '0' : said
  }
  const [before2, before, here, next, next2] = [
    word(at - 2),
    word(at - 1),
    word(at),
    word(at + 1),
    word(at + 2),
  ]
  return [
    `h ${here}`,
    `b ${before}`,
    `bh ${before} ${here}`,
    `hn ${here} ${next}`,
    `hnn ${here} ${next} ${next2}`,
    `bb ${before2} ${before}`,
    `bhn ${before} ${here} ${next}`,
    `s ${rough(at - from)}`,
    `sh ${rough(at - from)} ${here}`,
    `l ${rough(words.length - at)}`,
    `ph ${here.slice(0, 4)} ${next.slice(0, 4)}`,
    `pb ${before.slice(0, 4)} ${here.slice(0, 4)}`,
    `eb ${before.slice(-3)}`,
    `eh ${here.slice(-3)}`,
    `en ${next.slice(-3)}`,
    `ebh ${before.slice(-2)} ${here.slice(0, 4)}`,
    `p ${here.slice(0, 4)}`,
    `n ${next.slice(0, 4)}`,
    `b2 ${before2.slice(0, 4)}`,
  ].map(bucketOf)
}

/** How surely a sentence begins at word `at`: above 0 it does. */
export function marginAtGap(
  { bias, step, weights }: Boundaries,
  words: readonly string[],
  from: number,
  at: number,
): number {
  const seen = seenAtGap(words, from, at)
  let sum = 0
  for (const bucket of seen) sum += weights[bucket] ?? 0
  return (sum * step) / Math.sqrt(seen.length) + bias
}

/** The bytes of a file of boundaries: a line of JSON, then a byte for each bucket. */
export function toBoundariesFile(weights: Float32Array, bias: number): Uint8Array {
  let most = 0
  for (const weight of weights) most = Math.max(most, Math.abs(weight))
  const step = most / 127 || 1
  const written = new TextEncoder().encode(`${JSON.stringify({ bias, step })}\n`)
  const file = new Uint8Array(written.length + gapBuckets)
  file.set(written)
  file.set(
    new Uint8Array(Int8Array.from(weights, (weight) => Math.round(weight / step)).buffer),
    written.length,
  )
  return file
}

export function openBoundaries(file: Uint8Array): Boundaries {
  const end = file.indexOf('\n'.charCodeAt(0))
  const weights = Int8Array.from(file.subarray(end + 1), (byte) => (byte << 24) >> 24)
  if (weights.length !== gapBuckets)
    throw new Error('The weights of sentence boundaries are damaged: train them again')
  return { ...head.parse(JSON.parse(new TextDecoder().decode(file.subarray(0, end)))), weights }
}
