import { z } from 'zod'
import { language, type Language } from '../../vocabulary/language.ts'
import { turnEnding } from '../ending.ts'

/** A line that was labelled apart from the rules: what a recogniser gives, and whether the turn is over. */
export const endingLine = z.object({ lang: language, text: z.string(), ends: z.boolean() })
export type EndingLine = z.infer<typeof endingLine>

/** Where nothing but the pause is known, the page waits this long: a turn that is open then is cut in on. */
const typicalPauseMs = 500

/**
 * Measures how often an end and no end are told apart, and what waiting follows. Shares, 0 to 1; waiting times in
 * milliseconds; null without a line to measure by. `cut_in`: the share of unfinished turns that are given no
 * longer than the fixed half second of quiet would give them.
 */
export function measureEndings(lines: readonly EndingLine[]): Record<string, number | null> {
  const judged = lines.map((line) => ({ ...line, ...turnEnding(line.text, line.lang) }))
  const accuracy = (lang: Language) => {
    const own = judged.filter((line) => line.lang === lang)
    return share(own, ({ ends, likelihood }) => likelihood >= 0.5 === ends)
  }
  const waits = judged
    .filter(({ ends }) => ends)
    .map(({ waitMs }) => waitMs)
    .toSorted((a, b) => a - b)
  const open = judged.filter(({ ends }) => !ends)
  return {
    ending_accuracy_en: accuracy('en'),
    ending_accuracy_es: accuracy('es'),
    wait_median_ms: quantile(waits, 0.5),
    wait_p95_ms: quantile(waits, 0.95),
    cut_in: share(open, ({ waitMs }) => waitMs <= typicalPauseMs),
  }
}

function share<Item>(items: readonly Item[], holds: (item: Item) => boolean): number | null {
  return items.length === 0 ? null : items.filter(holds).length / items.length
}

function quantile(sorted: readonly number[], at: number): number | null {
  return sorted[Math.max(0, Math.ceil(sorted.length * at) - 1)] ?? null
}
