import { collectorActs, violationIds } from '../understanding.ts'
import type { CollectorAct, SpokenViolation } from '../understanding.ts'

export type Case = { text: string; acts: CollectorAct[]; violations: SpokenViolation[] }

/** Reads cases written `text => acts | violations`, one a line. Throws on a name that is none. */
export function readCases(written: string): Case[] {
  return written
    .split('\n')
    .filter((line) => line.includes('=>'))
    .map((line) => {
      const at = line.lastIndexOf('=>')
      const [acts = '', violations = ''] = line.slice(at + 2).split('|')
      const words = (names: string) => names.split(' ').filter((name) => name !== '')
      return {
        text: line.slice(0, at).trim(),
        acts: words(acts).map((name) => known(collectorActs, name)),
        violations: words(violations).map((name) => known(violationIds, name)),
      }
    })
}

function known<T extends string>(names: readonly T[], name: string): T {
  const found = names.find((each) => each === name)
  if (!found) throw new Error(`No act or violation is called "${name}"`)
  return found
}
