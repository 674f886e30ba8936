import type { Language } from '#protocol/vocabulary/language.ts'
import { vectorLength } from '#server/language/vectors/vectors.ts'
import type { Asks } from '#server/language/vocabulary.ts'
import { type EncoderPart, partsOfLine, partsOfTold, partsOfWords } from './encoder-parts.ts'
import { encoderBytes } from './files.ts'
import type { Word } from './words.ts'

/** A direction of length 1: lines that ask for the same lie close to each other and to what answers them. */
export type Encoding = Float32Array

/**
 * What `npm run train:answers` writes: a learned row of signed bytes for each part of lines, each with its scale, and rows
 * named "p:0" to "p:99", the projection that the learning began from: it turns the vector of a word that was never met into
 * an encoding.
 */
export type EncoderTable = {
  dimensions: number
  names: readonly string[]
  scales: Float32Array
  values: Int8Array
}

/** Encodes lines of a collector, whole or as their words and the form of what they ask, and what an answer says. Pure. */
export type Encoder = {
  line: (text: string) => Encoding
  words: (words: readonly Word[], form: Asks) => Encoding
  told: (text: string) => Encoding
}

/** What a word that was never met weighs beside those that were. */
const unmet = 0.5

const headBytes = 64

/** A table as a file: a line of JSON of 64 bytes, a line of names, the scales, the rows. */
export function encoderFile({ dimensions, names, scales, values }: EncoderTable): Buffer {
  const list = Buffer.from(`${names.join(' ')}\n`)
  const head = Buffer.from(
    `${JSON.stringify({ rows: names.length, dimensions, names: list.length }).padEnd(headBytes - 1)}\n`,
  )
  const bytes = (part: Float32Array | Int8Array) => Buffer.from(part.buffer, part.byteOffset, part.byteLength)
  return Buffer.concat([head, list, bytes(scales), bytes(values)])
}

/** The table of a file. */
export function tableIn(bytes: Buffer): EncoderTable {
  const head = JSON.parse(bytes.subarray(0, headBytes).toString()) as Record<
    'rows' | 'dimensions' | 'names',
    number
  >
  const { rows, dimensions } = head
  const list = headBytes + head.names
  if (bytes.length !== list + rows * (4 + dimensions)) throw new Error('the file of an encoder is cut')
  // Copied, as numbers of four bytes have to stand at a multiple of four.
  const scales = new Float32Array(Uint8Array.from(bytes.subarray(list, list + 4 * rows)).buffer)
  const values = Int8Array.from(bytes.subarray(list + 4 * rows, list + rows * (4 + dimensions)))
  return {
    dimensions,
    names: bytes.subarray(headBytes, list).toString().trim().split(' '),
    scales,
    values,
  }
}

/** Makes a vector one of length 1, in place. */
export function toUnit(vector: Float32Array): Float32Array {
  let square = 1e-6
  for (const one of vector) square += one * one
  const length = Math.sqrt(square)
  for (let at = 0; at < vector.length; at++) vector[at] = (vector[at] ?? 0) / length
  return vector
}

/** How near two encodings are, -1 to 1. */
export function likeness(one: Encoding, other: Encoding): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at] ?? 0) * (other[at] ?? 0)
  return sum
}

export function encoderWith(table: EncoderTable, language: Language): Encoder {
  const { dimensions, scales, values } = table
  const rows = new Map(table.names.map((name, at) => [name, at]))
  const addRow = (sum: Float32Array, row: number | undefined, worth: number) => {
    if (row === undefined) return
    const scale = (scales[row] ?? 0) * worth
    for (let at = 0; at < dimensions; at++)
      sum[at] = (sum[at] ?? 0) + scale * (values[row * dimensions + at] ?? 0)
  }
  const projection = Array.from({ length: vectorLength }, (_, at) => rows.get(`p:${at}`))
  const encode = (parts: readonly EncoderPart[]): Encoding => {
    const sum = new Float32Array(dimensions)
    for (const { name, vector } of parts) {
      const row = rows.get(name)
      if (row !== undefined) addRow(sum, row, 1)
      else vector?.forEach((value, at) => addRow(sum, projection[at], (unmet * value) / vectorLength))
    }
    return toUnit(sum)
  }
  return {
    line: (text) => encode(partsOfLine(text, language)),
    words: (words, form) => encode(partsOfWords(words, form)),
    told: (text) => encode(partsOfTold(text, language)),
  }
}

const encoders = new Map<Language, Encoder>()

/** The encoder of a language, as it was learned. */
export function encoderOf(language: Language): Encoder {
  const known = encoders.get(language)
  if (known !== undefined) return known
  const encoder = encoderWith(tableIn(encoderBytes(language)), language)
  encoders.set(language, encoder)
  return encoder
}
