import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { type Case, readCases } from '#server/domain/debtor/eval/cases.ts'
import { readLabelled } from '#server/domain/debtor/eval/labelled.ts'
import type { LabelledLine } from '#server/domain/debtor/eval/labelled.ts'
import type { Boundaries } from '#server/language/learned/boundaries.ts'
import { trainBoundaries } from '#server/language/learned/train-boundaries.ts'
import { trainingSentences } from '#server/language/learned/examples.ts'
import type { ActLine, SpokenSentence } from '#server/language/learned/examples.ts'
import { labels } from '#server/language/learned/labels.ts'
import { toFile } from '#server/language/learned/model.ts'
import { train } from '#server/language/learned/train.ts'
import type { TrainingSentence } from '#server/language/learned/train.ts'

const readingFolder = new URL('../data/reading/', import.meta.url)
const trainingFolder = new URL('training/', readingFolder)
const sentencesFolder = new URL('sentences/', readingFolder)

/** The lines of training/*.txt, in the format `text => acts | violations`. */
export function trainingFileLines(): Case[] {
  return readdirSync(trainingFolder)
    .toSorted()
    .flatMap((name) => readCases(readFileSync(new URL(name, trainingFolder), 'utf8')))
}

/** The lines of cases/*.txt, in the same format: single acts, violations, and lines that only look like them. */
function caseLines(): Case[] {
  return ['en', 'es'].flatMap((language) =>
    readCases(readFileSync(new URL(`cases/${language}.txt`, readingFolder), 'utf8')),
  )
}

/** A set of labelled lines in data/reading. */
export function labelledLines(name: 'dev' | 'heldout' | 'fourth' | 'fifth'): LabelledLine[] {
  return readLabelled(readFileSync(new URL(`${name}.jsonl`, readingFolder), 'utf8'))
}

/** All lines labelled with acts and violations for training: the development set and the test cases, nothing held out. */
export function actLines(): ActLine[] {
  return [...labelledLines('dev'), ...caseLines(), ...trainingFileLines()]
}

/** The sentences of sentences/*.tsv, in the format `label[,label2]<TAB>text`, with their writer and language. */
export function spokenSentences(): SpokenSentence[] {
  return readdirSync(sentencesFolder)
    .filter((name) => name.endsWith('.tsv'))
    .toSorted()
    .flatMap((name) => {
      const [writer = '', language = ''] = name.split('.')
      return readFileSync(new URL(name, sentencesFolder), 'utf8')
        .split('\n')
        .filter((row) => row.includes('\t'))
        .map((row) => {
          const [names = '', text = ''] = row.split('\t')
          return { writer, language, labels: names.split(',').map((label) => label.trim()), text }
        })
    })
}

/** A small training that takes a second: any change of the training code changes its result. */
const fingerprintTraining = { every: 16, how: { networkSeeds: [1], epochs: 2 } }

/** A hash of the sentences, their features and labels, and the result of a small training. */
export function fingerprint(sentences: readonly TrainingSentence[]): string {
  const hash = createHash('sha256').update(JSON.stringify(labels))
  for (const { features, has } of sentences) hash.update(Int32Array.from(features)).update(has)
  const sample = sentences.filter((_, at) => at % fingerprintTraining.every === 0)
  return hash.update(toFile(train(sample, labels, fingerprintTraining.how), '')).digest('hex')
}

/** Trains where sentences begin in speech without marks: the bytes of that weights file. */
export function trainBoundaryWeights(lines = actLines(), spoken = spokenSentences()): Uint8Array {
  const groups = new Set(spoken.map(({ writer, language }) => `${writer} ${language}`))
  return trainBoundaries(
    lines.map(({ text }) => text),
    [...groups].map((group) =>
      spoken.filter(({ writer, language }) => group === `${writer} ${language}`).map(({ text }) => text),
    ),
  )
}

/** Everything that the reader learns from. */
export function loadTrainingData(boundaries: Boundaries): TrainingSentence[] {
  return trainingSentences(actLines(), spokenSentences(), boundaries)
}

/** Trains on the labelled sentences and returns the bytes of the weights file. */
export function trainWeights(sentences: readonly TrainingSentence[]): Uint8Array {
  return toFile(train(sentences, labels), fingerprint(sentences))
}
