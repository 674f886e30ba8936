import { expect, it } from 'vitest'
import { analyze } from '#server/domain/scoring/analyze.ts'
import { sampleCalls } from './sample-calls.ts'

it('[RESULT7] what cost a point is not called met', () => {
  const criteria = sampleCalls().flatMap(
    ({ scenario, lines, language }) =>
      analyze({ scenario, lines, feedbackLanguage: language }).report.criteria,
  )
  const dear = criteria.filter(({ cost = 0 }) => cost >= 1)
  expect(dear.length).toBeGreaterThan(0)
  expect(dear.filter(({ score }) => score === 2)).toEqual([])
})
