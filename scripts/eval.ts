// `npm run eval`: measures the reading of lines, the debtor, the score and the words, prints one table, and
// fails if a threshold is missed. Without a threshold it prints how much debtors say again in ten calls.
// `-- --acts FILE` measures only the reading, on a given file; `-- --sessions N` plays N random sessions for the words (1,000 by default). `-- --scores FILE` holds the score against marked
// calls and prints one figure a line, `-- --violations FILE` the reader against labelled lines in the same way. `-- --calls PATH` makes each reply of recorded calls anew, counts what
// needs no label, and writes the replies to be labelled (`--out`, test-results/replies.jsonl by default).
// `-- --endings FILE` measures where turns are taken as over, on lines {lang, text, ends}.
// `-- --turns FILE` plays turns with pauses inside, {lang, phrases}, to the turn machine (docs/voice.md).
// `-- --coach-questions` asks the embedded coach the questions of data/coach-questions and prints what it got wrong.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endingLine, measureEndings } from '#protocol/turn/testing/measure-endings.ts'
import { measureTurns, pausedTurn } from '#protocol/turn/testing/measure-turns.ts'
import { evaluateActs } from '#server/domain/debtor/eval/acts.ts'
import { repeatedBetweenCalls } from '#server/domain/debtor/eval/between-calls.ts'
import { evaluateCalls } from '#server/domain/debtor/eval/calls.ts'
import { actsTable, shortTable } from '#server/domain/debtor/eval/acts-table.ts'
import { readLabelled } from '#server/domain/debtor/eval/labelled.ts'
import { type CellResult, evaluateCells } from '#server/domain/debtor/eval/cells.ts'
import { actsChecks, cellChecks, type Check, wordChecks } from '#server/domain/debtor/eval/checks.ts'
import { collectorIds } from '#server/domain/debtor/eval/collectors.ts'
import { evaluateWords } from '#server/domain/debtor/eval/words.ts'
import { scoringRelations } from '#server/domain/scoring/eval.ts'
import { conductLine, measureViolations } from '#server/domain/scoring/eval-violations.ts'
import { measureScores } from '#server/domain/scoring/recorded-calls.ts'
import { measureAnswer } from '#server/domain/coach/eval-answers.ts'
import { readCoachQuestions } from './coach-questions.ts'
import { readMarkedCalls, readRecordedCalls, readSeededCalls } from './marked-calls.ts'

const labelled = (name: string) => readFileSync(new URL(`../data/reading/${name}`, import.meta.url), 'utf8')

const print = (text: string) => process.stdout.write(`${text}\n`)

const jsonLines = (path: string): unknown[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((row) => row.trim() !== '')
    .map((row) => JSON.parse(row) as unknown)

/** Closed calls and their turns, by script and level: the 32 cells in both languages, two people each. */
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

/** How much of ten calls with a prospect an earlier one of them had as well. */
function repetitionTable(): string {
  const path = fileURLToPath(new URL('../data/free-talk', import.meta.url))
  return repeatedBetweenCalls(readSeededCalls(path))
    .map(({ prospect, language, replies, repeated }) => {
      const share = `${((100 * repeated) / replies).toFixed(0)}%`
      return `${`${prospect}, ${language}`.padEnd(50)}${repeated} of ${replies}`.padEnd(64) + share
    })
    .join('\n')
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
const marked = option('--scores')
const recorded = option('--calls')
const conduct = option('--violations')
const endings = option('--endings')
const turns = option('--turns')
const coached = process.argv.includes('--coach-questions')
const figures = (measured: Readonly<Record<string, number | null>>) => {
  for (const [name, value] of Object.entries(measured))
    print(`${name}: ${value === null ? 'none' : Number(value.toFixed(3))}`)
}
if (marked !== null) {
  const { measured } = measureScores(readMarkedCalls(readFileSync(marked, 'utf8')))
  figures(measured)
} else if (endings !== null) {
  figures(measureEndings(jsonLines(endings).map((line) => endingLine.parse(line))))
} else if (turns !== null) {
  figures(measureTurns(jsonLines(turns).map((turn) => pausedTurn.parse(turn))))
} else if (coached) {
  for (const set of ['', 'analysis.', 'near-misses.'] as const)
    for (const [language, questions] of Object.entries(readCoachQuestions(set))) {
      const answered = questions.map(measureAnswer)
      const wrong = answered.filter(({ missing, notSaid }) => missing.length > 0 || notSaid.length > 0)
      for (const { asked, answer, missing, notSaid } of wrong)
        print(
          `${asked.call.id}: ${asked.question}\n  lacks ${[...missing, ...notSaid].join('; ')}\n  ${answer}`,
        )
      figures({ [`coach_right_${set}${language}`]: 1 - wrong.length / answered.length })
    }
} else if (conduct !== null) {
  figures(measureViolations(jsonLines(conduct).map((line) => conductLine.parse(line))))
} else if (recorded !== null) {
  const { replies, counted } = evaluateCalls(readRecordedCalls(recorded))
  const { steps, ...counts } = counted
  for (const [name, value] of Object.entries(counts)) print(`${name}: ${value}`)
  const share = (count: number) => `${((100 * count) / Math.max(1, counted.replies)).toFixed(1)}%`
  print(`share of low certainty: ${share(counted.lowCertainty)}`)
  for (const [name, count] of Object.entries(steps)) print(`from ${name}: ${count} (${share(count)})`)
  const out = option('--out') ?? 'test-results/replies.jsonl'
  mkdirSync(dirname(out), { recursive: true })
  writeFileSync(out, replies.map((reply) => `${JSON.stringify({ ...reply, label: null })}\n`).join(''))
} else if (file !== null) {
  const measured = evaluateActs(readLabelled(readFileSync(file, 'utf8')))
  print(actsTable(measured))
  report(actsChecks(measured))
} else {
  const heldOut = evaluateActs(readLabelled(labelled('heldout.jsonl')))
  const others = (['fourth', 'fifth'] as const).map((writer) => {
    const measured = evaluateActs(readLabelled(labelled(`${writer}.jsonl`)))
    return `Reading, on a ${writer} writer's lines (no threshold)\n${shortTable(measured)}\n`
  })
  const cells = evaluateCells({ seeds: [11, 7_930] })
  const sessions = Number(option('--sessions') ?? 1_000)
  const words = evaluateWords(sessions)
  print(`Reading, on held-out lines\n${actsTable(heldOut)}\n`)
  for (const table of others) print(table)
  print(`Calls closed, by script and level\n${cellTable(cells)}\n`)
  print(`Replies of ten calls that an earlier one of them had (no threshold)\n${repetitionTable()}\n`)
  report([
    ...actsChecks(heldOut),
    ...cellChecks(cells),
    ...scoringRelations().map(({ relation, subject, measured, limit, holds }) => ({
      what: `${relation}: ${subject}`,
      measured: measured === null ? 'none' : String(measured),
      limit,
      holds,
    })),
    ...wordChecks(words, sessions),
  ])
}
