import { tokensOf } from '#server/testing/llm-simulator.ts'

export type Pace = { firstTokenMs: number; tokenMs: number }

export function modelNameFor({ firstTokenMs, tokenMs }: Pace): string {
  return `paced-${firstTokenMs}-${tokenMs}`
}

export function paceOf(model: string): Pace {
  const [, firstTokenMs, tokenMs] = /^paced-(\d+)-(\d+)$/u.exec(model) ?? []
  return { firstTokenMs: Number(firstTokenMs), tokenMs: Number(tokenMs) }
}

const things = ['the rent', 'the school', 'the car', 'the heating', 'the groceries', 'the bus']
const weeks = ['a long', 'a bad', 'a slow', 'a hard', 'an odd']

/**
 * A reply that no plan forbids: always 32 tokens, with a first clause of four. No sentence is repeated within
 * a call, since the critic refuses that.
 */
export function replyTokens(turn: number): string[] {
  const thing = things[turn % things.length] ?? ''
  const week = weeks[turn % weeks.length] ?? ''
  const other = things[(turn + 1 + (turn % 4)) % things.length] ?? ''
  return tokensOf(
    `Well, I hear you, but it has been ${week} week and ${thing} took most of it. ` +
      `After ${other} and ${thing} there is simply very little to talk about.`,
  )
}
