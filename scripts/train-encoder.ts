// Learns the encoder of a language (server/domain/debtor/life/answers/encoder.ts) for train-answers.ts: rows of numbers for the
// parts of lines, such that a line lies near the other lines that ask for the same answer, and near what the answer says, and
// far from those of all other answers of the same person. The same dossiers give the same rows.
import type { Language } from '#protocol/vocabulary/language.ts'
import type { EncoderTable } from '#server/domain/debtor/life/answers/encoder.ts'
import {
  type EncoderPart,
  partsOfLine,
  partsOfTold,
} from '#server/domain/debtor/life/answers/encoder-parts.ts'
import { type Vector, vectorLength } from '#server/language/vectors/vectors.ts'

/** What is learned from: the answers of one person, with the lines that ask for each. */
export type AskedAnswers = { answers: readonly { asks: readonly string[]; text: string }[] }

const dimensions = 64
const wordDimensions = 100
/** Measured on lines of calls that were left out (docs/decisions/0017): more rounds learn the lines by heart. */
const rounds = 3
/** So many parts of a line are left out at a time, so that none of them is needed; of the lines it is held against fewer. */
const leftOut = { line: 0.3, others: 0.2 }
/** Two neighbours that stand together less often tell nothing. */
const leastPairs = 3
/** How steeply chances follow from likeness. */
const steepness = 12
/** What an answer's own words count beside the lines that ask for it. */
const toldWorth = 0.6
const stride = 0.05
/** The lines of a person are held against the rest in so many parts. */
const folds = 6

/** A series of numbers from 0 to 1 that is the same at each run. */
function series(seed: number): () => number {
  let state = seed
  return () => (state = (state * 1664525 + 1013904223) % 4294967296) / 4294967296
}

/** Learns the table of an encoder. Takes some seconds a language. */
export function trainEncoder(dossiers: readonly AskedAnswers[], language: Language): EncoderTable {
  const random = series(7)
  // Of about a normal distribution, without functions that differ between machines.
  const normal = () => Array.from({ length: 12 }, random).reduce((sum, one) => sum + one, -6)
  const people = dossiers.map(({ answers }) => ({
    told: answers.map(({ text }) => partsOfTold(text, language)),
    asked: answers.flatMap(({ asks }, answer) =>
      asks.map((line) => ({ answer, parts: partsOfLine(line, language) })),
    ),
  }))
  const { names, vectors, counts } = vocabularyOf(people)
  const places = new Map(names.map((name, at) => [name, at]))
  const lines = people.reduce((sum, { asked }) => sum + asked.length, 0)
  const projection = Array.from({ length: wordDimensions }, () =>
    Float32Array.from({ length: dimensions }, () => normal() / Math.sqrt(dimensions)),
  )
  const rows = names.map((name): Float32Array => {
    const vector = vectors.get(name)
    if (!vector) return Float32Array.from({ length: dimensions }, () => normal() * 0.05)
    const rarity = Math.log(lines / ((counts.get(name) ?? 0) + 1)) / Math.log(lines)
    return projected(vector, projection, (0.3 + Math.max(0, rarity)) / vectorLength)
  })
  const learner = new Learner(rows, random)
  const placesOf = (parts: readonly EncoderPart[]) => parts.flatMap(({ name }) => places.get(name) ?? [])
  const ready = people.map(({ told, asked }) => ({
    told: told.map(placesOf),
    asked: asked.map(({ answer, parts }) => ({ answer, parts: placesOf(parts) })),
  }))
  for (let round = 0; round < rounds; round++) for (const person of ready) learner.round(person)
  const all = [...names, ...projection.map((_, at) => `p:${at}`)]
  return quantized(all, [...rows, ...projection.map((row) => row.map((one) => one * (0.3 + 1)))])
}

function projected(vector: Vector, projection: readonly Float32Array[], worth: number): Float32Array {
  const row = new Float32Array(dimensions)
  vector.forEach((value, at) => {
    for (let k = 0; k < dimensions; k++) row[k] = (row[k] ?? 0) + value * worth * (projection[at]?.[k] ?? 0)
  })
  return row
}

type People = readonly { told: readonly EncoderPart[][]; asked: readonly { parts: EncoderPart[] }[] }[]

function vocabularyOf(people: People) {
  const counts = new Map<string, number>()
  const vectors = new Map<string, Vector>()
  for (const { told, asked } of people)
    for (const parts of [...told, ...asked.map((line) => line.parts)])
      for (const { name, vector } of parts) {
        counts.set(name, (counts.get(name) ?? 0) + 1)
        if (vector) vectors.set(name, vector)
      }
  const enough = (name: string) => !name.startsWith('b:') || (counts.get(name) ?? 0) >= leastPairs
  return { names: [...counts.keys()].filter(enough).toSorted(), vectors, counts }
}

function quantized(names: readonly string[], rows: readonly Float32Array[]): EncoderTable {
  const scales = Float32Array.from(
    rows,
    (row) => row.reduce((most, one) => Math.max(most, Math.abs(one)), 1e-9) / 127,
  )
  const values = new Int8Array(rows.length * dimensions)
  rows.forEach((row, at) =>
    row.forEach((one, k) => {
      values[at * dimensions + k] = Math.round(one / (scales[at] ?? 1))
    }),
  )
  return { dimensions, names, scales, values }
}

