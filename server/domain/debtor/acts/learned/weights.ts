// oxlint-disable-next-line no-restricted-imports -- a constant, too large for a source file: the same at every start
import { readFileSync } from 'node:fs'
import { openModel } from '#server/language/learned/model.ts'
import type { Model } from '#server/language/learned/model.ts'

/**
 * The file that `npm run train:reading` writes from the labelled lines in data/reading and ../cases: beside this file, and
 * beside the bundle.
 */
export const weightsFile = new URL('./reading.weights', import.meta.url)

/** The learned reading, opened once. Throws at the start of the process where the file is missing or of another kind. */
export const model: Model = openModel(readFileSync(weightsFile))
