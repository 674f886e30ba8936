// `npm run train:reading`: trains the reader of sentences on the labelled lines (never the held-out ones)
// and writes its weights. The same lines give the same files on every machine. `-- topics` trains that reader alone.
import { writeFileSync } from 'node:fs'
import { openBoundaries } from '#server/language/learned/boundaries.ts'
import { readerNames } from '#server/language/learned/labels.ts'
import { loadTrainingData, trainBoundaryWeights, trainWeights } from './training-lines.ts'

const folder = new URL('../server/language/learned/', import.meta.url)
const chosen = process.argv.slice(2)
const unknown = chosen.find((name) => !readerNames.some((reader) => reader === name))
if (unknown !== undefined) throw new Error(`No reader is called "${unknown}": ${readerNames.join(', ')}`)
const boundaries = trainBoundaryWeights()
writeFileSync(new URL('boundaries.weights', folder), boundaries)
const sets = loadTrainingData(openBoundaries(boundaries))
for (const name of readerNames) {
  if (chosen.length > 0 && !chosen.includes(name)) continue
  const bytes = trainWeights(sets[name])
  writeFileSync(new URL(`${name}.weights`, folder), bytes)
  process.stdout.write(`${name}: ${sets[name].sentences.length} sentences, ${bytes.length} bytes\n`)
}
