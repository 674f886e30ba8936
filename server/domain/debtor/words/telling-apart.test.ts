import { describe, expect, it } from 'vitest'
import { languages } from '#protocol/vocabulary/language.ts'
import type { Personality } from '#protocol/vocabulary/prospect.ts'
import { documents, shareToldApart } from './telling-apart.ts'

describe('the eight personalities', () => {
  it.each(languages)('are told apart by a simple classifier on other sessions, in %s', (language) => {
    const seeds = {
      seen: [31, 32, 33, 34, 35, 36, 37, 38, 39, 40],
      unseen: [71, 72, 73, 74, 75, 76, 77, 78, 79, 80],
    }
    expect(shareToldApart(language, seeds)).toBeGreaterThanOrEqual(0.9)
  })

  it.each(languages)('speak at different lengths, in %s: the aggressive one is the shortest', (language) => {
    const length = (personality: Personality) => {
      const all = documents(language, [1, 2, 3, 4, 5, 6]).filter(
        (document) => document.personality === personality,
      )
      return all.reduce((sum, { words }) => sum + words.length, 0) / all.length
    }
    expect(length('aggressive')).toBeLessThan(length('cooperative'))
    expect(length('cooperative')).toBeLessThan(length('manipulative') * 1.2)
    expect(length('evasive')).toBeLessThan(length('manipulative'))
  })
})
