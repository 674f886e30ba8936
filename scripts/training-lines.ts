import { readFileSync, readdirSync } from 'node:fs'
import { englishCases } from '#server/domain/debtor/acts/cases/en.ts'
import { spanishCases } from '#server/domain/debtor/acts/cases/es.ts'
import { readCases } from '#server/domain/debtor/acts/cases/read.ts'
import type { Case } from '#server/domain/debtor/acts/cases/read.ts'
import { toStored } from '#server/domain/debtor/acts/learned/model.ts'
import type { StoredModel } from '#server/domain/debtor/acts/learned/model.ts'
import { anyViolation, joined, meanOf, train } from '#server/domain/debtor/acts/learned/train.ts'
import type { Example } from '#server/domain/debtor/acts/learned/train.ts'
import { collectorActs, violationIds } from '#server/domain/debtor/acts/understanding.ts'
import { readLabelled } from '#server/domain/debtor/eval/labelled.ts'
import type { LabelledLine } from '#server/domain/debtor/eval/labelled.ts'

const evalFolder = new URL('../server/domain/debtor/eval/', import.meta.url)
const folder = new URL('training/', evalFolder)

/** How many pairs of lines are learned as if said in one breath; more gained nothing on other lines. */
const pairs = 1500
const seeds = [5, 6, 7]

/** The lines of training/*.txt, written `text => acts | violations`. */
export function writtenLines(): Case[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => readCases(readFileSync(new URL(name, folder), 'utf8')))
}

/** The labelled lines of a file of the evaluation. */
export function labelledLines(name: `utterances.${'dev' | 'heldout' | 'fourth'}.jsonl`): LabelledLine[] {
  return readLabelled(readFileSync(new URL(name, evalFolder), 'utf8'))
}

/** All labelled lines that may be learned from: those for tuning and the cases of the tests, none held out. */
function trainingExamples(): Example[] {
  return [
    ...labelledLines('utterances.dev.jsonl'),
    ...readCases(englishCases),
    ...readCases(spanishCases),
    ...writtenLines(),
  ].map(({ text, acts, violations }) => ({
    text,
    labels: [...acts, ...violations, ...(violations.length > 0 ? [anyViolation] : [])],
  }))
}

/**
 * The weights that the labelled lines give: the mean of several trainings, each with other pairs, so that no
 * chance meeting of two lines decides.
 */
export function trainedWeights(): StoredModel {
  const examples = trainingExamples()
  const labels = [...collectorActs, ...violationIds, anyViolation]
  return toStored(meanOf(seeds.map((seed) => train([...examples, ...joined(examples, pairs, seed)], labels))))
}
