// oxlint-disable-next-line no-restricted-imports -- a constant, too large for a source file: the same at every start
import { readFileSync } from 'node:fs'
import { openBoundaries } from './boundaries.ts'
import type { Boundaries } from './boundaries.ts'
import type { ReaderName } from './labels.ts'
import { openModel } from './model.ts'
import type { Model } from './model.ts'

/**
 * The files that `npm run train:reading` writes from the labelled lines in data/reading: beside this file, and beside the
 * bundle.
 */
export const weightsFiles: Readonly<Record<ReaderName, URL>> = {
  acts: new URL('./acts.weights', import.meta.url),
  violations: new URL('./violations.weights', import.meta.url),
  topics: new URL('./topics.weights', import.meta.url),
}

/** The learned reading, opened once. Throws at the start of the process where a file is missing or of another kind. */
export const models: Readonly<Record<ReaderName, Model>> = {
  acts: openModel(readFileSync(weightsFiles.acts)),
  violations: openModel(readFileSync(weightsFiles.violations)),
  topics: openModel(readFileSync(weightsFiles.topics)),
}

/** The file of where sentences begin, written by the same command. */
export const boundariesFile = new URL('./boundaries.weights', import.meta.url)
export const boundaries: Boundaries = openBoundaries(readFileSync(boundariesFile))
