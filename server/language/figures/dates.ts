import { parseDay, writeDay } from './calendar.ts'
import { DayReader } from './day-reader.ts'
import type { Line } from '../text/line.ts'
import type { Span } from '../reading.ts'

/** A day found in a line, with the tokens [from, to) of `Line.tokens` that it takes. */
export type FoundDate = Span & { on: string; from: number; to: number }

/** Days in a line that is already read. `today` is YYYY-MM-DD; nothing is found when it is no date. */
export function findDates(line: Line, today: string, spanish: boolean): FoundDate[] {
  const from = parseDay(today)
  if (!from) return []
  const reader = new DayReader(line.tokens, from, spanish)
  const found: FoundDate[] = []
  let index = 0
  while (index < line.tokens.length) {
    const hit = reader.at(index)
    const first = line.tokens[index]
    const last = hit ? line.tokens[hit.to - 1] : undefined
    if (hit && first && last) {
      const { start } = first
      const { end } = last
      found.push({
        quote: line.text.slice(start, end),
        start,
        end,
        on: writeDay(hit.day),
        from: index,
        to: hit.to,
      })
      index = hit.to
    } else index += 1
  }
  return found
}