/** An encoding on the way: its length before, and of which rows it is made. */
type Encoded = { unit: Float32Array; length: number; parts: readonly number[]; pull: Float32Array }
type Person = {
  told: readonly number[][]
  asked: readonly { answer: number; parts: number[] }[]
}

/** Steps down the slope of what is expected wrongly, each row by its own history of steps (Adagrad). */
class Learner {
  readonly #rows: readonly Float32Array[]
  readonly #squares: readonly Float32Array[]
  readonly #random: () => number

  constructor(rows: readonly Float32Array[], random: () => number) {
    this.#rows = rows
    this.#squares = rows.map(() => new Float32Array(dimensions).fill(1e-6))
    this.#random = random
  }

  round({ told, asked }: Person): void {
    const order = asked.map((_, at) => at)
    for (let at = order.length - 1; at > 0; at--) {
      const other = Math.floor(this.#random() * (at + 1))
      const moved = order[at] ?? 0
      order[at] = order[other] ?? 0
      order[other] = moved
    }
    const size = Math.ceil(order.length / folds)
    for (let fold = 0; fold < folds; fold++) {
      const held = new Set(order.slice(fold * size, (fold + 1) * size))
      const rest = asked.flatMap(({ answer, parts }, at) =>
        held.has(at) ? [] : [{ answer, ...this.#encode(parts, leftOut.others) }],
      )
      const means = meansOf(rest, told.length)
      const texts = told.map((parts) => this.#encode(parts, leftOut.line))
      const lines = [...held].flatMap((at) => {
        const one = asked[at]
        if (one === undefined) return []
        const line = this.#encode(one.parts, leftOut.line)
        return line.parts.length === 0 ? [] : [{ answer: one.answer, line }]
      })
      for (const { answer, line } of lines) {
        pullTo(line, means, answer, 1)
        pullTo(line, texts, answer, toldWorth)
      }
      for (const { line } of lines) this.#step(line)
      for (const text of texts) this.#step(text)
      const backs = means.map((mean) => slopeOf(mean))
      for (const { answer, ...one } of rest) {
        one.pull.set(backs[answer] ?? [])
        this.#step(one)
      }
    }
  }

  #encode(all: readonly number[], dropped: number): Encoded {
    const unit = new Float32Array(dimensions)
    const parts = all.filter(() => this.#random() >= dropped)
    for (const part of parts) addTo(unit, this.#rows[part], 1)
    return { ...normalized(unit), parts, pull: new Float32Array(dimensions) }
  }

  #step(encoded: Encoded): void {
    const slope = slopeOf(encoded)
    for (const part of encoded.parts) {
      const row = this.#rows[part]
      const squares = this.#squares[part]
      if (!row || !squares) continue
      for (let k = 0; k < dimensions; k++) {
        const one = slope[k] ?? 0
        squares[k] = (squares[k] ?? 0) + one * one
        row[k] = (row[k] ?? 0) - (stride * one) / Math.sqrt(squares[k] ?? 1)
      }
    }
  }
}

function addTo(sum: Float32Array, row: Float32Array | undefined, worth: number): void {
  if (row) for (let k = 0; k < dimensions; k++) sum[k] = (sum[k] ?? 0) + worth * (row[k] ?? 0)
}

const product = (one: Float32Array, other: Float32Array) => {
  let sum = 0
  for (let k = 0; k < dimensions; k++) sum += (one[k] ?? 0) * (other[k] ?? 0)
  return sum
}

function normalized(sum: Float32Array): { unit: Float32Array; length: number } {
  const length = Math.sqrt(product(sum, sum) + 1e-6)
  return { unit: sum.map((one) => one / length), length }
}

/** The pull on an encoding before it was made one of length 1. */
function slopeOf({ unit, length, pull }: Pick<Encoded, 'unit' | 'length' | 'pull'>): Float32Array {
  const along = product(unit, pull)
  return pull.map((one, k) => (one - (unit[k] ?? 0) * along) / length)
}

/** The middle of the lines that ask for each answer. */
function meansOf(lines: readonly { answer: number; unit: Float32Array }[], answers: number) {
  const sums = Array.from({ length: answers }, () => new Float32Array(dimensions))
  for (const { answer, unit } of lines) {
    const sum = sums[answer]
    if (sum) addTo(sum, unit, 1)
  }
  return sums.map((sum) => ({ ...normalized(sum), pull: new Float32Array(dimensions) }))
}

/** Pulls a line towards the right of some targets and from the others, by how far it lies wrongly now, and them too. */
function pullTo(
  line: Encoded,
  targets: readonly Pick<Encoded, 'unit' | 'pull'>[],
  right: number,
  worth: number,
): void {
  const points = targets.map(({ unit }) => steepness * product(line.unit, unit))
  const top = points.reduce((most, one) => Math.max(most, one), -Infinity)
  const chances = points.map((one) => Math.exp(one - top))
  const all = chances.reduce((sum, one) => sum + one, 0)
  targets.forEach((target, at) => {
    const wrong = worth * steepness * ((chances[at] ?? 0) / all - (at === right ? 1 : 0))
    if (Math.abs(wrong) < 1e-3) return
    addTo(line.pull, target.unit, wrong)
    addTo(target.pull, line.unit, wrong)
  })
}
