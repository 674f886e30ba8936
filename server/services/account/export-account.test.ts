import { expect, it } from 'vitest'
import { partsOf } from './export-account.ts'

it('[LOAD2] reads the transcripts of an export together up to 400 lines, and longer ones alone', () => {
  const page = [40, 300, 60, 10, 2_000, 0, 400, 1].map((messageCount) => ({ messageCount }))
  expect(partsOf(page).map((part) => part.map(({ messageCount }) => messageCount))).toEqual([
    [40, 300, 60],
    [10],
    [2_000],
    [0, 400],
    [1],
  ])
  expect(partsOf([])).toEqual([])
})
