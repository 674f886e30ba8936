// `npm run train:reading`: trains the second reading of lines on the labelled lines (never the held-out ones)
// and writes its weights. The same lines give the same file on every machine.
import { writeFileSync } from 'node:fs'
import { material, trainedWeights } from './training-lines.ts'

const file = new URL('../server/domain/debtor/acts/learned/reading.weights', import.meta.url)
const learned = material()
const bytes = trainedWeights(learned)
writeFileSync(file, bytes)
process.stdout.write(`${learned.examples.length} lines, ${bytes.length} bytes\n`)
