import { languages } from '#protocol/vocabulary/language.ts'
import { difficulties, personalities } from '#protocol/vocabulary/prospect.ts'
import { tip } from '#server/domain/coach/tip.ts'
import { contextOf } from '#server/domain/debtor/fold.ts'
import { read } from '#server/language/read.ts'
import { forgetAll } from '#server/language/memo.ts'
import { analyze } from '#server/domain/scoring/analyze.ts'
import { warmUp } from '#server/services/analysis/warm-up.ts'
import { runTask } from '#server/simulation/tasks.ts'
import { longSession, reply, type Session } from './debtor/sessions.ts'
import { median, quantile } from './statistics.ts'

/**
 * Measures the embedded debtor, the tip and the analysis in one process, bundled and warmed up like the
 * server, in milliseconds: wall clock time, CPU time of all threads, and `min`, the smaller of the two for
 * each sample. Wall clock time includes other work on the machine, CPU time the garbage collector and
 * compiler threads. Both are at least what the turn's own thread took, so `min` is never too low, and the
 * targets apply to it. A line is one utterance. A turn reads the collector's new line, advances the call and words the plan. An
 * analysis is warm if the lines were read when they were said, as in a live session, and cold if not, as for
 * a session that another process served.
 */
const turnMaxMs = 5
const readingMaxMs = 3
const analysisMaxMs = 50
const sessionTurns = 60
const analyses = 20

type Cost = { ms: number; cpuMs: number; minMs: number }

let missed = false

const from = performance.now()
await warmUp()
runTask('warmUp', [])
print(`warm-up, as when the server starts: ${(performance.now() - from).toFixed(0)} ms\n`)
print(
  ''.padEnd(38) +
    ['clock med', 'p99', 'cpu med', 'p99', 'min med', 'p99', 'max'].map((head) => head.padStart(10)).join(''),
)
for (const language of languages) {
  const readings: Cost[] = []
  const turns: Cost[] = []
  const tips: Cost[] = []
  const sessions: Session[] = []
  for (let number = 1; number <= personalities.length; number++) {
    const session = playSession(language, number)
    sessions.push(session)
    forgetAll()
    measureReadings(session, readings)
    // Clears the caches: each line is read for the first time, as in a live session.
    forgetAll()
    measureTurns(session, turns, tips)
  }
  const warm: Cost[] = []
  const cold: Cost[] = []
  for (let at = 0; at < analyses; at++) {
    const session = sessions[at % sessions.length]
    if (!session) throw new Error('no session was played')
    const { scenario, lines } = session
    // A new object, as if loaded from the database: caches keyed by the live session's scenario do not apply.
    const work = () => analyze({ scenario: { ...scenario }, lines, feedbackLanguage: language })
    forgetAll()
    cold.push(timed(work))
    warm.push(timed(work))
  }
  printRow(`${language}: reading a line`, readings, readingMaxMs)
  printRow(`${language}: a turn`, turns, turnMaxMs)
  printRow(`${language}: the tip after it`, tips, null)
  printRow(`${language}: analysis of ${sessionTurns} turns, warm`, warm, analysisMaxMs)
  printRow(`${language}: analysis of ${sessionTurns} turns, cold`, cold, analysisMaxMs)
}
process.exitCode = missed ? 1 : 0

function playSession(language: (typeof languages)[number], number: number): Session {
  const personality = personalities[number % personalities.length] ?? 'cooperative'
  const difficulty = difficulties[number % difficulties.length] ?? 'medium'
  return longSession({ personality, difficulty, language }, sessionTurns, number * 17)
}

/** Times the reading of each line of the collector alone. */
function measureReadings({ scenario, lines }: Session, readings: Cost[]): void {
  const before = { ...contextOf(scenario), debtor: null }
  for (const { speaker, text } of lines)
    if (speaker === 'user') readings.push(timed(() => read(text, before)))
}

/** Replays the session line by line and times each reply and each tip. */
function measureTurns({ scenario: played, replayedLines }: Session, turns: Cost[], tips: Cost[]): void {
  const scenario = { ...played }
  for (const { speaker, heard } of replayedLines) {
    if (speaker === 'user') turns.push(timed(() => reply(scenario, heard)))
    else tips.push(timed(() => tip({ scenario, lines: heard, coach: null, language: 'en' })))
  }
}

function timed(work: () => unknown): Cost {
  const from = performance.now()
  const used = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(used)
  const ms = performance.now() - from
  const cpuMs = (user + system) / 1_000
  return { ms, cpuMs, minMs: Math.min(ms, cpuMs) }
}

/** Prints a row; if there is a target, the p99 of `min` must meet it. */
function printRow(name: string, sample: readonly Cost[], maxMs: number | null): void {
  const clock = sample.map(({ ms }) => ms)
  const cpu = sample.map(({ cpuMs }) => cpuMs)
  const least = sample.map(({ minMs }) => minMs)
  const p99 = quantile(least, 0.99)
  const mediansAndP99s = [clock, cpu, least].map((figures) => [median(figures), quantile(figures, 0.99)])
  const figures = [...mediansAndP99s.flat(), Math.max(...least)]
  const verdict = maxMs === null ? '' : p99 <= maxMs ? `   within ${maxMs} ms` : `   OVER ${maxMs} ms`
  if (maxMs !== null && p99 > maxMs) missed = true
  print(name.padEnd(38) + figures.map((ms) => ms.toFixed(2).padStart(10)).join('') + verdict)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
