import { stemmer as spanishStem } from '@orama/stemmers/spanish'
import type { Language } from '#protocol/vocabulary/language.ts'
import { foldWord } from '../text/fold.ts'
import { vectorBytes } from './files.ts'
import { Memo } from '../memo.ts'
import { glossary } from './glossary.ts'

/**
 * A word vector: what a word means, by the company that it keeps. Of one length for all, `vectorLength`, so that a product tells
 * the angle. The file is written by `npm run vectors`. Spanish words are looked up by their English glosses.
 */
export type Vector = Int8Array

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

/** The length of every vector; scripts/word-vectors.ts writes them so. */
export const vectorLength = 320

function scaled(sum: Float64Array): Vector {
  let square = 0
  for (const value of sum) square += value * value
  const by = vectorLength / (Math.sqrt(square) || 1)
  const vector = new Int8Array(sum.length)
  for (let at = 0; at < sum.length; at++)
    vector[at] = Math.max(-127, Math.min(127, Math.round((sum[at] ?? 0) * by)))
  return vector
}

const spanishVectors = new Memo<Vector | null>(8_192)

/** The vector of a word, or null where none is known. */
export function vectorOf(word: string, language: Language): Vector | null {
  const plain = foldWord(word)
  if (language === 'en') return englishVector(plain)
  return spanishVectors.of(plain, () =>
    senseOf(
      spanishGlosses(plain).flatMap((gloss) => {
        const vector = englishVector(gloss)
        return vector ? [{ vector, weight: 1 }] : []
      }),
    ),
  )
}

/** The direction of the sum of vectors, each of its own weight; null of none. */
export function senseOf(parts: readonly { vector: Vector; weight: number }[]): Vector | null {
  const [first] = parts
  if (first === undefined) return null
  const sum = new Float64Array(first.vector.length)
  for (const { vector, weight } of parts)
    for (let at = 0; at < sum.length; at++) sum[at] = (sum[at] ?? 0) + (vector[at] ?? 0) * weight
  return scaled(sum)
}

/** The cosine of two vectors, -1 to 1: how near in meaning. */
export function nearness(one: Vector, other: Vector): number {
  let product = 0
  for (let at = 0; at < one.length; at++) product += (one[at] ?? 0) * (other[at] ?? 0)
  return product / (vectorLength * vectorLength)
}
