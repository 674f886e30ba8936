import { keyOfFact, noEdits, type AuthorFact, type LifeEdits, type LifeFact } from '#protocol/rest/life.ts'
import { factTopicGroupNames, groupOfFact, type FactTopicGroup } from '#protocol/vocabulary/life.ts'

/** A fact as the list shows it: an own one has its place among the author's. */
export type ShownFact = AuthorFact & {
  id: string
  from: LifeFact['from']
  quotable: boolean
} & ({ own: number } | { key: string })

/** What the debtor will know: the author's facts, then the made ones that stay. */
export function shownFacts(made: readonly LifeFact[], edits: LifeEdits): ShownFact[] {
  const settled = new Set<string>(edits.facts.map(({ topic }) => topic))
  return [
    ...edits.facts.map((fact, own) => ({
      ...fact,
      own,
      id: `own-${own}`,
      from: 'author' as const,
      quotable: true,
    })),
    ...made.flatMap((fact): ShownFact[] => {
      const key = keyOfFact(fact)
      if (edits.removed.includes(key) || (fact.from === 'seed' && settled.has(fact.topic))) return []
      const { id, text, openness, from, quotable } = fact
      return [{ id, key, topic: groupOfFact(fact.topic).topic, text, openness, from, quotable }]
    }),
  ]
}

/** The facts by group, in the order of the groups; groups without facts are left out. */
export function byGroup(facts: readonly ShownFact[]): [FactTopicGroup, ShownFact[]][] {
  return factTopicGroupNames.flatMap((group): [FactTopicGroup, ShownFact[]][] => {
    const members = facts.filter(({ topic }) => groupOfFact(topic).group === group)
    return members.length === 0 ? [] : [[group, members]]
  })
}

/** The edits with a fact written anew, in the place of another or as one more. */
export function withFact(edits: LifeEdits, fact: AuthorFact, replaces: ShownFact | null): LifeEdits {
  if (replaces === null) return { ...edits, facts: [...edits.facts, fact] }
  if ('own' in replaces)
    return { ...edits, facts: edits.facts.map((each, at) => (at === replaces.own ? fact : each)) }
  return { facts: [...edits.facts, fact], removed: [...edits.removed, replaces.key] }
}

export function withoutFact(edits: LifeEdits, fact: ShownFact): LifeEdits {
  return 'own' in fact
    ? { ...edits, facts: edits.facts.filter((_, at) => at !== fact.own) }
    : { ...edits, removed: [...edits.removed, fact.key] }
}

export function isEdited(edits: LifeEdits = noEdits): boolean {
  return edits.facts.length > 0 || edits.removed.length > 0
}
