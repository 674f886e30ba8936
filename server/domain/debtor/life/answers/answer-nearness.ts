import { likeness, type Encoding } from './encoder.ts'
import type { AnswerIndex, Entry } from './answer-index.ts'

/** How near each answer of a dossier lies to a line, by the places of its entries. */
export type Nearness = {
  /** To the lines that ask for it: the middle of them and the nearest one, half each. */
  asked: Float32Array
  /** To what it says. */
  told: Float32Array
  askedRank: Int32Array
  toldRank: Int32Array
  /** Of the nearest two, in `asked`. */
  first: number
  second: number
  /** What was told last. */
  last: Encoding | null
}

/** Of so many answers each line that asks for them is looked at, of the others the middle alone: a turn has no time for thousands. */
const lookedInto = 48

/** Holds an encoded line against all answers. */
export function nearnessTo(line: Encoding, last: Encoding | null, { entries }: AnswerIndex): Nearness {
  const middles = Float32Array.from(entries, ({ encoded }) => likeness(encoded.middle, line))
  const least = middles.toSorted((one, other) => other - one)[lookedInto - 1] ?? -1
  const asked = middles.map((middle, at) => {
    const asks = entries[at]?.encoded.asks
    return asks === undefined || middle < least ? middle : 0.5 * middle + 0.5 * nearestOf(asks, line)
  })
  const told = Float32Array.from(entries, ({ encoded }) => likeness(encoded.told, line))
  const sorted = asked.toSorted((one, other) => other - one)
  const [first = 0, second = 0] = sorted
  return { asked, told, askedRank: ranksOf(asked), toldRank: ranksOf(told), first, second, last }
}

/** How near the nearest of many encodings, one after the other, lies to a line. */
function nearestOf(encodings: Float32Array, line: Encoding): number {
  const { length } = line
  let nearest = -1
  for (let start = 0; start < encodings.length; start += length) {
    let sum = 0
    for (let at = 0; at < length; at++) sum += (encodings[start + at] ?? 0) * (line[at] ?? 0)
    if (sum > nearest) nearest = sum
  }
  return nearest
}

/** The rank of each value, 0 for the highest; of equal ones the earlier is higher. */
function ranksOf(values: Float32Array): Int32Array {
  const order = [...values.keys()].toSorted((one, other) => (values[other] ?? 0) - (values[one] ?? 0))
  const ranks = new Int32Array(values.length)
  order.forEach((at, rank) => (ranks[at] = rank))
  return ranks
}

/** Of all answers so many of the nearest may be asked for, whatever words they share with the line. */
const mostNear = { asked: 9, told: 5 }

export function isNear({ askedRank, toldRank }: Nearness, at: number): boolean {
  return (askedRank[at] ?? Infinity) < mostNear.asked || (toldRank[at] ?? Infinity) < mostNear.told
}

/** What nearness speaks for an answer being the one that is asked for. */
export function nearnessFeatures(
  { asked, told, askedRank, toldRank, first, second, last }: Nearness,
  { encoded }: Entry,
  at: number,
): [string, number][] {
  const near = asked[at] ?? 0
  const rank = askedRank[at] ?? 0
  const tells = told[at] ?? 0
  const features: [string, number][] = [
    ['near', near],
    ['near squared', Math.max(0, near) ** 2],
    ['very near', Math.max(0, near - 0.6)],
    ['nearest', rank === 0 ? 1 : 0],
    ['near rank', 1 / (1 + rank)],
    ['nearer than', near - (rank === 0 ? second : first)],
    ['tells', tells],
    ['tells squared', Math.max(0, tells) ** 2],
    ['tells rank', 1 / (1 + (toldRank[at] ?? 0))],
  ]
  if (last === null) return features
  const follows = likeness(last, encoded.middle)
  return [
    ...features,
    ['last near', follows],
    ['last tells', likeness(last, encoded.told)],
    ['last near and near', Math.max(0, follows) * Math.max(0, near)],
  ]
}

/** What it speaks for none of them. */
export function noneNearFeatures({ first, second }: Nearness): Record<string, number> {
  return { 'none nearest': first, 'none nearer than': first - second }
}
