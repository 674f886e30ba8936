// `npm run eval`: measures the reading of lines, the debtor, the score and the words, prints one table and
// fails when a threshold is missed. `-- --acts FILE` measures only the reading, on a file of one's own;
// `-- --sessions N` plays N random sessions for the words (1,000 unless told).
import { readFileSync } from 'node:fs'
import { languages } from '#protocol/vocabulary/language.ts'
import { personalities } from '#protocol/vocabulary/prospect.ts'
import { type ActsReport, evaluateActs } from '#server/domain/debtor/eval/acts.ts'
import { actsTable, readLabelled } from '#server/domain/debtor/eval/acts-table.ts'
import { type CellResult, evaluateCells } from '#server/domain/debtor/eval/cells.ts'
import { collectorIds } from '#server/domain/debtor/eval/collectors.ts'
import { evaluateWords } from '#server/domain/debtor/eval/words.ts'
import { scoringRelations } from '#server/domain/scoring/eval.ts'

type Check = { what: string; measured: string; limit: string; holds: boolean }

const labelled = (name: string) =>
  readFileSync(new URL(`../server/domain/debtor/eval/${name}`, import.meta.url), 'utf8')

const print = (text: string) => process.stdout.write(`${text}\n`)
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
function actsChecks(report: ActsReport): Check[] {
  return languages.flatMap((language) => [
    atLeast(`acts, macro-F1, ${language}`, report.macroF1[language], 0.9),
    atLeast(`violations, precision, ${language}`, report.violationTotal[language].precision, 0.97),
  ])
}

function cellChecks(results: readonly CellResult[]): Check[] {
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

/** Closed calls and turns, by script and level: the 32 cells in both languages, two people each. */
function cellTable(results: readonly CellResult[]): string {
  const levels = ['beginner', 'medium', 'advanced', 'expert'] as const
  const rows = collectorIds.map((collector) => {
    const cells = levels.map((level) => {
      const calls = results.filter((result) => result.collector === collector && result.difficulty === level)
      const closed = calls.filter(({ outcome }) => outcome === 'confirmed')
      const turns = closed.map((call) => call.turns).toSorted((a, b) => a - b)
      const span = turns.length === 0 ? '' : ` (${turns[0]}-${turns.at(-1)} turns)`
      return `${closed.length}/${calls.length}${span}`.padEnd(22)
    })
    return collector.padEnd(20) + cells.join('')
  })
  return [''.padEnd(20) + levels.map((level) => level.padEnd(22)).join(''), ...rows].join('\n')
}

function option(name: string): string | null {
  const at = process.argv.indexOf(name)
  return at === -1 ? null : (process.argv[at + 1] ?? null)
}

function report(checks: readonly Check[]): void {
  const width = Math.max(...checks.map(({ what }) => what.length)) + 2
  for (const { what, measured, limit, holds } of checks)
    print(`${holds ? 'ok    ' : 'MISSED'}  ${what.padEnd(width)}${measured.padEnd(14)}${limit}`)
  if (checks.some(({ holds }) => !holds)) process.exitCode = 1
}

const file = option('--acts')
if (file !== null) {
  const measured = evaluateActs(readLabelled(readFileSync(file, 'utf8')))
  print(actsTable(measured))
  report(actsChecks(measured))
} else {
  const heldOut = evaluateActs(readLabelled(labelled('utterances.heldout.jsonl')))
  const cells = evaluateCells({ seeds: [11, 7_930] })
  const sessions = Number(option('--sessions') ?? 1_000)
  const words = evaluateWords(sessions)
  print(`Reading, on held-out lines\n${actsTable(heldOut)}\n`)
  print(`Calls closed, by script and level\n${cellTable(cells)}\n`)
  report([
    ...actsChecks(heldOut),
    ...cellChecks(cells),
    ...scoringRelations().map(({ relation, subject, measured, limit, holds }) => ({
      what: `${relation}: ${subject}`,
      measured: measured === null ? 'none' : String(measured),
      limit,
      holds,
    })),
    none(`sentences said twice in a session (${sessions} sessions of 30 turns)`, words.repeated),
    none('figures said that neither the plan nor the case holds', words.strangeFigures),
    none('offers above what the debtor can pay', words.capExceeded),
    none('facts changed within a session', words.factsChanged),
    none('replies that leave the role', words.roleLeft),
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
  ])
}
