// `npm run train:reading`: trains the reader of sentences on the labelled lines (never the held-out ones)
// and writes its weights. The same lines give the same files on every machine.
import { writeFileSync } from 'node:fs'
import { openBoundaries } from '#server/language/learned/boundaries.ts'
import { loadTrainingData, trainBoundaryWeights, trainWeights } from './training-lines.ts'

const folder = new URL('../server/language/learned/', import.meta.url)
const boundaries = trainBoundaryWeights()
writeFileSync(new URL('boundaries.weights', folder), boundaries)
const sentences = loadTrainingData(openBoundaries(boundaries))
const bytes = trainWeights(sentences)
writeFileSync(new URL('sentences.weights', folder), bytes)
process.stdout.write(`${sentences.length} sentences, ${bytes.length} bytes\n`)
