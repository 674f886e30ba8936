import type { Token } from './line.ts'

/** What joins two sentences, or two parts of one. */
export const links: ReadonlySet<string> = new Set('and y e or o u'.split(' '))
const leads = new Set('with by on in from to for at about con de en a por desde para'.split(' '))
const asking = new Set(
  'what which how who where when whose que cual cuales cuanto cuanta cuantos cuantas quien quienes donde como cuando'.split(
    ' ',
  ),
)

/** Whether a question word stands there, with or without a small word before it. */
export function asksAt(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at]?.word ?? ''
  return asking.has(word) || (leads.has(word) && asking.has(tokens[at + 1]?.word ?? ''))
}
