import { collectorActs } from '../reading.ts'
import type { Boundaries } from './boundaries.ts'
import { splitSpeech } from '../text/speech.ts'
import { readLine } from '../text/line.ts'
import type { Sentence } from '../text/line.ts'
import { seenIn } from './train.ts'
import type { TrainingSentence } from './train.ts'
import { bucketCount } from './features.ts'
import type { Features } from './features.ts'
import { anyViolation, heads, labels, noSocial, noTopic, readers } from './labels.ts'
import { trainLinearSvm } from './linear.ts'
import type { Plain } from './linear.ts'

/** A line of one or several sentences with all the acts and violations that it has. */
export type ActLine = { text: string; acts: readonly string[]; violations: readonly string[] }

/** One sentence with its topic or social, or two of them. */
export type SpokenSentence = { writer: string; language: string; labels: readonly string[]; text: string }

/** A sentence of which all violations are known, and nothing else. */
export type ConductLine = { text: string; violations: readonly string[] }

const place = new Map(labels.map((label, at) => [label, at]))

/** The act that a sentence with this label does. The other acts of such a sentence are left open unless they are unlikely. */
const actOfLabel: Readonly<Record<string, readonly string[]>> = {
  's.empathy': ['empathy'],
  's.reflect': ['reflect'],
  's.identify': ['identify'],
  's.disclose': ['disclose'],
  's.debt': ['state_debt'],
  's.rights': ['offer_validation'],
  's.stop': ['honour_stop'],
  's.boundary': ['boundary'],
  's.referral': ['referral'],
  's.apology': ['apology'],
  's.escalate': ['escalate'],
  's.recap': ['recap'],
  's.farewell': ['close'],
  's.insult': ['abuse', anyViolation],
  's.threat': [anyViolation],
}

/** Below this margin of the first reading an act that nobody labelled counts as absent. */
const absent = -0.7

/** Only sentences that do one of these may hold a violation that nobody labelled. */
const mayHarm: ReadonlySet<string> = new Set([
  's.threat',
  's.insult',
  's.refuse',
  's.insist',
  's.urge',
  's.other',
])
const firstViolation = collectorActs.length

/** In a line of several sentences the label belongs to the one that shows it most, and is open for those near to it. */
const open = -0.5

function featureInputs(all: readonly Features[]): (features: Features) => Int32Array {
  const counts = new Uint16Array(bucketCount)
  for (const features of all) for (const bucket of features) counts[bucket] = (counts[bucket] ?? 0) + 1
  const inputs = new Int32Array(bucketCount)
  let many = 0
  counts.forEach((count, bucket) => {
    if (count >= 4) inputs[bucket] = many += 1
  })
  return (features) =>
    Int32Array.from(features.flatMap((bucket) => (inputs[bucket] ? [inputs[bucket] - 1] : [])))
}

function marginOf({ weights, biases }: Plain, shows: Int32Array, label: number): number {
  const { length } = biases
  let sum = 0
  for (const input of shows) sum += weights[input * length + label] ?? 0
  return sum / Math.sqrt(shows.length || 1) + (biases[label] ?? 0)
}

/** The sentences of a text, as a call gives them. */
function sentencesOf(text: string, boundaries: Boundaries): Sentence[] {
  return splitSpeech(readLine(text), boundaries, 'writing')
}

function hasActs(line: ActLine): Int8Array {
  const has = new Int8Array(heads.acts.to).fill(-1)
  for (const label of [
    ...line.acts,
    ...line.violations,
    ...(line.violations.length > 0 ? [anyViolation] : []),
  ])
    has[place.get(label) ?? 0] = 1
  return has
}

/** The sentences of labelled lines, and the margin by which a first reading of these lines shows a label in a sentence. */
export type LineSentences = { sentences: TrainingSentence[]; margin: Margin }

/**
 * Labelled lines, sentence by sentence. The lines' acts are labels of whole lines: a first linear reading, learned from the
 * lines, finds the sentence that shows each of them.
 */
export function lineSentences(lines: readonly ActLine[], boundaries: Boundaries): LineSentences {
  const parts = lines.map(({ text }) => sentencesOf(text, boundaries).map(seenIn))
  const wholes = parts.map((features) => [...new Set(features.flat())].toSorted((a, b) => a - b))
  const encode = featureInputs(wholes)
  const shown = wholes.map(encode)
  const inputs =
    shown.reduce((most, shows) => shows.reduce((max, input) => Math.max(max, input), most), 0) + 1
  const lineLabels = lines.map(hasActs)
  const first = trainLinearSvm(
    shown.map((shows, at) => ({ shows, words: 0, has: lineLabels[at] ?? new Int8Array() })),
    inputs,
    heads.acts.to,
  )
  const encoded = new WeakMap<Features, Int32Array>()
  // A sentence is asked about label by label.
  const encodedOf = (features: Features) => {
    const shows = encoded.get(features) ?? encode(features)
    encoded.set(features, shows)
    return shows
  }
  const margin: Margin = (features, label) => marginOf(first, encodedOf(features), label)
  const sentences = parts.flatMap((own, at) => labelSentences(own, lineLabels[at] ?? new Int8Array(), margin))
  return { sentences, margin }
}

