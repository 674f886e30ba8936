// `npm run train:reading`: trains the second reading of lines on the labelled lines (never the held-out ones)
// and writes its weights. The same lines give the same file on every machine.
import { writeFileSync } from 'node:fs'
import { loadTrainingData, trainWeights } from './training-lines.ts'

const file = new URL('../server/domain/debtor/acts/learned/reading.weights', import.meta.url)
const trainingData = loadTrainingData()
const bytes = trainWeights(trainingData)
writeFileSync(file, bytes)
process.stdout.write(`${trainingData.examples.length} lines, ${bytes.length} bytes\n`)
