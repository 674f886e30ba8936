import type { Sentence } from '../line.ts'
import { conceptNames, conceptsOf } from './concept-index.ts'

/** How many buckets features are hashed into: two features seldom share one, and the weights stay small. */
export const bucketCount = 2 ** 15

/** The buckets of what was seen, each once, in no order. As a vector of length one, each has the value 1 / sqrt(length). */
export type Features = readonly number[]

/** Words this far apart can still belong together: "call ... not ... again". */
const reach = 7

/** FNV-1a, 32 bits: quick, spread well enough, and the same on every machine. Goes on from what was hashed before. */
function hashed(text: string, before = 0x811c9dc5): number {
  let hash = before
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash
}

function bucketOf(hash: number): number {
  return ((hash ^ (hash >>> 15)) >>> 0) % bucketCount
}

/** The names of features are hashed piece by piece: none of them is ever put together. */
const begin = {
  word: hashed('word '),
  pair: hashed('pair '),
  stems: hashed('stems '),
  piece: hashed('piece '),
  concepts: hashed('concepts '),
}

/** A family of words, its number among the families, and the buckets of what it shows by itself. */
type Family = { number: number; named: number; asked: number; told: number }

/** What a word shows by itself, and how the names of its pairs with the next word begin. */
type Word = {
  text: string
  stem: string
  buckets: readonly number[]
  pair: number
  stems: number
  families: readonly Family[]
}

const families = new Map<string, Family>(
  conceptNames.map((name, number) => {
    const named = hashed(`concept ${name}`)
    const bucket = (how: string) => bucketOf(hashed(how, named))
    return [name, { number, named: bucketOf(named), asked: bucket(' asked'), told: bucket(' told') }]
  }),
)

/** The bucket of each pair of families, by their numbers. */
const familyPairs = Uint16Array.from(
  conceptNames.flatMap((before) =>
    conceptNames.map((after) => bucketOf(hashed(after, hashed(`${before} `, begin.concepts)))),
  ),
)

/** More different words than a hundred long calls hold; beyond, all are simply worked out again. */
const wordsKept = 8_192
const words = new Map<string, Word>()

function wordOf(written: string): Word {
  const known = words.get(written)
  if (known) return known
  // Figures differ from line to line and say the same; how many digits one has is kept.
  const text = written.replace(/\d/g, '0')
  const stem = text.slice(0, 4)
  const buckets = [bucketOf(hashed(text, begin.word))]
  const padded = ` ${text} `
  for (let size = 4; size <= 5; size += 1) {
    for (let from = 0; from + size <= padded.length; from += 1)
      buckets.push(bucketOf(hashed(padded.slice(from, from + size), begin.piece)))
  }
  const word: Word = {
    text,
    stem,
    buckets,
    pair: hashed(`${text} `, begin.pair),
    stems: hashed(`${stem} `, begin.stems),
    families: conceptsOf(written).flatMap((name) => families.get(name) ?? []),
  }
  if (words.size >= wordsKept) words.clear()
  words.set(written, word)
  return word
}

/** What was seen so far, each bucket once. The rounds are kept for all readings: they are too many to be made anew. */
class Seen {
  readonly #rounds = new Uint32Array(bucketCount)
  #round = 0
  #buckets: number[] = []

  begin(): void {
    this.#round += 1
    this.#buckets = []
  }

  add(bucket: number): void {
    if (this.#rounds[bucket] === this.#round) return
    this.#rounds[bucket] = this.#round
    this.#buckets.push(bucket)
  }

  all(): Features {
    return this.#buckets
  }
}

const seen = new Seen()

/** The words themselves, pairs of stems of neighbours, and pieces of four and five letters. */
function addWords(said: readonly Word[], question: boolean): void {
  let before = wordOf('^')
  const add = (word: Word) => {
    for (const bucket of word.buckets) seen.add(bucket)
    seen.add(bucketOf(hashed(word.text, before.pair)))
    seen.add(bucketOf(hashed(word.stem, before.stems)))
    before = word
  }
  for (const word of said) add(word)
  add(wordOf(question ? '?' : '.'))
}

/** The families of words, whether they are asked or told, and which stands before which. */
function addConcepts(said: readonly Word[], question: boolean): void {
  for (let at = 0; at < said.length; at += 1) {
    for (const here of said[at]?.families ?? []) {
      seen.add(here.named)
      seen.add(question ? here.asked : here.told)
      const row = here.number * conceptNames.length
      const end = Math.min(said.length, at + 1 + reach)
      for (let next = at + 1; next < end; next += 1) {
        for (const other of said[next]?.families ?? []) {
          if (other !== here) seen.add(familyPairs[row + other.number] ?? 0)
        }
      }
    }
  }
}

/** What the learned reading sees of one sentence or a stretch of it. */
export function featuresIn({ tokens, question }: Pick<Sentence, 'tokens' | 'question'>): Features {
  const said = tokens.map(({ word }) => wordOf(word))
  seen.begin()
  addWords(said, question)
  addConcepts(said, question)
  return seen.all()
}

/** What is seen of all of these together, each bucket once. */
export function together(parts: readonly Features[]): Features {
  seen.begin()
  for (const part of parts) for (const bucket of part) seen.add(bucket)
  return seen.all()
}

/** What the learned reading sees of a whole line, given all of its sentences. */
export function featuresOf(sentences: readonly Sentence[]): Features {
  return together(sentences.map(featuresIn))
}
