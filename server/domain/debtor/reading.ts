import { understand } from './acts/understand.ts'
import type { LineContext, Understanding } from './acts/understanding.ts'
import { Memo } from '#server/language/memo.ts'

/** Enough for some fifty long sessions at a time; older lines are simply read again. */
export const readingsKept = 4_096
const readings = new Memo<Understanding>(readingsKept)

/**
 * `understand`, remembered: every turn folds the whole transcript anew, and reading a line is the dear
 * part of it. A pure function's results may be kept by its arguments; nobody changes a reading.
 */
export function read(text: string, context: LineContext): Understanding {
  const { callLanguage, today, balanceCents, debtorName } = context
  const key = `${callLanguage}|${today}|${balanceCents}|${debtorName}|${text}`
  return readings.of(key, () => understand(text, context))
}
