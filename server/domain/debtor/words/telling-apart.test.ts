import { describe, expect, it } from 'vitest'
import { languages, type Language } from '#protocol/vocabulary/language.ts'
import { personalities, type Personality } from '#protocol/vocabulary/prospect.ts'
import { randomSession } from './scenes.ts'
import { sentenceKey } from './said.ts'

type Document = { personality: Personality; words: string[] }

/** A document is six replies that follow each other in one session; two are cut from each session. */
function documents(language: Language, seeds: readonly number[]): Document[] {
  return personalities.flatMap((personality) =>
    seeds.flatMap((seed) => {
      const replies = randomSession(personality, language, seed, 14).replies.map(({ clauses }) =>
        clauses.join(' '),
      )
      return [replies.slice(1, 7), replies.slice(7, 13)].map((part) => ({
        personality,
        words: sentenceKey(part.join(' ')).split(' '),
      }))
    }),
  )
}

/** Multinomial naive Bayes with add-one smoothing. */
function trained(examples: readonly Document[]) {
  const counts = new Map<Personality, Map<string, number>>()
  const totals = new Map<Personality, number>()
  const vocabulary = new Set<string>()
  for (const { personality, words } of examples) {
    const own = counts.get(personality) ?? new Map<string, number>()
    counts.set(personality, own)
    for (const word of words) {
      vocabulary.add(word)
      own.set(word, (own.get(word) ?? 0) + 1)
      totals.set(personality, (totals.get(personality) ?? 0) + 1)
    }
  }
  return (words: readonly string[]): Personality | undefined => {
    const scores = personalities.map((personality) => {
      const total = (totals.get(personality) ?? 0) + vocabulary.size
      const score = words
        .filter((word) => vocabulary.has(word))
        .reduce((sum, word) => sum + Math.log(((counts.get(personality)?.get(word) ?? 0) + 1) / total), 0)
      return { personality, score }
    })
    return scores.sort((one, other) => other.score - one.score)[0]?.personality
  }
}

describe('the eight personalities', () => {
  it.each(languages)('are told apart by a simple classifier on other sessions, in %s', (language) => {
    const classify = trained(documents(language, [31, 32, 33, 34, 35, 36, 37, 38, 39, 40]))
    const unseen = documents(language, [71, 72, 73, 74, 75, 76, 77, 78, 79, 80])
    const right = unseen.filter(({ personality, words }) => classify(words) === personality)
    expect(right.length / unseen.length).toBeGreaterThanOrEqual(0.9)
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
