import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { heardText, type SpokenClause } from './heard-text.ts'
import { toSpokenText } from './spoken-text.ts'

/** A clause whose words take 1,000 samples each. */
function clause(shown: string, startSample: number, { timed = true } = {}): SpokenClause {
  const spoken = toSpokenText(shown, 'en')
  const starts = [...spoken.text.matchAll(/\S+/gu)].map((word, index) => ({
    at: word.index,
    startSample: index * 1_000,
  }))
  return { shown, spoken, startSample, samples: starts.length * 1_000, words: timed ? starts : [] }
}

describe('[A5] the words heard', () => {
  const clauses = [clause('Well, I hear you, ', 0), clause('but I only have $1,000 left.', 4_000)]

  it.each([
    [0, ''],
    [400, ''],
    [600, 'Well,'],
    [2_600, 'Well, I hear'],
    [4_000, 'Well, I hear you, '],
    [6_900, 'Well, I hear you, but I only'],
    // "one thousand" of "one thousand dollars" would be another amount.
    [9_800, 'Well, I hear you, but I only have'],
    [10_700, 'Well, I hear you, but I only have $1,000'],
    [99_000, 'Well, I hear you, but I only have $1,000 left.'],
  ])('after %i samples', (played, text) => {
    expect(heardText(clauses, played)).toBe(text)
  })

  it('without word times characters are assumed to be evenly spaced', () => {
    const even = [clause('aaaa bbbb cccc dddd', 0, { timed: false })]
    expect(heardText(even, 2_000)).toBe('aaaa bbbb')
    expect(heardText(even, 100)).toBe('')
  })

  it('more audio never gives less text, and the text is always a prefix of what is shown', () => {
    const times = fc.array(fc.nat({ max: 14_000 }), { minLength: 2, maxLength: 8 })
    const whole = clauses.map(({ shown }) => shown).join('')
    fc.assert(
      fc.property(times, fc.boolean(), (played, timed) => {
        const of = timed ? clauses : clauses.map((each) => ({ ...each, words: [] }))
        const texts = played.toSorted((one, other) => one - other).map((samples) => heardText(of, samples))
        for (const [index, text] of texts.entries()) {
          expect(whole.startsWith(text)).toBe(true)
          if (index > 0) expect(text.startsWith(texts[index - 1] ?? '')).toBe(true)
        }
      }),
    )
  })
})
