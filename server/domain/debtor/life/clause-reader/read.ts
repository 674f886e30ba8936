// oxlint-disable-next-line no-restricted-imports -- a constant, too large for a source file: the same at every start
import { readFileSync } from 'node:fs'
import { openClauses, readClausesBy, type ClauseReading } from './model.ts'
import type { WrittenClause } from './seen.ts'

/** What `npm run train:clauses` wrote: beside this module, and beside each bundle that holds it (scripts/server-bundle.mjs). */
export const clausesFile = new URL('./clauses.weights', import.meta.url)

const model = openClauses(readFileSync(clausesFile))

/**
 * Reads the clauses of a scenario, all of them in their order, by weights that are learned from the clauses of 537 scenarios which
 * people labelled (data/clauses). `names`: those of the debtor. Pure.
 */
export function readClauses(clauses: readonly WrittenClause[], names: readonly string[]): ClauseReading[] {
  return readClausesBy(model, clauses, names)
}
