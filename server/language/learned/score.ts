import type { CollectorAct, SpokenViolation } from '../reading.ts'
import { collectorActs, violationIds } from '../reading.ts'
import type { Sentence } from '../text/line.ts'
import type { Social, Topic } from '../vocabulary.ts'
import { socials, topics } from '../vocabulary.ts'
import { featuresIn } from './features.ts'
import { anyViolation, heads, labels, readerNames, readers } from './labels.ts'
import type { ReaderName } from './labels.ts'
import { marginsOf, summed } from './model.ts'
import { models } from './weights.ts'

/** One of several that exclude each other, with its share of belief from 0 to 1; null stands for none of them. */
export type Guess<Name> = {
  name: Name | null
  certainty: number
  rest: readonly { name: Name; certainty: number }[]
}

/** What the learned reader makes of a sentence. Margins: about 1 for a sure yes, -1 for a sure no. */
export type Scored = {
  acts: ReadonlyMap<CollectorAct, number>
  violations: ReadonlyMap<SpokenViolation, number>
  /** Whether it is a violation at all, whichever: learned from all of them. */
  unlawful: number
  topic: Guess<Topic>
  social: Guess<Social>
}

/**
 * How much a step of the margin counts: chosen so that of the sentences of left-out writers that are given a
 * certainty, that share is right (docs/decisions/0010).
 */
const sharpness = { topics: 3.6, socials: 2.5 }

const places = new Map(labels.map((label, at) => [label, at]))

function guess<Name>(
  margins: Float64Array,
  { from, to }: { from: number; to: number },
  names: readonly Name[],
  sharp: number,
): Guess<Name> {
  let most = -Infinity
  for (let at = from; at < to; at += 1) most = Math.max(most, margins[at] ?? -Infinity)
  const shares: number[] = []
  let sum = 0
  for (let at = from; at < to; at += 1) {
    const share = Math.exp(sharp * ((margins[at] ?? -Infinity) - most))
    shares.push(share)
    sum += share
  }
  const certainties = shares.map((share) => share / sum)
  const none = certainties[names.length] ?? 0
  const rest = names
    .map((name, at) => ({ name, certainty: certainties[at] ?? 0 }))
    .toSorted((a, b) => b.certainty - a.certainty)
  const [best] = rest
  if (!best || none >= best.certainty) return { name: null, certainty: none, rest }
  return { ...best, rest }
}

function marginOf(margins: Float64Array, label: string): number {
  return margins[places.get(label) ?? -1] ?? -Infinity
}

/** How much the whole turn counts beside the sentence itself for acts, and the sentence with its neighbours for violations. */
const ofOthers = { acts: 1 / 3, violations: 0.5 }

type Seen = Pick<Sentence, 'tokens' | 'question'>

/** The margins by which these readers read what was seen, in the order of the labels; 0 where none of them reads. */
function marginsIn(seen: Seen, by: readonly ReaderName[]): Float64Array {
  const features = featuresIn(seen)
  const margins = new Float64Array(labels.length)
  for (const name of by)
    margins.set(marginsOf(models[name], summed(models[name], features)), readers[name].from)
  return margins
}

/** How surely a sentence asks what it most likely asks, and what that is. Costs a third of `scoreTurn`. */
export function topicOf(sentence: Sentence): Guess<Topic> {
  return topicIn(marginsIn(sentence, ['topics']))
}

const topicIn = (margins: Float64Array) => guess(margins, heads.topics, topics, sharpness.topics)

/** Several sentences as one. */
function joined(sentences: readonly Sentence[]): Seen {
  return {
    tokens: sentences.flatMap(({ tokens }) => tokens),
    question: sentences.some(({ question }) => question),
  }
}

/** The share `others` of what the sentences around show goes into the margins of a reader. */
function blend(own: Float64Array, around: Float64Array, reader: ReaderName, others: number): void {
  const { from, to } = readers[reader]
  for (let at = from; at < to; at += 1) own[at] = (own[at] ?? 0) * (1 - others) + (around[at] ?? 0) * others
}

/**
 * Reads the sentences of a turn by what was learned. What the turn shows as a whole speaks for and against the acts of
 * each of its sentences: that gains a point of F1 over each sentence by itself. A hint at a violation is spread over
 * sentences that follow each other, and what is learned from are whole lines.
 */
export function scoreTurn(sentences: readonly Sentence[]): Scored[] {
  const own = sentences.map((sentence) => marginsIn(sentence, readerNames))
  if (own.length < 2) return own.map(scored)
  const turn = marginsIn(joined(sentences), ['acts', 'violations'])
  return own.map((margins, at) => {
    const near = sentences.slice(Math.max(0, at - 1), at + 2)
    const around = near.length === sentences.length ? turn : marginsIn(joined(near), ['violations'])
    blend(margins, turn, 'acts', ofOthers.acts)
    blend(margins, around, 'violations', ofOthers.violations)
    return scored(margins)
  })
}

function scored(margins: Float64Array): Scored {
  return {
    acts: new Map(collectorActs.map((act) => [act, marginOf(margins, act)])),
    violations: new Map(violationIds.map((violation) => [violation, marginOf(margins, violation)])),
    unlawful: marginOf(margins, anyViolation),
    topic: topicIn(margins),
    social: guess(margins, heads.socials, socials, sharpness.socials),
  }
}
