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
const folder = new URL('training/', readingFolder)

/**
 * Pairs of lines that are trained as if said in one breath; more pairs did not improve the result on other
 * lines.
 */
const pairs = 1500
const pairSeed = 5

/** The lines of training/*.txt, in the format `text => acts | violations`. */
export function writtenLines(): Case[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => readCases(readFileSync(new URL(name, folder), 'utf8')))
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
    ...writtenLines(),
  ].map(({ text, acts, violations }) => ({
    text,
    labels: [...acts, ...violations, ...(violations.length > 0 ? [anyViolation] : [])],
  }))
}

/** The training examples, and the features that the model sees of each. */
export type Material = { examples: readonly TrainingLine[]; lines: readonly Features[] }

const labels = [...collectorActs, ...violationIds, anyViolation]

/** All labelled lines, and pairs of them. */
export function material(): Material {
  const single = trainingExamples()
  const examples = [...single, ...joined(single, pairs, pairSeed)]
  return { examples, lines: seenIn(examples) }
}

/** A small training that takes a second: any change of the training code changes its result. */
const sample = { every: 16, how: { networkSeeds: [1], epochs: 2 } }

/** A hash of the lines, their features, and the result of a small training. */
export function fingerprintOf({ examples, lines }: Material): string {
  const hash = createHash('sha256').update(JSON.stringify([labels, examples]))
  for (const line of lines) hash.update(Int32Array.from(line))
  const some = <T>(all: readonly T[]) => all.filter((_, at) => at % sample.every === 0)
  return hash.update(toFile(train(some(examples), some(lines), labels, sample.how), '')).digest('hex')
}

/** Trains on the labelled lines and returns the bytes of the weights file. */
export function trainedWeights(learned: Material): Uint8Array {
  return toFile(train(learned.examples, learned.lines, labels), fingerprintOf(learned))
}
