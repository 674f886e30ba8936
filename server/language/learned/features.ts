import type { Sentence } from '../text/line.ts'
import { conceptsOf } from './concept-index.ts'
import { familiesIn, familyNames } from './family-index.ts'
import type { FamilyHit } from './family-index.ts'
import { hashed } from './hashed.ts'

/** How many buckets features are hashed into: so many that two features that were learned of hardly ever share one. */
export const bucketCount = 2 ** 20

/** The buckets of what was seen, each once, in no order. */
export type Features = readonly number[]

/** Words this far apart can still belong together: "call ... not ... again". */
const reach = 8

/** So many words on a negation still denies: "not going to take your house". */
const denies = 6

/** The words that open a sentence: who does what is mostly said there. */
const opening = 3

const half = bucketCount / 2

/** Words, their beginnings, pieces and neighbours fall into the lower half of the buckets, what they mean into the upper. */
export function isOfWords(bucket: number): boolean {
  return bucket < half
}

function wordBucket(hash: number): number {
  return ((hash ^ (hash >>> 15)) >>> 0) % half
}

function bucketOf(hash: number): number {
  return half + wordBucket(hash)
}

/** The names of features are hashed piece by piece: none of them is ever put together. */
const begin = {
  word: hashed('word '),
  root: hashed('root '),
  stems: hashed('stems '),
  piece: hashed('piece '),
  concept: hashed('concept '),
  family: hashed('family '),
  families: hashed('families '),
  figure: hashed('figure '),
}

/** What a word shows by itself, and how the name of its pair with the next word begins. */
type Word = {
  stem: string
  buckets: readonly number[]
  /** What it shows in a question only, and out of one. */
  asked: readonly number[]
  told: readonly number[]
  stems: number
}

/** A family of words and the buckets of what it shows by itself. */
type Family = { named: number; asked: number; told: number; denied: number; first: number }

const families: readonly Family[] = familyNames.map((name) => {
  const named = hashed(name, begin.family)
  const bucket = (how: string) => bucketOf(hashed(how, named))
  return {
    named: bucketOf(named),
    asked: bucket(' asked'),
    told: bucket(' told'),
    denied: bucket(' denied'),
    first: bucket(' first'),
  }
})

/** The bucket of each pair of families, by their numbers. */
const familyPairs = Uint32Array.from(
  familyNames.flatMap((before) =>
    familyNames.map((after) => bucketOf(hashed(after, hashed(`${before} `, begin.families)))),
  ),
)
const negation = familyNames.findIndex((name) => name.endsWith(' negation'))

/** More different words than a hundred long calls hold; beyond, all are simply worked out again. */
const wordsKept = 8_192
const words = new Map<string, Word>()

function wordOf(written: string): Word {
  const known = words.get(written)
  if (known) return known
  // Figures differ from line to line and say the same; how many digits one has is kept.
  const text = written.replace(/\d/g, '0')
  const stem = text.slice(0, 4)
  const buckets = [wordBucket(hashed(text, begin.word)), wordBucket(hashed(text.slice(0, 6), begin.root))]
  const padded = ` ${text} `
  for (let size = 4; size <= 5; size += 1) {
    for (let from = 0; from + size <= padded.length; from += 1)
      buckets.push(wordBucket(hashed(padded.slice(from, from + size), begin.piece)))
  }
  const concepts = conceptsOf(written).map((name) => hashed(name, begin.concept))
  buckets.push(...concepts.map(bucketOf))
  const word: Word = {
    stem,
    buckets,
    asked: concepts.map((concept) => bucketOf(hashed(' asked', concept))),
    told: concepts.map((concept) => bucketOf(hashed(' told', concept))),
    stems: hashed(`${stem} `, begin.stems),
  }
  if (words.size >= wordsKept) words.clear()
  words.set(written, word)
  return word
}

/**
 * What was seen so far, each bucket once. A small table, kept for all readings: one place for each bucket there is would
 * be too large for the processor's cache, and each look into it would wait for the memory.
 */
class Seen {
  #slots = new Int32Array(4_096)
  /** In which round a slot was filled; one of an earlier round is free. */
  #rounds = new Uint32Array(4_096)
  #round = 0
  #buckets: number[] = []

  begin(): void {
    this.#round += 1
    this.#buckets = []
  }

  /** Whether the bucket is seen for the first time. */
  add(bucket: number): boolean {
    if (!this.#fill(bucket)) return false
    this.#buckets.push(bucket)
    if (this.#buckets.length * 2 > this.#slots.length) this.#widen()
    return true
  }

  #fill(bucket: number): boolean {
    const last = this.#slots.length - 1
    let at = bucket & last
    while (this.#rounds[at] === this.#round) {
      if (this.#slots[at] === bucket) return false
      at = (at + 1) & last
    }
    this.#slots[at] = bucket
    this.#rounds[at] = this.#round
    return true
  }

  #widen(): void {
    const { length } = this.#slots
    this.#slots = new Int32Array(length * 2)
    this.#rounds = new Uint32Array(length * 2)
    for (const bucket of this.#buckets) this.#fill(bucket)
  }

  all(): Features {
    return this.#buckets
  }
}

const seen = new Seen()

/** The words themselves, pairs of stems of neighbours, and pieces of four and five letters. */
function addWords(said: readonly string[], question: boolean): void {
  let before = wordOf('^')
  const add = (word: Word) => {
    for (const bucket of word.buckets) seen.add(bucket)
    for (const bucket of question ? word.asked : word.told) seen.add(bucket)
    seen.add(wordBucket(hashed(word.stem, before.stems)))
    before = word
  }
  for (const word of said) add(wordOf(word))
  add(wordOf(question ? '?' : '.'))
}

/** Whether a negation stands shortly before. */
function isDenied(hits: readonly FamilyHit[], { from, family }: FamilyHit): boolean {
  if (family === negation) return false
  for (const hit of hits) {
    if (hit.from > from) return false
    if (hit.family === negation && from - hit.from < denies) return true
  }
  return false
}

/** The families of words: how each is said, and which stands before which. */
function addFamilies(said: readonly string[], question: boolean): void {
  const hits = familiesIn(said)
  for (let at = 0; at < hits.length; at += 1) {
    const hit = hits[at]
    const family = hit && families[hit.family]
    if (!family) continue
    seen.add(family.named)
    seen.add(question ? family.asked : family.told)
    if (hit.from < opening) seen.add(family.first)
    if (isDenied(hits, hit)) seen.add(family.denied)
    const row = hit.family * familyNames.length
    for (let next = at + 1; next < hits.length; next += 1) {
      const other = hits[next]
      if (!other || other.from - hit.from > reach) break
      if (other.family !== hit.family) seen.add(familyPairs[row + other.family] ?? 0)
    }
  }
}

/** How long the figures are, and whether they are money or a share. */
function addFigures(tokens: Sentence['tokens'], question: boolean): void {
  for (const { word, money } of tokens) {
    if (!/\d/.test(word)) continue
    const kind = money ? '$' : word.includes('%') ? '%' : '#'
    seen.add(bucketOf(hashed(`${kind}${word.replace(/\D/g, '').length}`, begin.figure)))
  }
  seen.add(bucketOf(hashed(question ? '?' : '.', begin.figure)))
}

/** What the learned reading sees of one sentence or a stretch of it. */
export function featuresIn({ tokens, question }: Pick<Sentence, 'tokens' | 'question'>): Features {
  const said = tokens.map(({ word }) => word)
  seen.begin()
  addWords(said, question)
  addFamilies(said, question)
  addFigures(tokens, question)
  return seen.all()
}
