import { z } from 'zod'
import { bucketCount } from './features.ts'
import type { Features } from './features.ts'
import type { Trained } from './train.ts'

/**
 * Several networks and a linear machine, to read with. Each input has a weight for each hidden unit of each network and,
 * for the linear machine, one for each label: the columns of one row. A row's weights lie together, four columns in one
 * number, each a whole number raised by 128 so that none is negative: summing two at a time takes a third of the time.
 */
export type Model = {
  labels: readonly string[]
  /** What the labelled lines and the features were that it learned from. */
  fingerprint: string
  /** How many of the columns are hidden units; those of the labels follow. */
  hidden: number
  /** How many numbers hold the weights of one input. */
  row: number
  /** By column: what one step of a whole weight is worth. */
  scales: Float32Array
  unitBiases: Float32Array
  /** By hidden unit, then by label. */
  second: Float32Array
  biases: Float32Array
  /** By input, `row` numbers each. */
  first: Int32Array
  /** The input of each bucket, counted from 1; 0 for one that nothing was learned of. There are more inputs than two bytes count. */
  inputs: Uint32Array
  /** The halves of a row's sums, two columns each: kept for all readings. */
  halves: { even: Int32Array; odd: Int32Array }
}

const columnsInNumber = 4
const raised = 128
const largestStep = 127

/** So many raised weights of up to 255 have a sum that fits in half a number. */
const mostAtOnce = 256

/** What a file of weights begins with: how long its parts are. The parts follow in the order of `Model`. */
const fileHead = z.object({
  labels: z.array(z.string()),
  fingerprint: z.string(),
  hidden: z.int(),
  inputs: z.int(),
})

function rowOf(columns: number): number {
  return Math.ceil(columns / columnsInNumber)
}

/** Of what was learned, only what is read by it. The other labels have taught the hidden units. */
function onlyLabels(trained: Trained, { from, to }: { from: number; to: number }): Trained {
  const many = trained.labels.length
  const kept = (weights: Float32Array) => weights.filter((_, at) => at % many >= from && at % many < to)
  return {
    labels: trained.labels.slice(from, to),
    buckets: trained.buckets,
    networks: trained.networks.map((network) => ({
      ...network,
      second: kept(network.second),
      secondBias: kept(network.secondBias),
    })),
    plain: { weights: kept(trained.plain.weights), biases: kept(trained.plain.biases) },
  }
}

/** The weights of all machines by input, then by column, with the share that each machine has in the mean. */
function columnsOf({ labels, buckets, networks, plain }: Trained): { hidden: number; weights: Float32Array } {
  const hidden = networks.reduce((sum, network) => sum + network.hidden, 0)
  const columns = hidden + labels.length
  const weights = new Float32Array(buckets.length * columns)
  const share = 1 / (networks.length + 1)
  for (let input = 0; input < buckets.length; input += 1) {
    let at = input * columns
    for (const network of networks) {
      weights.set(network.first.subarray(input * network.hidden, (input + 1) * network.hidden), at)
      at += network.hidden
    }
    for (let label = 0; label < labels.length; label += 1)
      weights[at + label] = (plain.weights[input * labels.length + label] ?? 0) * share
  }
  return { hidden, weights }
}

function scalesOf(weights: Float32Array, columns: number): Float32Array {
  const scales = new Float32Array(columns)
  weights.forEach((weight, at) => {
    const column = at % columns
    scales[column] = Math.max(scales[column] ?? 0, Math.abs(weight))
  })
  return scales.map((most) => most / largestStep || 1)
}

/**
 * The bytes of a file of weights: in whole numbers, a quarter of the size, and no reading changes by more than a hair. `kept`: the
 * labels that the file reads, of those that were learned.
 */
export function toFile(
  all: Trained,
  fingerprint: string,
  kept: { from: number; to: number } = { from: 0, to: all.labels.length },
): Uint8Array {
  const trained = onlyLabels(all, kept)
  const { labels, buckets, networks, plain } = trained
  const { hidden, weights } = columnsOf(trained)
  const columns = hidden + labels.length
  const row = rowOf(columns)
  const scales = scalesOf(weights, columns)
  const first = new Uint8Array(buckets.length * row * columnsInNumber).fill(raised)
  weights.forEach((weight, at) => {
    const column = at % columns
    const place = Math.floor(at / columns) * row * columnsInNumber + column
    first[place] = Math.round(weight / (scales[column] ?? 1)) + raised
  })
  const share = 1 / (networks.length + 1)
  const biases = plain.biases.map((bias, label) =>
    networks.reduce((sum, network) => sum + (network.secondBias[label] ?? 0) * share, bias * share),
  )
  const head: z.infer<typeof fileHead> = { labels: [...labels], fingerprint, hidden, inputs: buckets.length }
  const written = JSON.stringify(head)
  const padded = new TextEncoder().encode(written.padEnd(4 * Math.ceil(written.length / 4)))
  const parts = [
    new Uint32Array([padded.length]),
    padded,
    scales,
    Float32Array.from(networks.flatMap((network) => [...network.firstBias])),
    Float32Array.from(networks.flatMap((network) => Array.from(network.second, (weight) => weight * share))),
    biases,
    Uint32Array.from(buckets),
    first,
  ].map((part) => new Uint8Array(part.buffer, part.byteOffset, part.byteLength))
  const file = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0))
  let at = 0
  for (const part of parts) {
    file.set(part, at)
    at += part.length
  }
  return file
}

