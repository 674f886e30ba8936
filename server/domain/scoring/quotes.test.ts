import { describe, expect, it } from 'vitest'
import type { TranscriptLine } from '../debtor/scenario.ts'
import { checkQuote } from './quotes.ts'

const lines: TranscriptLine[] = [
  { itemId: 'a', speaker: 'user', text: 'I’m sorry to hear that.  What happened?' },
  { itemId: 'b', speaker: 'assistant', text: 'I lost my job.' },
]

describe('checkQuote', () => {
  it('takes words that were said, whatever their spaces and apostrophes, and gives the stored line’s id', () => {
    expect(checkQuote(lines, { line: 0, text: "I'm sorry to hear that. What happened?" }, 'user')).toEqual({
      ok: true,
      quote: { itemId: 'a', line: 0, text: "I'm sorry to hear that. What happened?" },
    })
  })

  it('refuses words that were not said, the wrong speaker, a line that is not there, and next to nothing', () => {
    expect(checkQuote(lines, { line: 0, text: 'I am sorry to hear that' }, 'user')).toMatchObject({
      reason: 'not_said',
    })
    expect(checkQuote(lines, { line: 1, text: 'I lost my job' }, 'user')).toMatchObject({
      reason: 'wrong_speaker',
    })
    expect(checkQuote(lines, { line: 7, text: 'I lost my job' }, null)).toMatchObject({
      reason: 'no_such_line',
    })
    expect(checkQuote(lines, { line: 1, text: ' ' }, null)).toMatchObject({ reason: 'too_short' })
  })
})
