import { languages } from '#protocol/vocabulary/language.ts'
import { personalities } from '#protocol/vocabulary/prospect.ts'
import type { ActsReport } from './acts.ts'
import type { CellResult } from './cells.ts'
import type { WordsReport } from './words.ts'

/** A threshold and what was measured against it: a row of `npm run eval`, and a test. */
export type Check = { what: string; measured: string; limit: string; holds: boolean }

const atLeast = (what: string, value: number, least: number): Check => ({
  what,
  measured: value.toFixed(3),
  limit: `>= ${least}`,
  holds: value >= least,
})
const none = (what: string, count: number): Check => ({
  what,
  measured: String(count),
  limit: '0',
  holds: count === 0,
})

/** The thresholds of the reading: on lines that were never looked at while the cues were written. */
export function actsChecks({ languages }: ActsReport): Check[] {
  return languages.flatMap(({ language, macroF1, violationTotal }) => [
    atLeast(`acts, macro-F1, ${language}`, macroF1, 0.9),
    atLeast(`violations, precision, ${language}`, violationTotal.precision, 0.97),
  ])
}

/** What must hold over the 32 cells in both languages, whoever the people in them are. */
export function cellChecks(results: readonly CellResult[]): Check[] {
  const closed = (collector: string) =>
    results.filter((result) => result.collector === collector && result.outcome === 'confirmed')
  const won = new Set(
    closed('skilled').map(
      ({ personality, difficulty, language }) => `${personality} ${difficulty} ${language}`,
    ),
  )
  return [
    {
      what: 'cells that a skilled collector wins',
      measured: `${won.size} of 64`,
      limit: '64',
      holds: won.size === 64,
    },
    {
      what: 'calls closed without empathy, against skilled',
      measured: `${closed('no_empathy').length} of ${closed('skilled').length}`,
      limit: 'under half',
      holds: closed('no_empathy').length * 2 < closed('skilled').length,
    },
    ...(['no_probing', 'ignores_objections', 'pushy', 'threatening'] as const).map((collector) =>
      none(`calls closed, ${collector}`, closed(collector).length),
    ),
  ]
}

/** What must hold of the debtor's words over `sessions` sessions. */
export function wordChecks(words: WordsReport, sessions: number): Check[] {
  return [
    none(`sentences said twice in a session (${sessions} sessions of 30 turns)`, words.repeated),
    none('offers above what the debtor can pay', words.capExceeded),
    none('facts changed within a session', words.factsChanged),
    none('replies that the critic of a model would refuse', words.refused),
    ...languages.map((language) =>
      atLeast(
        `personalities told apart, ${language} (${personalities.length} classes)`,
        words.toldApart[language],
        0.9,
      ),
    ),
    ...languages.map((language) =>
      atLeast(
        `distinct sentences over ten sessions, worst persona, ${language}`,
        words.distinct[language],
        0.4,
      ),
    ),
  ]
}
