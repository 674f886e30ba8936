import { describe, expect, it } from 'vitest'
import { findQuotes } from './find-quotes.ts'

const lines = [
  { id: 'a', text: 'I lost my job in March.' },
  { id: 'b', text: 'I am sorry you lost your job. Could we look at\nwhat you can pay?' },
]

describe('finding quotations', () => {
  it('finds the line of a quotation, and marks exactly its words', () => {
    expect(findQuotes('You said “I am sorry you lost your job”. Good.', lines)).toEqual([
      { start: 0, text: 'You said ', quote: null },
      {
        start: 9,
        text: '“I am sorry you lost your job”',
        quote: { itemId: 'b', line: 1, text: 'I am sorry you lost your job' },
      },
      { start: 39, text: '. Good.', quote: null },
    ])
  })

  it('recognises the quotation marks of both languages, and straight ones', () => {
    for (const text of ['“I lost my job”', '«I lost my job»', '"I lost my job"'])
      expect(findQuotes(text, lines)).toEqual([
        { start: 0, text, quote: { itemId: 'a', line: 0, text: 'I lost my job' } },
      ])
  })

  it('finds a quotation that was shortened, differs in case or spans lines', () => {
    expect(findQuotes('“i lost my…”', lines)[0]?.quote).toEqual({ itemId: 'a', line: 0, text: 'I lost my' })
    expect(findQuotes('“could we look at what you can pay?”', lines)[0]?.quote).toEqual({
      itemId: 'b',
      line: 1,
      text: '',
    })
  })

  it('leaves text that nobody said unchanged', () => {
    const better = 'Try: “What would be possible for you this month?”'
    expect(findQuotes(better, lines)).toEqual([{ start: 0, text: better, quote: null }])
    expect(findQuotes('“I”', lines)).toEqual([{ start: 0, text: '“I”', quote: null }])
    expect(findQuotes('', lines)).toEqual([])
  })
})
