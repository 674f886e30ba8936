import type { CollectorAct, SpokenViolation } from '../reading.ts'
import { collectorActs, violationIds } from '../reading.ts'
import type { Sentence } from '../text/line.ts'
import type { Social, Topic } from '../vocabulary.ts'
import { socials, topics } from '../vocabulary.ts'
import { featuresIn } from './features.ts'
import { anyViolation, heads, labels } from './labels.ts'
import { marginsOf, summed } from './model.ts'
import { model } from './weights.ts'

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
  anyViolation: number
  topic: Guess<Topic>
  social: Guess<Social>
}

/**
 * How much a step of the margin counts: chosen so that of the sentences of left-out writers that are given a
 * certainty, that share is right (docs/decisions/0018).
 */
const sharpness = { topics: 4, socials: 3 }

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

/** Reads a sentence, or a stretch of it, by what was learned. */
export function score(sentence: Pick<Sentence, 'tokens' | 'question'>): Scored {
  const margins = marginsOf(model, summed(model, featuresIn(sentence)))
  return {
    acts: new Map(collectorActs.map((act) => [act, marginOf(margins, act)])),
    violations: new Map(violationIds.map((violation) => [violation, marginOf(margins, violation)])),
    anyViolation: marginOf(margins, anyViolation),
    topic: guess(margins, heads.topics, topics, sharpness.topics),
    social: guess(margins, heads.socials, socials, sharpness.socials),
  }
}
