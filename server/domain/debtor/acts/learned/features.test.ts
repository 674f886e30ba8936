import { describe, expect, it } from 'vitest'
import { readLine } from '#server/language/text/line.ts'
import { featuresIn, featuresOf, repeatedIn } from './features.ts'

/** A line of so many sentences of made-up words, each of its own. */
function longLine(sentences: number): string {
  const word = (number: number) => `w${number.toString(36)}x${(number * 7_919).toString(36)}`
  return Array.from({ length: sentences }, (_, at) => `Pay ${word(at)} or ${word(at + 1_000)} today.`).join(
    ' ',
  )
}

describe('what the second reading sees', () => {
  it.each([2, 40, 900])('is each thing once, in a line of %i sentences', (many) => {
    const { sentences } = readLine(longLine(many))
    const seen = featuresOf(sentences)
    const parts = sentences.map(featuresIn)
    expect(sentences).toHaveLength(many)
    expect(new Set(seen).size).toBe(seen.length)
    expect(new Set(seen)).toEqual(new Set(parts.flat()))
    expect(seen.length + repeatedIn(parts).length).toBe(parts.flat().length)
  })
})
