import { describe, expect, it } from 'vitest'
import { wordChecks } from './checks.ts'
import { cellScenario } from './cells.ts'
import { wanderingSession } from './sessions.ts'
import { evaluateWords, refusedIn } from './words.ts'

/** Ten sessions with each personality in each language; `npm run eval` plays a thousand. */
const sessions = 160

describe('the words over many sessions', () => {
  it.each(wordChecks(evaluateWords(sessions), sessions))('$what: $limit', ({ measured, limit, holds }) => {
    expect({ measured, limit, holds }).toMatchObject({ holds: true })
  })
})

describe('a reply that the critic of a model would refuse', () => {
  const session = wanderingSession(cellScenario('cooperative', 'medium', 'en', 5), 'en')
  it.each([
    ['a figure that nobody said', 'The balance was $8,417.'],
    ['words of an assistant', 'How can I assist you today?'],
  ])('is counted: %s', (_, text) => {
    const { lines } = session
    const at = lines.findLastIndex(({ speaker }) => speaker === 'assistant')
    const altered = lines.map((line, index) => (index === at ? { ...line, text } : line))
    expect(refusedIn({ ...session, lines: altered })).toBe(refusedIn(session) + 1)
  })
})
