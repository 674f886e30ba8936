import { understand } from './acts/understand.ts'
import type { LineContext, Understanding } from './acts/understanding.ts'

/** Enough for some fifty long sessions at a time; older readings are simply read again. */
const most = 4_096
const readings = new Map<string, Understanding>()

/**
 * `understand`, remembered: every turn folds the whole transcript anew, and reading a line is the dear
 * part of it. A pure function's results may be kept by its arguments; nobody changes a reading.
 */
export function read(text: string, context: LineContext): Understanding {
  const { callLanguage, today, balanceCents, debtorName } = context
  const key = `${callLanguage}|${today}|${balanceCents}|${debtorName}|${text}`
  const known = readings.get(key)
  if (known) {
    // The oldest of a Map comes first: taken out and put back, this one is the newest.
    readings.delete(key)
    readings.set(key, known)
    return known
  }
  const fresh = understand(text, context)
  readings.set(key, fresh)
  if (readings.size > most) {
    const [oldest] = readings.keys()
    if (oldest !== undefined) readings.delete(oldest)
  }
  return fresh
}
