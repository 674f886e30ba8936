import type { Standing } from '../../law/law.ts'
import { quoteLine, type CollectorTurn, type Conversation } from '../conversation.ts'
import type { Moment, MomentKind } from '../criteria/criterion.ts'
import { type FaultHabit, graveness, habitKinds, mainFault } from './graveness.ts'
import type { FaultKind } from './kinds.ts'
import { lineFaultsIn } from './read.ts'

/**
 * From this graveness on a fault is told of a line: in calls of collectors that were left out people found a fault with 92 of 100
 * such lines. Where the likeliest fault makes half of what is wrong, three of four times it is the one that people named; where it
 * makes less, the line has to be graver. A line that passes over something has no text: what it passes over nobody can say.
 */
const toldFrom = { surely: 1.1, likely: 1.25 }
const sureShare = 0.5

const named: Partial<Record<FaultKind, MomentKind>> = {
  pressing: 'pressing_line',
  talking_down: 'belittling_line',
  cold: 'belittling_line',
  vague: 'unclear_line',
  rambling: 'rambling_line',
}

/** The lines that people would surely find fault with and whose likeliest fault is of the habit. */
export function faultyLines(
  talk: Conversation,
  law: Standing,
  habit: FaultHabit,
): { turn: CollectorTurn; weight: number; moment: Moment }[] {
  const faultsOf = new Map(lineFaultsIn(talk, law).map(({ line, faults }) => [line, faults]))
  const kinds: readonly FaultKind[] = habitKinds[habit]
  return talk.collector.flatMap((turn) =>
    turn.lines.flatMap((line) => {
      const faults = faultsOf.get(line)
      if (!faults) return []
      const { kind, share } = mainFault(faults)
      const told = named[kind]
      const weight = graveness(faults)
      const enough = share >= sureShare ? toldFrom.surely : toldFrom.likely
      if (!told || !kinds.includes(kind) || weight < enough) return []
      return [{ turn, weight, moment: { kind: told, quote: quoteLine(line), about: null } }]
    }),
  )
}