/** Everything to learn from: the lines, and sentences with topics and lines of conduct, which have acts where the first reading shows them. */
export function trainingSentences(
  { sentences, margin }: LineSentences,
  spoken: readonly SpokenSentence[],
  conduct: readonly ConductLine[],
): TrainingSentence[] {
  return [
    ...sentences,
    ...spoken.map((sentence) => labelSpoken(sentence, margin)),
    ...conduct.map((line) => labelConduct(line, margin)),
  ]
}

type Margin = (features: Features, label: number) => number

function labelSentences(sentences: readonly Features[], line: Int8Array, margin: Margin): TrainingSentence[] {
  const all = sentences.map((features) => {
    const has = new Int8Array(labels.length)
    has.set(line)
    return { features, has }
  })
  if (all.length < 2) return all
  for (let label = 0; label < line.length; label += 1) {
    if (line[label] !== 1) continue
    const margins = sentences.map((features) => margin(features, label))
    const most = Math.max(...margins)
    all.forEach(({ has }, at) => {
      const here = margins[at] ?? 0
      has[label] = here === most ? 1 : here > open ? 0 : -1
    })
  }
  return all
}

/** What nobody said of acts and violations: absent where the first reading is sure of it, open elsewhere. */
function unlabelled(features: Features, margin: Margin): Int8Array {
  const has = new Int8Array(labels.length)
  for (let label = 0; label < heads.acts.to; label += 1)
    has[label] = margin(features, label) < absent ? -1 : 0
  return has
}

function mark(has: Int8Array, names: readonly string[]): void {
  for (const name of names) has[place.get(name) ?? 0] = 1
}

function labelSpoken(sentence: SpokenSentence, margin: Margin): TrainingSentence {
  const features = seenInWhole(sentence.text)
  const has = unlabelled(features, margin)
  has.fill(-1, heads.topics.from)
  if (!sentence.labels.some((label) => mayHarm.has(label))) has.fill(-1, firstViolation, heads.acts.to)
  for (const label of sentence.labels) mark(has, actOfLabel[label] ?? [])
  if (sentence.labels.includes('s.threat')) has.fill(0, firstViolation, place.get(anyViolation))
  markSaid(has, sentence.labels)
  return { features, has }
}

/** The topic and what a sentence does, and that it has none where nobody named one. */
function markSaid(has: Int8Array, labelled: readonly string[]): void {
  const own = labelled.filter((label) => place.has(label))
  mark(has, own)
  if (!own.some((label) => label.startsWith('q.'))) mark(has, [noTopic])
  if (!own.some((label) => label.startsWith('s.'))) mark(has, [noSocial])
}

/** The labels of topics and socials alone: sentences of which nothing else was said teach no acts. */
export function topicSentences(spoken: readonly SpokenSentence[]): TrainingSentence[] {
  return spoken.map(({ labels: labelled, text }) => {
    const has = new Int8Array(labels.length).fill(-1)
    markSaid(has, labelled)
    return { features: seenInWhole(text), has: has.slice(readers.topics.from) }
  })
}

/** Sentences that do nothing that may harm, as lines of lawful conduct. */
export function lawfulLines(spoken: readonly SpokenSentence[]): ConductLine[] {
  return spoken
    .filter(({ labels: labelled }) => !labelled.some((label) => mayHarm.has(label)))
    .map(({ text }) => ({ text, violations: [] }))
}

/**
 * Lines of conduct say nothing of acts. Lawful ones are full of them: counting what the first reading does not see as absent
 * costs a point of F1. Unlawful ones have few, and show what is no act.
 */
function labelConduct({ text, violations }: ConductLine, margin: Margin): TrainingSentence {
  const features = seenInWhole(text)
  const has = violations.length > 0 ? unlabelled(features, margin) : new Int8Array(labels.length)
  has.fill(-1, firstViolation, heads.acts.to)
  mark(has, [...violations, ...(violations.length > 0 ? [anyViolation] : [])])
  return { features, has }
}

/** A labelled sentence is one, whatever marks it has. */
export function seenInWhole(text: string): Features {
  const { sentences, tokens } = readLine(text)
  return seenIn({ tokens, question: sentences.some(({ question }) => question) })
}
