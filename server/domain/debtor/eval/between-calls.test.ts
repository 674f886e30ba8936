import { describe, expect, it } from 'vitest'
import type { TranscriptLine } from '../scenario.ts'
import { repeatedBetweenCalls } from './between-calls.ts'
import { cellScenario } from './cells.ts'

const lines: TranscriptLine[] = [
  { itemId: null, speaker: 'assistant', text: 'Hi, this is Ana.' },
  { itemId: null, speaker: 'user', text: 'Hi Ana, this is Laura from Northfield. How are you?' },
  { itemId: null, speaker: 'assistant', text: 'Fine.' },
]
/** Calls with the same line of the collector and the same seed, so with the same reply. */
const calls = (count: number, name: string) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${name} ${at}`,
    scenario: { ...cellScenario('cooperative', 'medium', 'en', 3), name },
    lines,
    moves: [],
  }))

describe('what a prospect says in more than one call', () => {
  it('is counted from its second time on, in the first ten calls', () => {
    expect(repeatedBetweenCalls(calls(12, 'Ana Torres'))).toEqual([
      { prospect: 'Ana Torres', language: 'english', replies: 10, repeated: 9 },
    ])
  })
  it('is not held against another prospect, nor measured on fewer calls', () => {
    const others = [...calls(10, 'Ana Torres'), ...calls(9, 'Ana Ruiz')]
    expect(repeatedBetweenCalls(others)).toEqual([
      { prospect: 'Ana Torres', language: 'english', replies: 10, repeated: 9 },
    ])
  })
})
