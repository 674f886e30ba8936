import type { Standing } from '../../law/law.ts'
import type { Conversation } from '../conversation.ts'
import type { Opportunity } from '../criteria/criterion.ts'
import { habitOf } from '../habits.ts'
import { type FaultHabit, graveness, habitKinds } from './graveness.ts'
import { type JudgedLine, lineFaultsIn } from './read.ts'

/**
 * How grave the fault of a line has to be likely to be before it counts at all (0-3), since nearly every line is near to a small
 * one; and how much of what is beyond that, on average over all lines, leaves nothing of the habit.
 */
const counted: Record<FaultHabit, { from: number; forNothing: number }> = {
  room: { from: 0.4, forNothing: 0.25 },
  eye_level: { from: 0.3, forNothing: 0.18 },
  clear: { from: 0.25, forNothing: 0.18 },
  to_the_point: { from: 0.25, forNothing: 0.18 },
  responds: { from: 0.3, forNothing: 0.18 },
}

/** A mean is over so many lines at least: in a short call one line, which may be misread, does not decide. */
const fewestLines = 16

/**
 * The one opportunity of a habit that is a mean over all lines of the collector. None in a call that is too short to show a
 * habit.
 */
export function lineFaultHabit(talk: Conversation, law: Standing, habit: FaultHabit): Opportunity[] {
  const read = lineFaultsIn(talk, law)
  if (habitOf(talk, () => 0) === null || read.length === 0) return []
  const { from, forNothing } = counted[habit]
  const beyond = ({ faults }: JudgedLine) => Math.max(0, graveness(faults, habitKinds[habit]) - from)
  const average = read.reduce((sum, line) => sum + beyond(line), 0) / Math.max(read.length, fewestLines)
  return [{ credit: 1 - Math.min(1, average / forNothing), quote: null }]
}

/** What turns the faults of lines into shares of the habits: the edition of the criteria is about it too (`edition.ts`). */
export const habitTables = { counted, fewestLines }
