import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { englishCases } from '#server/domain/debtor/acts/cases/en.ts'
import { spanishCases } from '#server/domain/debtor/acts/cases/es.ts'
import { readCases } from '#server/domain/debtor/acts/cases/read.ts'
import type { Case } from '#server/domain/debtor/acts/cases/read.ts'
import type { Features } from '#server/domain/debtor/acts/learned/features.ts'
import { toFile } from '#server/domain/debtor/acts/learned/model.ts'
import { anyViolation, joined, seenIn, train } from '#server/domain/debtor/acts/learned/train.ts'
import type { TrainingLine } from '#server/domain/debtor/acts/learned/train.ts'
import { collectorActs, violationIds } from '#server/domain/debtor/acts/understanding.ts'
import { readLabelled } from '#server/domain/debtor/eval/labelled.ts'
import type { LabelledLine } from '#server/domain/debtor/eval/labelled.ts'

const readingFolder = new URL('../data/reading/', import.meta.url)
const trainingFolder = new URL('training/', readingFolder)

/**
 * Pairs of lines that are trained as if said in one breath; more pairs did not improve the result on other
 * lines.
 */
const pairCount = 1500
const pairSeed = 5

/** The lines of training/*.txt, in the format `text => acts | violations`. */
export function trainingFileLines(): Case[] {
  return readdirSync(trainingFolder)
    .toSorted()
    .flatMap((name) => readCases(readFileSync(new URL(name, trainingFolder), 'utf8')))
}

/** A set of labelled lines in data/reading. */
export function labelledLines(name: 'dev' | 'heldout' | 'fourth' | 'fifth'): LabelledLine[] {
  return readLabelled(readFileSync(new URL(`${name}.jsonl`, readingFolder), 'utf8'))
}

/** All labelled lines for training: the development set and the test cases, nothing held out. */
function trainingExamples(): TrainingLine[] {
  return [
    ...labelledLines('dev'),
    ...readCases(englishCases),
    ...readCases(spanishCases),
    ...trainingFileLines(),
  ].map(({ text, acts, violations }) => ({
    text,
    labels: [...acts, ...violations, ...(violations.length > 0 ? [anyViolation] : [])],
  }))
}

/** The training examples, and the features that the model sees of each. */
export type TrainingData = { examples: readonly TrainingLine[]; lines: readonly Features[] }

const labels = [...collectorActs, ...violationIds, anyViolation]

/** All labelled lines, and pairs of them. */
export function loadTrainingData(): TrainingData {
  const single = trainingExamples()
  const examples = [...single, ...joined(single, pairCount, pairSeed)]
  return { examples, lines: seenIn(examples) }
}

/** A small training that takes a second: any change of the training code changes its result. */
const fingerprintTraining = { every: 16, how: { networkSeeds: [1], epochs: 2 } }

/** A hash of the lines, their features, and the result of a small training. */
export function fingerprint({ examples, lines }: TrainingData): string {
  const hash = createHash('sha256').update(JSON.stringify([labels, examples]))
  for (const line of lines) hash.update(Int32Array.from(line))
  const sampleOf = <T>(all: readonly T[]) => all.filter((_, at) => at % fingerprintTraining.every === 0)
  return hash
    .update(toFile(train(sampleOf(examples), sampleOf(lines), labels, fingerprintTraining.how), ''))
    .digest('hex')
}

/** Trains on the labelled lines and returns the bytes of the weights file. */
export function trainWeights(data: TrainingData): Uint8Array {
  return toFile(train(data.examples, data.lines, labels), fingerprint(data))
}
