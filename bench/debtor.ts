import { languages } from '#protocol/vocabulary/language.ts'
import { difficulties, personalities } from '#protocol/vocabulary/prospect.ts'
import { tip } from '#server/domain/coach/tip.ts'
import { forgetAll } from '#server/domain/debtor/memo.ts'
import { analyze } from '#server/domain/scoring/analyze.ts'
import { warmUp } from '#server/services/analysis/warm-up.ts'
import { longSession, reply, type Session } from './debtor/sessions.ts'
import { median, quantile } from './statistics.ts'

/**
 * What the embedded debtor, the tip and the analysis cost in one process, bundled and warmed up as the server
 * is, in milliseconds. By the clock; of the processor, all threads of the process together; and `own`, the
 * smaller of the two for each one. The clock counts what other work on the machine takes, the processor's time
 * what the engine collects and compiles in threads beside: both are at least what the turn's own thread worked
 * and paused for its garbage, so that `own` never flatters, and it is what the targets are held against.
 * A turn: the collector's new line is read, the call gone on with and the plan worded. An analysis is warm
 * where the lines were read as they were said, as in a live session, and cold where nothing was, as in a
 * session that another process served.
 */
const turnMaxMs = 5
const analysisMaxMs = 50
const sessionTurns = 60
const analyses = 20

type Cost = { ms: number; cpuMs: number; minMs: number }

let missed = false

const from = performance.now()
await warmUp()
print(`warming up, as at the start of the server: ${(performance.now() - from).toFixed(0)} ms\n`)
print(
  ''.padEnd(38) +
    ['clock med', 'p99', 'cpu med', 'p99', 'own med', 'p99', 'most']
      .map((head) => head.padStart(10))
      .join(''),
)
for (const language of languages) {
  const turns: Cost[] = []
  const tips: Cost[] = []
  const sessions: Session[] = []
  for (let number = 1; number <= personalities.length; number++) {
    const session = playSession(language, number)
    sessions.push(session)
    // Nothing of it is known: each line is read for the first time, as in a live session.
    forgetAll()
    measureTurns(session, turns, tips)
  }
  const warm: Cost[] = []
  const cold: Cost[] = []
  for (let at = 0; at < analyses; at++) {
    const session = sessions[at % sessions.length]
    if (!session) throw new Error('no session was played')
    const { scenario, lines } = session
    // The scenario is read from the database anew: what a live session keeps with its own is not known.
    const work = () => analyze({ scenario: { ...scenario }, lines, feedbackLanguage: language })
    forgetAll()
    cold.push(timed(work))
    warm.push(timed(work))
  }
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

/** The session once more, line by line: each reply and each tip timed. */
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

/** Prints a row; with a target, its own p99 must keep it. */
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
