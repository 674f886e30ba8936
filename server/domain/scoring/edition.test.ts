import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { criteria } from './criteria/criteria.ts'
import { criteriaEdition, editionFingerprint } from './edition.ts'
import { shareOfShort } from './evidence.ts'
import { habitTables } from './line-faults/habit.ts'
import { impressionTables } from './line-faults/impression.ts'
import { lineFaultsFile } from './line-faults/read.ts'
import { scoreTables } from './scores.ts'

const learned = createHash('sha256').update(readFileSync(lineFaultsFile)).digest('hex')

function fingerprint(weights: readonly { id: string; weight: number }[], tables: unknown): string {
  const told = {
    weights: weights.map(({ id, weight }) => [id, weight]),
    tables,
    habitTables,
    impressionTables,
    shareOfShort,
    learned,
  }
  return createHash('sha256').update(JSON.stringify(told)).digest('hex').slice(0, 16)
}

it('[EDITION1] the edition is raised when criteria, weights, shares or the scale change', () => {
  expect(
    fingerprint(criteria, scoreTables),
    `The criteria, their weights, the shares, the scale, the ceilings or the caps have changed, so scores move. Raise ` +
      `criteriaEdition (${criteriaEdition}) in server/domain/scoring/edition.ts by one and set editionFingerprint to the new ` +
      `hash. Only if no server has stored scores of edition ${criteriaEdition} yet, set the hash alone.`,
  ).toBe(editionFingerprint)
})

it('[EDITION1] the hash tells a changed weight, share and scale', () => {
  const [first, ...rest] = criteria
  const heavier = [{ id: first.id, weight: first.weight + 0.25 }, ...rest]
  const flatter = { ...scoreTables, scale: { ...scoreTables.scale, nothing: -50 } }
  const { collect } = scoreTables.shares
  const shared = { ...scoreTables.shares, collect: { ...collect, empathy: collect.empathy + 0.01 } }
  const hashes = [
    editionFingerprint,
    fingerprint(rest, scoreTables),
    fingerprint(heavier, scoreTables),
    fingerprint(criteria, flatter),
    fingerprint(criteria, { ...scoreTables, shares: shared }),
  ]
  expect(new Set(hashes).size).toBe(hashes.length)
})
