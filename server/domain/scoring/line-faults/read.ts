// oxlint-disable-next-line no-restricted-imports -- a constant, too large for a source file: the same at every start
import { readFileSync } from 'node:fs'
import type { Standing } from '../../law/law.ts'
import { oncePer, type CollectorLine, type Conversation } from '../conversation.ts'
import type { FaultWeights } from './kinds.ts'
import { faultsBy, openFaults } from './model.ts'
import { placedLines, seenOf } from './seen.ts'

/** What `npm run train:line-faults` wrote: beside this module, and beside each bundle that holds it (scripts/server-bundle.mjs). */
export const lineFaultsFile = new URL('./line-faults.weights', import.meta.url)

const model = openFaults(readFileSync(lineFaultsFile))

export type JudgedLine = { line: CollectorLine; faults: FaultWeights }

const byCall = oncePer(() => new WeakMap<Standing, JudgedLine[]>())

/**
 * How grave people are likely to find each fault of each of the collector's lines, in order, by weights that are learned from
 * 16,224 lines which people labelled (data/line-faults). The newest line of a call that goes on is taken for
 * its last, which changes little. Pure.
 */
export function lineFaultsIn(talk: Conversation, law: Standing): readonly JudgedLine[] {
  const known = byCall(talk).get(law)
  if (known) return known
  const read = placedLines(talk).map((placed) => ({
    line: placed.line,
    faults: faultsBy(model, seenOf(placed, law)),
  }))
  byCall(talk).set(law, read)
  return read
}
