import { englishCases } from '../acts/cases/en.ts'
import { spanishCases } from '../acts/cases/es.ts'
import { readCases } from '../acts/cases/read.ts'
import { toStored } from '../acts/learned/model.ts'
import type { StoredModel } from '../acts/learned/model.ts'
import { train } from '../acts/learned/train.ts'
import type { Example } from '../acts/learned/train.ts'
import { collectorActs, violationIds } from '../acts/understanding.ts'
import { labelledLines } from './labelled.ts'

/** All labelled lines that may be learned from: those for tuning and the cases of the tests, none held out. */
function trainingExamples(): Example[] {
  return [
    ...labelledLines('utterances.dev.jsonl'),
    ...readCases(englishCases),
    ...readCases(spanishCases),
  ].map(({ text, acts, violations }) => ({ text, labels: [...acts, ...violations] }))
}

/** The weights that the labelled lines give. */
export function trainedWeights(): StoredModel {
  return toStored(train(trainingExamples(), [...collectorActs, ...violationIds]))
}
