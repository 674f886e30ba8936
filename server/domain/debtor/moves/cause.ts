import { causesOf } from '../life/causes.ts'
import type { Fact } from '../life/life.ts'
import type { Moment, Move } from './move.ts'

/** The fact that tells why the debtor is behind: one that was not told yet, if there is one. */
export function causeFact({ life, mind }: Moment): Fact | null {
  const facts = causesOf(life)
  return facts.find(({ id }) => mind.told[id] === undefined) ?? facts[0] ?? null
}

/** The mind once a fact was told in answer to a question of these words. */
export function nowTold(mind: Moment['mind'], fact: Fact, words: readonly string[]) {
  return {
    told: { ...mind.told, [fact.id]: (mind.told[fact.id] ?? 0) + 1 },
    toldAs: [...mind.toldAs, fact.text],
    toldFor: { ...mind.toldFor, [fact.id]: [...(mind.toldFor[fact.id] ?? []), ...words] },
  }
}

/** Tells why the debtor is behind, by a fact or, where there is none, in general. */
export function tellingCause({ mind }: Moment, fact: Fact | null, words: readonly string[]): Move {
  return {
    says: fact
      ? { fact, again: mind.toldAs.includes(fact.text) }
      : { situation: `cause.${mind.finances.cause}` },
    act: 'reveal',
    reveals: true,
    change: {
      causeKnown: true,
      unacknowledged: true,
      lastTopic: 'cause',
      ...(fact ? nowTold(mind, fact, words) : {}),
    },
  }
}
