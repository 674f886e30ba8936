import { stemmer as spanishStem } from '@orama/stemmers/spanish'
import type { Language } from '#protocol/vocabulary/language.ts'
import { fold } from '../text/fold.ts'
import { vectorBytes } from './files.ts'
import { glossary } from './glossary.ts'

/**
 * Word vectors: what words mean, by the company that they keep. The file is written by `npm run vectors`. Spanish words
 * are looked up by their English glosses.
 */
export type Vector = Int8Array | Float64Array

const headBytes = 64

type Table = { at: ReadonlyMap<string, number>; dimensions: number; values: Int8Array }

function open(): Table {
  const bytes = vectorBytes()
  const { words, dimensions, names } = JSON.parse(bytes.subarray(0, headBytes).toString()) as {
    words: number
    dimensions: number
    names: number
  }
  const list = bytes
    .subarray(headBytes, headBytes + names)
    .toString()
    .trim()
    .split(' ')
  const values = new Int8Array(bytes.buffer, bytes.byteOffset + headBytes + names, words * dimensions)
  return { at: new Map(list.map((word, at) => [word, at])), dimensions, values }
}

let table: Table | null = null
let spanish: Map<string, readonly string[]> | null = null

/** By the stem too: a glossary has one form of a verb. */
function spanishGlosses(word: string): readonly string[] {
  if (spanish === null) {
    spanish = new Map()
    for (const [one, english] of glossary()) {
      const stem = `~${spanishStem(one)}`
      if (!spanish.has(stem)) spanish.set(stem, english)
      spanish.set(one, english)
    }
  }
  return spanish.get(word) ?? spanish.get(`~${spanishStem(word)}`) ?? []
}

function englishVector(word: string): Int8Array | null {
  table ??= open()
  const at = table.at.get(word) ?? table.at.get(word.replace(/(?:'s|s)$/, ''))
  return at === undefined ? null : table.values.subarray(at * table.dimensions, (at + 1) * table.dimensions)
}

/** The vector of a word, or null where none is known. */
export function vectorOf(word: string, language: Language): Vector | null {
  const plain = fold(word).text
  if (language === 'en') return englishVector(plain)
  const vectors = spanishGlosses(plain).flatMap((gloss) => englishVector(gloss) ?? [])
  const [first] = vectors
  if (first === undefined) return null
  if (vectors.length === 1) return first
  const sum = new Float64Array(first.length)
  for (const vector of vectors)
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0)
  return sum
}

/** The sum of vectors, each of its own weight; null of none. */
export function sumOf(parts: readonly { vector: Vector; weight: number }[]): Float64Array | null {
  const [first] = parts
  if (first === undefined) return null
  const sum = new Float64Array(first.vector.length)
  for (const { vector, weight } of parts)
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0) * weight
  return sum
}

/** The cosine of two vectors, -1 to 1: how near in meaning. */
export function nearness(one: Vector, other: Vector): number {
  let product = 0
  let first = 0
  let second = 0
  for (let at = 0; at < one.length; at++) {
    const a = one[at] ?? 0
    const b = other[at] ?? 0
    product += a * b
    first += a * a
    second += b * b
  }
  return first === 0 || second === 0 ? 0 : product / Math.sqrt(first * second)
}
