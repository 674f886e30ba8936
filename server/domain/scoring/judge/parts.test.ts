import { expect, it } from 'vitest'
import { average } from '../fixtures/average.ts'
import { linesOf, scenarioIn } from '../fixtures/fixture.ts'
import { habits } from './criteria.ts'
import { judgeParts } from './parts.ts'

const call = linesOf(average.script.en)
const input = { scenario: scenarioIn(average, 'en'), feedbackLanguage: 'en', recorded: true } as const
const askedIn = (parts: ReturnType<typeof judgeParts>) =>
  parts.flatMap(({ asked }) => asked.map(({ id }) => id))

it('[JUDGE3] a habit of the whole call is asked about where the whole call is shown', () => {
  expect(askedIn(judgeParts({ ...input, lines: call }, 128_000))).toEqual(expect.arrayContaining([...habits]))
})

it('[JUDGE3] a habit is left to the rules where a part of the call is shown', () => {
  const long = Array.from({ length: 12 }, () => call).flat()
  const parts = judgeParts({ ...input, lines: long }, 4_096)
  expect(parts.length).toBeGreaterThan(4)
  expect(askedIn(parts).filter((id) => habits.includes(id))).toEqual([])
})
