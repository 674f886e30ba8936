// oxlint-disable-next-line no-restricted-imports -- it only computes, and keeps the weights a third of their size
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { bucketCount } from './features.ts'
import type { Features } from './features.ts'
import type { Trained } from './train.ts'

/**
 * Weights of all labels in whole numbers from -127 to 127, bucket after bucket so that a reading runs through
 * them once, with each label's unit.
 */
export type Model = {
  labels: readonly string[]
  biases: readonly number[]
  units: readonly number[]
  weights: Int8Array
}

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
  const weights = new Int8Array(byLabel.length)
  for (let label = 0; label < labels.length; label += 1) {
    for (let bucket = 0; bucket < bucketCount; bucket += 1)
      weights[bucket * labels.length + label] = byLabel[label * bucketCount + bucket] ?? 0
  }
  return { labels, biases, units, weights }
}

/** How far each label's reading lies on its side, in the order of the labels: about 1 for a sure yes, -1 for a sure no. */
export function marginsOf(model: Model, features: Features): number[] {
  const { labels, biases, units, weights } = model
  const margins = Array.from<number>({ length: labels.length }).fill(0)
  for (const bucket of features) {
    const from = bucket * margins.length
    for (let label = 0; label < margins.length; label += 1)
      margins[label] = (margins[label] ?? 0) + (weights[from + label] ?? 0)
  }
  const length = Math.sqrt(features.length || 1)
  for (let label = 0; label < margins.length; label += 1)
    margins[label] = ((margins[label] ?? 0) * (units[label] ?? 0)) / length + (biases[label] ?? 0)
  return margins
}
