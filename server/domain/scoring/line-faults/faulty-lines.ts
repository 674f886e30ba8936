import type { Standing } from '../../law/law.ts'
import { quoteLine, type CollectorTurn, type Conversation } from '../conversation.ts'
import type { Moment, MomentKind } from '../criteria/criterion.ts'
import { type FaultHabit, graveness, habitKinds, mainFault } from './graveness.ts'
import type { FaultKind } from './kinds.ts'
import { lineFaultsIn } from './read.ts'

/**
 * From this graveness on a fault is told of a line: in calls of collectors that were left out people found a fault with 92 of 100
 * such lines. The fault is named where it makes half of what is wrong (three of four are what people named); where it does not,
 * the line has to be a little graver for as many to be right, and no fault is named.
 */
const toldFrom = { named: 1.1, unnamed: 1.25 }
const namedShare = 0.5

const named: Partial<Record<FaultKind, MomentKind>> = {
  pressing: 'pressing_line',
  talking_down: 'belittling_line',
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
      const name = share >= namedShare ? named[kind] : undefined
      const weight = graveness(faults)
      if (!kinds.includes(kind) || weight < (name ? toldFrom.named : toldFrom.unnamed)) return []
      return [{ turn, weight, moment: { kind: name ?? 'unfit_line', quote: quoteLine(line), about: null } }]
    }),
  )
}
