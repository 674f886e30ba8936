import type { Language } from '#protocol/vocabulary/language.ts'
import type { Asks } from '#server/language/vocabulary.ts'
import { nearness, senseOf, type Vector } from '#server/language/vectors/vectors.ts'
import { wantedOf } from '#server/language/wanted.ts'
import type { WrittenAnswer } from './dossier.ts'
import { type Encoder, encoderOf, type Encoding, toUnit } from './encoder.ts'
import { wordsOf, type Word } from './words.ts'

/** One way in which an answer is asked for. */
export type Phrase = {
  /** Its words, by their places in the vocabulary. */
  words: readonly number[]
  stems: ReadonlySet<string>
  weight: number
}

/** An answer with all by which it is found. */
export type Entry = {
  answer: WrittenAnswer
  phrases: readonly Phrase[]
  /** All stems of its phrases, and of what it says. */
  asked: ReadonlySet<string>
  told: ReadonlySet<string>
  /** The words of all its phrases, by their places in the vocabulary. */
  askedWords: readonly number[]
  /** Of whom its phrases speak, of `kin`, by how many of them do, as a share. */
  kin: ReadonlyMap<number, number>
  /** The direction of what its phrases mean together. */
  sense: Vector | null
  /** How many of its phrases have each form of a question, as a share. */
  forms: ReadonlyMap<Asks, number>
  /** Its phrases, one after the other, the middle of them, and what it says. */
  encoded: { asks: Float32Array; middle: Encoding; told: Encoding }
  /** The stems of what it follows, one set for each. */
  after: readonly { id: string; stems: ReadonlySet<string> }[]
}

export type AnswerIndex = {
  language: Language
  entries: readonly Entry[]
  /** How much a stem tells the answers apart, 0 to 1: rare ones do. Null for one that no phrase has. */
  rarity: (stem: string) => number | null
  /** All words of the phrases, each once, and what each weighs. */
  vocabulary: readonly Word[]
  weights: readonly number[]
  /** How far a word stands for each of the vocabulary. */
  likenesses: (word: Word) => Float32Array
  encoder: Encoder
}

/** The least that a common word weighs. */
const leastRarity = 0.08
/** A word that no phrase has speaks of something else, or is one of the many ways to say the same. */
export const unknownRarity = 0.6

const stemsIn = (words: readonly Word[]) => new Set(words.map(({ stem }) => stem))

const built = new WeakMap<readonly WrittenAnswer[], AnswerIndex>()

/** The index of a dossier; the same dossier gives the same one. `encoder`: another than that of the language. */
export function indexOfAnswers(
  dossier: readonly WrittenAnswer[],
  language: Language,
  encoder: Encoder = encoderOf(language),
): AnswerIndex {
  const known = built.get(dossier)
  if (known?.encoder === encoder) return known
  const read = dossier.map((answer) => ({
    answer,
    asked: answer.asks.map((asks) => ({ words: wordsOf(asks, language), form: wantedOf(asks).asks })),
  }))
  const holders = new Map<string, number>()
  for (const { asked } of read)
    for (const stem of new Set(asked.flatMap(({ words }) => words.map((word) => word.stem))))
      holders.set(stem, (holders.get(stem) ?? 0) + 1)
  const most = Math.log(dossier.length + 1)
  const rarity = (stem: string) => {
    const held = holders.get(stem)
    return held === undefined ? null : Math.max(leastRarity, Math.log((dossier.length + 1) / held) / most)
  }
  const vocabulary = [...new Set(read.flatMap(({ asked }) => asked.flatMap(({ words }) => words)))]
  const places = new Map(vocabulary.map((word, at) => [word, at]))
  const placesOf = (words: readonly Word[]) => words.flatMap((word) => places.get(word) ?? [])
  const likenesses = likenessesTo(vocabulary)
  const entries = read.map(({ answer, asked }): Entry => {
    const phrases = asked.map(({ words }) => ({
      words: placesOf(words),
      stems: stemsIn(words),
      weight: words.reduce((sum, { stem }) => sum + (rarity(stem) ?? 0), 0),
    }))
    const kin = new Map<number, number>()
    for (const { words } of asked)
      for (const one of new Set(words.flatMap((word) => word.kin ?? [])))
        kin.set(one, (kin.get(one) ?? 0) + 1 / asked.length)
    const forms = new Map<Asks, number>()
    for (const { form } of asked) forms.set(form, (forms.get(form) ?? 0) + 1 / asked.length)
    return {
      answer,
      phrases,
      asked: new Set(phrases.flatMap(({ stems }) => [...stems])),
      told: stemsIn(wordsOf(`${answer.text} ${answer.again}`, language)),
      askedWords: [...new Set(phrases.flatMap(({ words }) => words))],
      kin,
      sense: senseOfWords(
        asked.flatMap(({ words }) => words),
        rarity,
      ),
      forms,
      encoded: encodedBy(encoder, asked, answer.text),
      after: answer.after.map((id) => ({ id, stems: stemsIn(wordsOf(id, language)) })),
    }
  })
  const weights = vocabulary.map(({ stem }) => rarity(stem) ?? 0)
  const index = { language, entries, rarity, vocabulary, weights, likenesses, encoder }
  built.set(dossier, index)
  return index
}

