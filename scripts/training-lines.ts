import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { readLabelled } from '#server/domain/debtor/eval/labelled.ts'
import type { LabelledLine } from '#server/domain/debtor/eval/labelled.ts'
import type { Boundaries } from '#server/language/learned/boundaries.ts'
import { trainBoundaries } from '#server/language/learned/train-boundaries.ts'
import {
  lawfulLines,
  lineSentences,
  topicSentences,
  trainingSentences,
} from '#server/language/learned/examples.ts'
import type { ActLine, ConductLine, SpokenSentence } from '#server/language/learned/examples.ts'
import { labels, readers } from '#server/language/learned/labels.ts'
import type { ReaderName } from '#server/language/learned/labels.ts'
import { toFile } from '#server/language/learned/model.ts'
import { train } from '#server/language/learned/train.ts'
import type { TrainingSentence } from '#server/language/learned/train.ts'
import { collectorActs, violationIds } from '#server/language/reading.ts'

const readingFolder = new URL('../data/reading/', import.meta.url)
const trainingFolder = new URL('training/', readingFolder)

/** Lines written `text => acts | violations`. Throws on a name that is none. */
function readLines(written: string): ActLine[] {
  return written
    .split('\n')
    .filter((line) => line.includes('=>'))
    .map((line) => {
      const at = line.lastIndexOf('=>')
      const [acts = '', violations = ''] = line.slice(at + 2).split('|')
      return {
        text: line.slice(0, at).trim(),
        acts: namesIn(acts, collectorActs),
        violations: namesIn(violations, violationIds),
      }
    })
}

function namesIn<Name extends string>(written: string, names: readonly Name[]): Name[] {
  return written
    .split(' ')
    .filter((name) => name !== '')
    .map((name) => {
      const found = names.find((each) => each === name)
      if (!found) throw new Error(`No act or violation is called "${name}"`)
      return found
    })
}

/** The lines of training/*.txt. */
export function trainingFileLines(): ActLine[] {
  return readdirSync(trainingFolder)
    .toSorted()
    .flatMap((name) => readLines(readFileSync(new URL(name, trainingFolder), 'utf8')))
}

/** A set of labelled lines in data/reading. */
export function labelledLines(
  name: 'dev' | 'heldout' | 'fourth' | 'fifth' | 'cases/en' | 'cases/es',
): LabelledLine[] {
  return readLabelled(readFileSync(new URL(`${name}.jsonl`, readingFolder), 'utf8'))
}

/** All lines labelled with acts and violations for training: the development set and the cases, nothing held out. */
export function actLines(): ActLine[] {
  return [
    ...labelledLines('dev'),
    ...labelledLines('cases/en'),
    ...labelledLines('cases/es'),
    ...trainingFileLines(),
  ]
}

/** The rows of the tables in a folder, with the name of their file. */
function rowsIn(folder: string): { name: string; cells: string[] }[] {
  const place = new URL(folder, readingFolder)
  return readdirSync(place)
    .filter((name) => name.endsWith('.tsv'))
    .toSorted()
    .flatMap((name) =>
      readFileSync(new URL(name, place), 'utf8')
        .split('\n')
        .filter((row) => row.includes('\t'))
        .map((row) => ({ name, cells: row.split('\t') })),
    )
}

/** A label that holds by what was said before, not by the sentence. */
const byContext = '*'

type TalkSentence = SpokenSentence & { alone: boolean }

function sentencesIn(folder: 'sentences' | 'talk'): TalkSentence[] {
  return rowsIn(`${folder}/`).map(({ name, cells: [names = '', text = ''] }) => {
    const [writer = '', language = ''] = name.split('.')
    const all = names.replaceAll(byContext, '').split(',')
    return {
      writer,
      language,
      labels: all.map((label) => label.trim()),
      text,
      alone: !names.includes(byContext),
    }
  })
}

/** The sentences of sentences/*.tsv, in the format `label[,label2]<TAB>text`, with their writer and language. */
export function spokenSentences(): SpokenSentence[] {
  return sentencesIn('sentences')
}

/**
 * The sentences of talk/*.tsv: whole calls, in the same format, between what the person on the phone said. `alone`: the labels can be
 * told from the sentence.
 */
export function talkSentences(): TalkSentence[] {
  return sentencesIn('talk')
}

/** The lines of conduct/*.tsv or indirect/*.tsv, in the format `violations, or -<TAB>text`. */
export function conductLines(folder: 'conduct' | 'indirect' = 'conduct'): ConductLine[] {
  return rowsIn(`${folder}/`).map(({ cells: [names = '', text = ''] }) => ({
    text,
    violations: names === '-' ? [] : namesIn(names, violationIds),
  }))
}

/** A small training that takes a second: any change of the training code changes its result. */
const fingerprintTraining = { every: 16, how: { networkSeeds: [1], epochs: 2 } }

/** What a reader learns from, the names of the labels, and those of them that its file reads: the others teach what they share. */
export type TrainingSet = {
  labels: readonly string[]
  sentences: readonly TrainingSentence[]
  kept: { from: number; to: number }
}

/** A hash of the sentences, their features and labels, and the result of a small training. */
export function fingerprint({ labels: names, sentences }: Omit<TrainingSet, 'kept'>): string {
  const hash = createHash('sha256').update(JSON.stringify(names))
  for (const { features, has } of sentences) hash.update(Int32Array.from(features)).update(has)
  const sample = sentences.filter((_, at) => at % fingerprintTraining.every === 0)
  return hash.update(toFile(train(sample, names, fingerprintTraining.how), '')).digest('hex')
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

/**
 * Everything that the readers learn from. Violations are learned beside acts and topics, which they need, and from many
 * more lines, which would blur what is read of acts; topics from sentences alone.
 */
export function loadTrainingData(boundaries: Boundaries): Record<ReaderName, TrainingSet> {
  const [spoken, conduct, talk] = [spokenSentences(), conductLines(), talkSentences()]
  const lines = lineSentences(actLines(), boundaries)
  const ofTopics = labels.slice(readers.topics.from)
  const more = [...conduct, ...lawfulLines(talk), ...conductLines('indirect')]
  return {
    acts: { labels, sentences: trainingSentences(lines, spoken, conduct), kept: readers.acts },
    violations: { labels, sentences: trainingSentences(lines, spoken, more), kept: readers.violations },
    topics: {
      labels: ofTopics,
      kept: { from: 0, to: ofTopics.length },
      sentences: topicSentences([...spoken, ...talk.filter(({ alone }) => alone)]),
    },
  }
}

/** Trains a reader on the labelled sentences and returns the bytes of its weights file. */
export function trainWeights(set: TrainingSet): Uint8Array {
  return toFile(train(set.sentences, set.labels), fingerprint(set), set.kept)
}
