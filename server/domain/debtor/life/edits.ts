import { keyOfFact, type LifeEdits } from '#protocol/rest/life.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import type { Fact, Life } from './life.ts'

/** How a person begins who is asked the same again. */
const asBefore: Record<Language, string> = { en: 'Like I said: ', es: 'Como le decía: ' }

/**
 * A made life with what its author changed: without the removed facts, with the author's own, and without invented ones
 * about the same topics, which could only repeat or contradict them. A fact written in the place of another also answers
 * what that one answered. The author's causes come first.
 */
export function withEdits(made: Life, edits: LifeEdits): Life {
  if (edits.facts.length === 0 && edits.removed.length === 0) return made
  const keys = new Set(edits.removed)
  const settled = new Set<string>(edits.facts.map(({ topic }) => topic))
  const isRemoved = (fact: Fact) => keys.has(keyOfFact(fact))
  const removed = made.facts.filter(isRemoved)
  const kept = made.facts.filter(
    (fact) => !isRemoved(fact) && !(fact.from === 'seed' && settled.has(fact.topic)),
  )
  const causes = new Set(made.cause)
  const own = edits.facts.map(({ topic, text, openness }, at): Fact => {
    const replaced = removed.filter((fact) => fact.topic === topic)
    const cause = replaced.some(({ id }) => causes.has(id)) ? (['cause'] as const) : []
    const also = new Set([...replaced.flatMap((fact) => fact.also), ...cause])
    also.delete(topic)
    return {
      id: `own-${at + 1}`,
      topic,
      also: [...also],
      text,
      again: asBefore[made.language] + text,
      openness,
      from: 'author',
      quotable: true,
    }
  })
  const ids = new Set(kept.map(({ id }) => id))
  return {
    ...made,
    facts: [...own, ...kept],
    cause: [
      ...own.filter(({ topic, also }) => topic === 'cause' || also.includes('cause')).map(({ id }) => id),
      ...made.cause.filter((id) => ids.has(id)),
    ],
  }
}
