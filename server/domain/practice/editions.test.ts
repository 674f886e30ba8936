import { expect, it } from 'vitest'
import { sumOfEdition } from './editions.ts'

const sum = (criteriaEdition: number, scored: number, scoreSum: number) => ({
  criteriaEdition,
  scored,
  scoreSum,
})

it('[EDITION3] a mean is over the newest edition, and the others are counted apart', () => {
  expect(sumOfEdition([sum(1, 3, 210), sum(2, 2, 94), sum(1, 1, 80)])).toEqual({
    criteriaEdition: 2,
    scored: 2,
    scoreSum: 94,
    otherwiseScored: 4,
  })
})

it('[EDITION3] one edition alone leaves nothing out, whichever it is', () => {
  const only = { criteriaEdition: 1, scored: 4, scoreSum: 290, otherwiseScored: 0 }
  expect(sumOfEdition([sum(1, 3, 210), sum(1, 1, 80)])).toEqual(only)
  expect(sumOfEdition([])).toEqual({ criteriaEdition: null, scored: 0, scoreSum: 0, otherwiseScored: 0 })
})

it('[EDITION3] scores of an edition that is asked for are found, and none where there are others alone', () => {
  const sums = [sum(1, 3, 210), sum(2, 2, 94)]
  expect(sumOfEdition(sums, 1)).toEqual({
    criteriaEdition: 1,
    scored: 3,
    scoreSum: 210,
    otherwiseScored: 2,
  })
  expect(sumOfEdition(sums, 3)).toEqual({ criteriaEdition: null, scored: 0, scoreSum: 0, otherwiseScored: 5 })
})

it('counters that are off give no mean beyond the scale, and an edition without scores counts as none', () => {
  expect(sumOfEdition([sum(1, 2, 500), sum(2, 0, 40), sum(3, -1, -70)])).toEqual({
    criteriaEdition: 1,
    scored: 2,
    scoreSum: 200,
    otherwiseScored: 0,
  })
})
