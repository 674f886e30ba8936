import { describe, expect, it } from 'vitest'
import { spokenCharacterCount, unspokenText } from './captions.ts'

const text = 'Well, I hear you, but it has been a long week. And then the car broke.'
const clauses = [
  { text: 'Well, I hear you, ', start_sample: 0 },
  { text: 'but it has been a long week.', start_sample: 20_000 },
]

describe('captions', () => {
  it('are the text up to the end of the clause being played', () => {
    expect(text.slice(0, spokenCharacterCount(text, clauses, 0))).toBe('Well, I hear you,')
    expect(text.slice(0, spokenCharacterCount(text, clauses, 19_999))).toBe('Well, I hear you,')
    expect(text.slice(0, spokenCharacterCount(text, clauses, 20_000))).toBe(
      'Well, I hear you, but it has been a long week.',
    )
  })

  it('ignore a clause that is not in the text', () => {
    expect(spokenCharacterCount(text, [{ text: 'Something else.', start_sample: 0 }], 10)).toBe(0)
  })

  it('find repeated words in order', () => {
    const again = 'No. No. I said no.'
    const twice = [
      { text: 'No.', start_sample: 0 },
      { text: 'No.', start_sample: 10 },
    ]
    expect(again.slice(0, spokenCharacterCount(again, twice, 10))).toBe('No. No.')
  })

  it('[A9] the unspoken text is what follows the last clause with audio', () => {
    expect(unspokenText(text, clauses)).toBe('And then the car broke.')
    expect(unspokenText(text, [])).toBe(text)
  })
})
