import type { Language } from '#protocol/vocabulary/language.ts'
import { personalities, type Personality } from '#protocol/vocabulary/prospect.ts'
import { sentenceKey } from '../bank/said.ts'
import { cellScenario } from './cells.ts'
import { wanderingSession } from './sessions.ts'

/** Up to six replies that follow each other in one session, as words. */
export type Document = { personality: Personality; words: string[] }

/** Fewer replies say too little of who speaks. */
const repliesLeast = 5

/** Up to two documents from a session of each personality for each seed; facts are told alike by all. */
export function documents(language: Language, seeds: readonly number[]): Document[] {
  return personalities.flatMap((personality) =>
    seeds.flatMap((seed) => {
      const { lines, plans } = wanderingSession(cellScenario(personality, 'medium', language, seed), language)
      const replies = lines
        .filter(({ speaker }) => speaker === 'assistant')
        .flatMap(({ text }, at) => (plans[at] && 'situation' in plans[at].says ? [text] : []))
      return [replies.slice(1, 7), replies.slice(7, 13)]
        .filter((part) => part.length >= repliesLeast)
        .map((part) => ({ personality, words: sentenceKey(part.join(' ')).split(' ') }))
    }),
  )
}

/** Multinomial naive Bayes with add-one smoothing. */
export function trainedOn(
  examples: readonly Document[],
): (words: readonly string[]) => Personality | undefined {
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
  return (words) => {
    const scores = personalities.map((personality) => {
      const total = (totals.get(personality) ?? 0) + vocabulary.size
      const score = words
        .filter((word) => vocabulary.has(word))
        .reduce((sum, word) => sum + Math.log(((counts.get(personality)?.get(word) ?? 0) + 1) / total), 0)
      return { personality, score }
    })
    return scores.toSorted((one, other) => other.score - one.score)[0]?.personality
  }
}

/** The share of unseen documents whose personality a classifier tells that has read the others. */
export function shareToldApart(
  language: Language,
  seeds: { seen: readonly number[]; unseen: readonly number[] },
): number {
  const classify = trainedOn(documents(language, seeds.seen))
  const unseen = documents(language, seeds.unseen)
  return unseen.filter(({ personality, words }) => classify(words) === personality).length / unseen.length
}
