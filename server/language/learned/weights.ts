// oxlint-disable-next-line no-restricted-imports -- a constant, too large for a source file: the same at every start
import { readFileSync } from 'node:fs'
import { openBoundaries } from './boundaries.ts'
import type { Boundaries } from './boundaries.ts'
import { openModel } from './model.ts'
import type { Model } from './model.ts'

/**
 * The file that `npm run train:reading` writes from the labelled lines in data/reading and ../cases: beside this file, and
 * beside the bundle.
 */
export const weightsFile = new URL('./sentences.weights', import.meta.url)

/** The learned reading, opened once. Throws at the start of the process where the file is missing or of another kind. */
export const model: Model = openModel(readFileSync(weightsFile))

/** The file of where sentences begin, written by the same command. */
export const boundariesFile = new URL('./boundaries.weights', import.meta.url)
export const boundaries: Boundaries = openBoundaries(readFileSync(boundariesFile))