function encodedBy(
  { words: encode, told }: Encoder,
  asked: readonly { words: readonly Word[]; form: Asks }[],
  text: string,
): Entry['encoded'] {
  const lines = asked.map(({ words, form }) => encode(words, form))
  const answer = told(text)
  const all = new Float32Array(lines.length * answer.length)
  const middle = new Float32Array(answer.length)
  lines.forEach((one, n) => {
    all.set(one, n * one.length)
    for (let at = 0; at < one.length; at++) middle[at] = (middle[at] ?? 0) + (one[at] ?? 0)
  })
  return { asks: all, middle: toUnit(middle), told: answer }
}

/** The direction of what words mean together, the rare ones weighing most. */
export function senseOfWords(words: readonly Word[], rarity: AnswerIndex['rarity']): Vector | null {
  return senseOf(
    words.flatMap(({ stem, vector }) => (vector ? [{ vector, weight: rarity(stem) ?? unknownRarity }] : [])),
  )
}

/** Rows of likenesses that are kept: the words of a few calls. */
const rowsKept = 400
/** From here on two words are near in meaning; below, they only stand in similar sentences. */
const near = 0.45
const ofFamily = 0.7

/**
 * How far any word stands for each of a vocabulary, 0 to 1: itself, one of its family, one that is near in meaning. What a
 * vocabulary's words share is looked up and not compared, as a turn has no time for two thousand words one by one.
 */
function likenessesTo(vocabulary: readonly Word[]): (word: Word) => Float32Array {
  const places = <Key>(keysOf: (word: Word) => readonly Key[]) => {
    const found = new Map<Key, number[]>()
    vocabulary.forEach((word, at) => {
      for (const key of keysOf(word)) {
        const held = found.get(key)
        if (held) held.push(at)
        else found.set(key, [at])
      }
    })
    return found
  }
  const stems = places(({ stem }) => [stem])
  const families = places(({ families: own }) => own)
  const vectors = vocabulary.flatMap(({ vector }, at) => (vector ? [{ vector, at }] : []))
  const rows = new Map<Word, Float32Array>()
  return (word) => {
    const known = rows.get(word)
    if (known !== undefined) return known
    if (rows.size >= rowsKept) rows.clear()
    const row = new Float32Array(vocabulary.length)
    if (word.vector !== null)
      for (const { vector, at } of vectors) {
        const close = nearness(word.vector, vector)
        if (close >= near) row[at] = close
      }
    for (const family of word.families)
      for (const at of families.get(family) ?? []) row[at] = Math.max(row[at] ?? 0, ofFamily)
    for (const at of stems.get(word.stem) ?? []) row[at] = 1
    rows.set(word, row)
    return row
  }
}
