import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { toMachine } from '#server/language/learned/machine.ts'
import { openClauses, readClausesBy, toClausesFile } from '#server/domain/debtor/life/clause-reader/model.ts'
import { clausesFile } from '#server/domain/debtor/life/clause-reader/read.ts'
import { bucketCount } from '#server/domain/debtor/life/clause-reader/seen.ts'
import {
  namesOf,
  readerWithoutOwn,
  trainClauses,
  writtenClauses,
} from '#server/domain/debtor/life/clause-reader/train.ts'
import { labelledScenarios } from './labelled-scenarios.ts'

const scenarios = labelledScenarios()

describe('the reader of clauses', () => {
  it('matches the labelled clauses and the training code (after a change: `npm run train:clauses`)', () => {
    expect(Buffer.compare(trainClauses(scenarios), readFileSync(clausesFile))).toBe(0)
  })

  it('reads a scenario by weights that have not seen it, where it is to be measured', () => {
    const [one] = scenarios
    if (one === undefined) throw new Error('data/clauses is empty')
    const [written, names] = [writtenClauses(one), namesOf(one)]
    const own = readClausesBy(openClauses(readFileSync(clausesFile)), written, names)
    const others = readerWithoutOwn(scenarios)(written, names)
    expect(others).toHaveLength(own.length)
    expect(others).not.toEqual(own)
  })

  it('refuses a file that is cut', () => {
    const machine = toMachine(new Float32Array(bucketCount).fill(1), 0.5)
    const bytes = toClausesFile([{ label: 'played', machine }])
    expect(openClauses(bytes).played).toMatchObject({ bias: 0.5 })
    expect(() => openClauses(bytes.subarray(0, -1))).toThrow(/train:clauses/)
  })
})