/** Opens a file of weights. Throws when it is none, or when its parts do not fit each other. */
export function openModel(file: Uint8Array): Model {
  // Numbers of four bytes are read in place, from a multiple of four.
  const { buffer } = file.byteOffset % 4 === 0 ? file : file.slice()
  const from = file.byteOffset % 4 === 0 ? file.byteOffset : 0
  const end = from + file.length
  const long = new DataView(buffer, from).getUint32(0, true)
  const head = fileHead.parse(JSON.parse(new TextDecoder().decode(new Uint8Array(buffer, from + 4, long))))
  const { labels, fingerprint, hidden } = head
  const columns = hidden + labels.length
  const row = rowOf(columns)
  let at = from + 4 + long
  const next = (numbers: number) => {
    const start = at
    at += numbers * 4
    return start
  }
  const floats = (numbers: number) => new Float32Array(buffer, next(numbers), numbers)
  const numbers = columns + hidden * (1 + labels.length) + labels.length + head.inputs * (1 + row)
  if (at + numbers * 4 !== end)
    throw new Error('The weights of the learned reading do not fit its labels: train it again')
  const scales = floats(columns)
  const unitBiases = floats(hidden)
  const second = floats(hidden * labels.length)
  const biases = floats(labels.length)
  const buckets = new Uint32Array(buffer, next(head.inputs), head.inputs)
  const first = new Int32Array(buffer, next(head.inputs * row), head.inputs * row)
  const inputs = new Uint32Array(bucketCount)
  buckets.forEach((bucket, input) => {
    inputs[bucket] = input + 1
  })
  const halves = { even: new Int32Array(row), odd: new Int32Array(row) }
  return { labels, fingerprint, hidden, row, scales, unitBiases, second, biases, first, inputs, halves }
}

/** What was seen, added up: the sums of its inputs' weights by column, and how many they are. */
export type Summed = { sums: Int32Array; many: number }

/** Adds up the weights of what was seen. */
export function summed(model: Model, features: Features): Summed {
  const { row, first, inputs, halves } = model
  const starts: number[] = []
  for (const bucket of features) {
    const input = inputs[bucket] ?? 0
    if (input > 0) starts.push((input - 1) * row)
  }
  const sums = new Int32Array(row * columnsInNumber)
  for (let from = 0; from < starts.length; from += mostAtOnce)
    addRows(first, starts, from, Math.min(starts.length, from + mostAtOnce), sums, halves)
  return { sums, many: starts.length }
}

/** Adds the rows from `from` up to `to`, at most 256, four at a time: each is read once, in the order it lies in. */
function addRows(
  first: Int32Array,
  starts: readonly number[],
  from: number,
  to: number,
  sums: Int32Array,
  { even, odd }: Model['halves'],
): void {
  const row = even.length
  even.fill(0)
  odd.fill(0)
  let at = from
  for (; at + 3 < to; at += 4) {
    const one = starts[at] ?? 0
    const two = starts[at + 1] ?? 0
    const three = starts[at + 2] ?? 0
    const four = starts[at + 3] ?? 0
    for (let place = 0; place < row; place += 1) {
      const a = first[one + place] ?? 0
      const b = first[two + place] ?? 0
      const c = first[three + place] ?? 0
      const d = first[four + place] ?? 0
      even[place] = (even[place] ?? 0) + (a & 0xff00ff) + (b & 0xff00ff) + (c & 0xff00ff) + (d & 0xff00ff)
      odd[place] =
        (odd[place] ?? 0) +
        ((a >>> 8) & 0xff00ff) +
        ((b >>> 8) & 0xff00ff) +
        ((c >>> 8) & 0xff00ff) +
        ((d >>> 8) & 0xff00ff)
    }
  }
  for (; at < to; at += 1) {
    const one = starts[at] ?? 0
    for (let place = 0; place < row; place += 1) {
      const a = first[one + place] ?? 0
      even[place] = (even[place] ?? 0) + (a & 0xff00ff)
      odd[place] = (odd[place] ?? 0) + ((a >>> 8) & 0xff00ff)
    }
  }
  const lift = raised * (to - from)
  for (let place = 0; place < row; place += 1) {
    const column = place * columnsInNumber
    sums[column] = (sums[column] ?? 0) + ((even[place] ?? 0) & 0xffff) - lift
    sums[column + 1] = (sums[column + 1] ?? 0) + ((odd[place] ?? 0) & 0xffff) - lift
    sums[column + 2] = (sums[column + 2] ?? 0) + ((even[place] ?? 0) >>> 16) - lift
    sums[column + 3] = (sums[column + 3] ?? 0) + ((odd[place] ?? 0) >>> 16) - lift
  }
}

/** How far each label's reading lies on its side, in the order of the labels: about 1 for a sure yes, -1 for a sure no. */
export function marginsOf(model: Model, { sums, many }: Summed): Float64Array {
  const { labels, hidden, scales, unitBiases, second, biases } = model
  const length = Math.sqrt(many || 1)
  const margins = Float64Array.from(biases)
  for (let label = 0; label < labels.length; label += 1)
    margins[label] =
      (margins[label] ?? 0) + ((sums[hidden + label] ?? 0) * (scales[hidden + label] ?? 0)) / length
  for (let unit = 0; unit < hidden; unit += 1) {
    const shown = ((sums[unit] ?? 0) * (scales[unit] ?? 0)) / length + (unitBiases[unit] ?? 0)
    if (shown <= 0) continue
    const from = unit * labels.length
    for (let label = 0; label < labels.length; label += 1)
      margins[label] = (margins[label] ?? 0) + shown * (second[from + label] ?? 0)
  }
  return margins
}
