import type { Fact, Life } from './life.ts'
import { onlyOwes } from './scenario/topics.ts'

/** The facts that tell why the debtor is behind and can be said; that somebody owes is none. */
export function causesOf({ cause, facts }: Life): Fact[] {
  const sayable = facts.filter(({ quotable, text }) => quotable && !onlyOwes(text))
  return cause.flatMap((id) => sayable.filter((fact) => fact.id === id))
}
