import { expect, it } from 'vitest'
import { emptyDraft, newEntry } from './scorecard-draft.ts'
import { sharesOf } from './shares.ts'

const draftOf = (weights: readonly number[], lines: number) => ({
  ...emptyDraft,
  criteria: weights.map((weight) => ({ ...newEntry.builtIn('communication.opening'), weight })),
  requiredLines: Array.from({ length: lines }, newEntry.line),
})
const percents = (weights: readonly number[], lines: number) =>
  sharesOf(draftOf(weights, lines)).map(({ percent }) => percent)

it('[CARD32] the shares follow from the weights, and a line weighs 1', () => {
  expect(percents([2, 1], 1)).toEqual([50, 25, 25])
})

it('[CARD32] the shares add up to 100 whatever rounding cuts', () => {
  expect(percents([1, 1, 1], 0)).toEqual([34, 33, 33])
  for (const weights of [
    [7],
    [3, 3, 1],
    [10, 9, 8, 7, 6, 5],
    Array.from({ length: 40 }, (_, n) => 1 + (n % 10)),
  ])
    expect(percents(weights, 13).reduce((sum, percent) => sum + percent, 0)).toBe(100)
})

it('an empty scorecard has no shares', () => {
  expect(sharesOf(emptyDraft)).toEqual([])
})
