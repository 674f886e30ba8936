import { z } from 'zod'
import { conceptsOf } from './concept-index.ts'
import { hashed } from './hashed.ts'
import { marginOf, toMachine, type Machine } from './machine.ts'

/**
 * Where a sentence ends in speech that is written without marks: a linear machine over the words around each gap,
 * learned from lines whose marks were taken away.
 */
export type Boundaries = Machine

/** How many buckets the words around a gap are hashed into. */
export const gapBuckets = 2 ** 19

const head = z.object({ bias: z.number(), step: z.number() })

function bucketOf(text: string): number {
  const hash = hashed(text)
  return ((hash ^ (hash >>> 16)) >>> 0) % gapBuckets
}

/** Near counts are told apart, far ones are not. */
function rough(count: number): string {
  return count < 4 ? String(count) : count < 7 ? 'some' : count < 12 ? 'many' : 'most'
}

/** Who does something: with a second one in it, a stretch is likely to be two sentences. */
const subjects = new Set(
  'i you we he she they it that there who what yo usted tu vos nosotros ella el eso quien que le te lo la me se nos'.split(
    ' ',
  ),
)

/** A word as its kind: small words and figures as they are, others by what they mean or how they end. */
function kindOf(word: string): string {
  const known = kinds.get(word)
  if (known !== undefined) return known
  const kind = /^\d/.test(word) ? '0' : word.length < 4 ? word : (conceptsOf(word)[0] ?? `-${word.slice(-2)}`)
  if (kinds.size >= wordsKept) kinds.clear()
  kinds.set(word, kind)
  return kind
}
const wordsKept = 8_192
const kinds = new Map<string, string>()

/** What is seen of the gap before word `at` in a stretch that began at `from`. Figures count as one word. */
export function seenAtGap(words: readonly string[], from: number, at: number): number[] {
  const word = (index: number) => {
    const said = words[index]
    if (said === undefined) return '^'
    return /^\d/.test(said) ? '0' : said
  }
  const kind = (index: number) => {
    const said = words[index]
    return said === undefined ? '^' : kindOf(said)
  }
  const [before2, before, here, next, next2] = [
    word(at - 2),
    word(at - 1),
    word(at),
    word(at + 1),
    word(at + 2),
  ]
  const [k3, k2, k1, k, kn, kn2] = [
    kind(at - 3),
    kind(at - 2),
    kind(at - 1),
    kind(at),
    kind(at + 1),
    kind(at + 2),
  ]
  let has = 0
  for (let index = from; index < at; index += 1) if (subjects.has(words[index] ?? '')) has += 1
  let follows = 0
  for (let index = at; index < Math.min(words.length, at + 4); index += 1)
    if (subjects.has(words[index] ?? '')) follows += 1
  const told = `${Math.min(has, 2)}${Math.min(follows, 2)}`
  const opened = word(from)
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
    `kbh ${k1} ${k}`,
    `khn ${k} ${kn}`,
    `kbhn ${k1} ${k} ${kn}`,
    `kbb ${k2} ${k1}`,
    `kbbh ${k2} ${k1} ${k}`,
    `khnn ${k} ${kn} ${kn2}`,
    `kbbhn ${k2} ${k1} ${k} ${kn}`,
    `kbhnn ${k1} ${k} ${kn} ${kn2}`,
    `kb ${k1}`,
    `kh ${k}`,
    `kbbb ${k3} ${k2} ${k1}`,
    `t ${told}`,
    `th ${told} ${here}`,
    `tk ${told} ${k1} ${k}`,
    `o ${opened} ${here}`,
    `os ${opened} ${rough(at - from)}`,
    `sb ${rough(at - from)} ${k1}`,
    `slh ${rough(at - from)} ${rough(words.length - at)} ${k}`,
    `le ${rough(words.length - at)} ${here}`,
  ].map(bucketOf)
}

/** How surely a sentence begins at word `at`: above 0 it does. */
export function marginAtGap(
  boundaries: Boundaries,
  words: readonly string[],
  from: number,
  at: number,
): number {
  return marginOf(boundaries, seenAtGap(words, from, at))
}

/** The bytes of a file of boundaries: a line of JSON, then a byte for each bucket. */
export function toBoundariesFile(learned: Float32Array, bias: number): Uint8Array {
  const { step, weights } = toMachine(learned, bias)
  const written = new TextEncoder().encode(`${JSON.stringify({ bias, step })}\n`)
  const file = new Uint8Array(written.length + gapBuckets)
  file.set(written)
  file.set(new Uint8Array(weights.buffer), written.length)
  return file
}

export function openBoundaries(file: Uint8Array): Boundaries {
  const end = file.indexOf('\n'.charCodeAt(0))
  const weights = Int8Array.from(file.subarray(end + 1), (byte) => (byte << 24) >> 24)
  if (weights.length !== gapBuckets)
    throw new Error('The weights of sentence boundaries are damaged: train them again')
  return { ...head.parse(JSON.parse(new TextDecoder().decode(file.subarray(0, end)))), weights }
}
