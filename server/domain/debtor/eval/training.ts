import { readFileSync, readdirSync } from 'node:fs'
import { englishCases } from '../acts/cases/en.ts'
import { spanishCases } from '../acts/cases/es.ts'
import { readCases } from '../acts/cases/read.ts'
import type { Case } from '../acts/cases/read.ts'
import { toStored } from '../acts/learned/model.ts'
import type { StoredModel } from '../acts/learned/model.ts'
import { joined, train } from '../acts/learned/train.ts'
import type { Example } from '../acts/learned/train.ts'
import { collectorActs, violationIds } from '../acts/understanding.ts'
import { labelledLines } from './labelled.ts'

const folder = new URL('./training/', import.meta.url)

/** How many pairs of lines are learned as if said in one breath; more gained nothing on other lines. */
const pairs = 1500

/** The lines of training/*.txt, written `text => acts | violations`. */
function writtenLines(): Case[] {
  return readdirSync(folder)
    .toSorted()
    .flatMap((name) => readCases(readFileSync(new URL(name, folder), 'utf8')))
}

/** All labelled lines that may be learned from: those for tuning and the cases of the tests, none held out. */
function trainingExamples(): Example[] {
  return [
    ...labelledLines('utterances.dev.jsonl'),
    ...readCases(englishCases),
    ...readCases(spanishCases),
    ...writtenLines(),
  ].map(({ text, acts, violations }) => ({ text, labels: [...acts, ...violations] }))
}

/** The weights that the labelled lines give. */
export function trainedWeights(): StoredModel {
  const examples = trainingExamples()
  return toStored(train([...examples, ...joined(examples, pairs)], [...collectorActs, ...violationIds]))
}
