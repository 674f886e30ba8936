// `npm run train:reading`: trains the reader of sentences on the labelled lines (never the held-out ones)
// and writes its weights. The same lines give the same file on every machine.
import { writeFileSync } from 'node:fs'
import { loadTrainingData, trainWeights } from './training-lines.ts'

const file = new URL('../server/language/learned/sentences.weights', import.meta.url)
const sentences = loadTrainingData()
const bytes = trainWeights(sentences)
writeFileSync(file, bytes)
process.stdout.write(`${sentences.length} sentences, ${bytes.length} bytes\n`)
