import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { faultsBy, mapKinds, openFaults, toFaultsFile } from '#server/domain/scoring/line-faults/model.ts'
import { lineFaultsFile } from '#server/domain/scoring/line-faults/read.ts'
import { type LabelledLine, trainFaults } from '#server/domain/scoring/line-faults/train.ts'
import { labelsFingerprint } from './labelled-line-faults.ts'

const line = (seen: number[], pressing: number): LabelledLine => ({
  seen: Int32Array.from(seen),
  faults: { ...mapKinds(() => 0), pressing },
  counts: 1,
})
/** What is seen of a line has 7 where it presses, and 8 where it does not; 1 to 3 say nothing. */
const lines = [1, 2, 3].flatMap((other) => [line([7, other], 2), line([8, other], 0)])
const learned = () => trainFaults(lines, 'small')

describe('the reader of line faults', () => {
  it('[RESULT7] is learned from the present labels (after a change: `npm run train:line-faults`)', () => {
    expect(openFaults(readFileSync(lineFaultsFile)).fingerprint).toBe(labelsFingerprint())
  })

  it('learns what shows a fault, and nothing of a fault that no line has', () => {
    const model = learned()
    const presses = faultsBy(model, Int32Array.of(7))
    expect(presses.pressing).toBeGreaterThan(1)
    expect(faultsBy(model, Int32Array.of(8)).pressing).toBeLessThan(1)
    expect(presses.cold).toBe(0)
  })

  it('gives the same bytes for the same lines, which open as they were', () => {
    const bytes = toFaultsFile(learned())
    expect(Buffer.compare(bytes, toFaultsFile(learned()))).toBe(0)
    const seen = Int32Array.of(7, 2)
    expect(faultsBy(openFaults(bytes), seen)).toEqual(faultsBy(learned(), seen))
  })

  it('refuses a file that is cut', () => {
    const bytes = toFaultsFile(learned())
    expect(() => openFaults(bytes.subarray(0, -1))).toThrow(/train:line-faults/)
  })
})
