import type { LifeEdits } from '#protocol/rest/life.ts'
import { keyOfFact } from '#protocol/rest/life.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Fact, Life } from './life.ts'

/** How a person begins who is asked the same again. */
const asBefore: Record<Language, string> = { en: 'Like I said: ', es: 'Como le decía: ' }

/**
 * A made life with what its author changed: without the removed facts, with the author's own, and without invented ones
 * about the same topics, which could only repeat or contradict them. The author's causes come first.
 */
export function withEdits(made: Life, edits: LifeEdits): Life {
  if (edits.facts.length === 0 && edits.removed.length === 0) return made
  const removed = new Set(edits.removed)
  const settled = new Set<string>(edits.facts.map(({ topic }) => topic))
  const kept = made.facts.filter(
    (fact) => !removed.has(keyOfFact(fact)) && !(fact.from === 'seed' && settled.has(fact.topic)),
  )
  const own = edits.facts.map(({ topic, text, openness }, at): Fact => ({
    id: `own-${at + 1}`,
    topic,
    also: [],
    text,
    again: asBefore[made.language] + text,
    openness,
    from: 'author',
    quotable: true,
  }))
  const ids = new Set(kept.map(({ id }) => id))
  return {
    ...made,
    facts: [...own, ...kept],
    cause: [
      ...own.filter(({ topic }) => topic === 'cause').map(({ id }) => id),
      ...made.cause.filter((id) => ids.has(id)),
    ],
  }
}
