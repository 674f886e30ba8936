import { describe, expect, it } from 'vitest'
import { wordChecks } from './checks.ts'
import { evaluateWords } from './words.ts'

/** Ten sessions with each personality in each language; `npm run eval` plays a thousand. */
const sessions = 160

describe('the words over many sessions', () => {
  it.each(wordChecks(evaluateWords(sessions), sessions))('$what: $limit', ({ measured, limit, holds }) => {
    expect({ measured, limit, holds }).toMatchObject({ holds: true })
  })
})
