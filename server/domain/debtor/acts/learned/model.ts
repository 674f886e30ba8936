// oxlint-disable-next-line no-restricted-imports -- it only computes, and keeps the weights a third of their size
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { bucketCount } from './features.ts'
import type { Features } from './features.ts'
import type { Trained } from './train.ts'

/**
 * Weights of all labels in whole numbers from -127 to 127, with each label's unit. Those of a bucket lie
 * together, four labels in one number, each raised by 128 so that none is negative: summing two at a time
 * takes a third of the time, and a reading sums some 25,000.
 */
export type Model = {
  labels: readonly string[]
  biases: readonly number[]
  units: readonly number[]
  packed: Int32Array
}

const labelsInNumber = 4
const raised = 128

/** So many raised weights of up to 255 have a sum that fits in half a number. */
const mostAtOnce = 256

/** How a model is kept in a file: the weights deflated, in base 64. */
export type StoredModel = {
  labels: readonly string[]
  biases: readonly number[]
  units: readonly number[]
  weights: string
}

const round = (value: number) => Math.round(value * 1e6) / 1e6

/** Rounds trained weights to whole numbers: an eighth of the size, and no reading changes by more than a hair. */
export function toStored(trained: readonly Trained[]): StoredModel {
  const weights = new Int8Array(trained.length * bucketCount)
  const units = trained.map(({ weights: exact }, at) => {
    const unit = round(exact.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127) || 1
    exact.forEach((weight, bucket) => {
      weights[at * bucketCount + bucket] = Math.round(weight / unit)
    })
    return unit
  })
  return {
    labels: trained.map(({ label }) => label),
    biases: trained.map(({ bias }) => round(bias)),
    units,
    weights: deflateRawSync(weights, { level: 9 }).toString('base64'),
  }
}

/** Opens a stored model. Throws when its parts do not fit each other. */
export function openModel(stored: StoredModel): Model {
  const bytes = inflateRawSync(Buffer.from(stored.weights, 'base64'))
  const { labels, biases, units } = stored
  if (bytes.length !== labels.length * bucketCount || biases.length !== labels.length)
    throw new Error('The weights of the learned reading do not fit its labels: train it again')
  const byLabel = new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length)
  const row = numbersFor(labels)
  const packed = new Int32Array(row * bucketCount)
  for (let label = 0; label < labels.length; label += 1) {
    const place = Math.floor(label / labelsInNumber)
    const shift = (label % labelsInNumber) * 8
    for (let bucket = 0; bucket < bucketCount; bucket += 1) {
      const at = bucket * row + place
      packed[at] = (packed[at] ?? 0) | (((byLabel[label * bucketCount + bucket] ?? 0) + raised) << shift)
    }
  }
  return { labels, biases, units, packed }
}

/** How many numbers hold the weights of one bucket. */
function numbersFor(labels: readonly string[]): number {
  return Math.ceil(labels.length / labelsInNumber)
}

/** How far each label's reading lies on its side, in the order of the labels: about 1 for a sure yes, -1 for a sure no. */
export function marginsOf({ labels, biases, units, packed }: Model, features: Features): number[] {
  const row = numbersFor(labels)
  const sums = new Int32Array(row * labelsInNumber)
  for (let from = 0; from < features.length; from += mostAtOnce) {
    const to = Math.min(features.length, from + mostAtOnce)
    const lift = raised * (to - from)
    for (let place = 0; place < row; place += 1) {
      let even = 0
      let odd = 0
      for (let at = from; at < to; at += 1) {
        const four = packed[(features[at] ?? 0) * row + place] ?? 0
        even += four & 0xff00ff
        odd += (four >>> 8) & 0xff00ff
      }
      const label = place * labelsInNumber
      sums[label] = (sums[label] ?? 0) + (even & 0xffff) - lift
      sums[label + 1] = (sums[label + 1] ?? 0) + (odd & 0xffff) - lift
      sums[label + 2] = (sums[label + 2] ?? 0) + (even >>> 16) - lift
      sums[label + 3] = (sums[label + 3] ?? 0) + (odd >>> 16) - lift
    }
  }
  const length = Math.sqrt(features.length || 1)
  return labels.map((_, label) => ((sums[label] ?? 0) * (units[label] ?? 0)) / length + (biases[label] ?? 0))
}
