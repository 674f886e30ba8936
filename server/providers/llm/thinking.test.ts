import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ThinkingFilter, withoutThinking } from './thinking.ts'

function streamed(text: string, pieceCharacters: number): string {
  const filter = new ThinkingFilter()
  let said = ''
  for (let at = 0; at < text.length; at += pieceCharacters)
    said += filter.push(text.slice(at, at + pieceCharacters))
  return said + filter.flush()
}

const replies: [string, string][] = [
  ['<think>They want $50. I could.</think>B: Well, no.', 'B: Well, no.'],
  ['<THINK>\n\n</THINK>\n\nB: Well, no.', '\n\nB: Well, no.'],
  ['B: Well, <think>hm</think>no.', 'B: Well, no.'],
  ['<thinking>a < b</thinking>No.', 'No.'],
  ['No, 3 <5.', 'No, 3 <5.'],
  ['<think>never ends', ''],
  ['No <th', 'No <th'],
]

describe('what a model thinks aloud', () => {
  it.each(replies)('%j: %j', (text, said) => {
    expect(withoutThinking(text)).toBe(said)
  })

  it('is taken out however the stream is split into pieces', () => {
    fc.assert(
      fc.property(fc.constantFrom(...replies), fc.integer({ min: 1, max: 12 }), ([text, said], size) => {
        expect(streamed(text, size)).toBe(said)
      }),
    )
  })

  it('may have begun in the prompt: of a whole answer only what follows is said', () => {
    expect(withoutThinking('They want $50.</think>B: Well, no.')).toBe('B: Well, no.')
  })
})
