import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { startBenchDatabase } from './bench-database.ts'
import type { Party, Tally } from './channel/party.ts'
import { bareSide, portalSide, type Side } from './channel/sides.ts'
import { median, quantile } from './statistics.ts'
import { between, familyOf, pinTo, programOf, usedBy } from './voice/cores.ts'

/**
 * What it costs to carry what is said in many sessions to all who follow them: this project in one process and in two,
 * beside a broadcast with the bare WebSocket library, which stores nothing, in one run. The servers of a side have one
 * core together; the database and all who follow have the rest (docs/live.md).
 */
const sizes = process.env.BENCH_SESSIONS?.split(',').map(Number) ?? [50, 200]
const observers = Number(process.env.BENCH_OBSERVERS ?? 2)
/** Each session has a line that often: people speak for a while, and listen. */
const everyMs = 10_000
const forMs = Number(process.env.BENCH_SECONDS ?? 10) * 1_000
/** Within this a supervisor has a line (docs/live.md). */
const observerP95MaxMs = 250
const serverCore = 0
const restCore = 1
const openedAtOnce = 20

const database = await startBenchDatabase()
let missed = false
try {
  const stand = { db: database.db, databaseUrl: database.url }
  const sides = [bareSide, () => portalSide(stand, 1), () => portalSide(stand, 2)]
  for (const sessions of sizes) {
    row(`\n${sessions} sessions, ${observers} observers each`, [
      'lines',
      'trainee med',
      'p95',
      'observer med',
      'p95',
      'CPU a line',
      'of Postgres',
      'core busy',
      'frames a line',
      'failed',
    ])
    for (const start of sides) {
      const side = await start()
      await measure(side, sessions)
      await side.end()
    }
  }
} finally {
  await database.stop()
}
process.exitCode = missed ? 1 : 0

async function measure(side: Side, sessions: number): Promise<void> {
  const family = familyOf(process.pid)
  const pinned = family.map((pid) => pinTo(side.pids.includes(pid) ? serverCore : restCore, pid))
  const parties = await openAll(side, sessions)
  const over = new AbortController()
  // Every session waits for it.
  setMaxListeners(0, over.signal)
  const talks = parties.map((party, number) =>
    party.talk((everyMs * number) / sessions, everyMs, over.signal),
  )
  // By then the code is compiled for what it does, and everybody is in the midst of talking.
  await sleep(everyMs / 2)
  const from = usedBy(familyOf(process.pid))
  const framesBefore = framesOf(parties)
  await sleep(forMs)
  const to = usedBy(familyOf(process.pid))
  const frames = framesOf(parties) - framesBefore
  over.abort()
  await Promise.all(talks)
  // What was said last is still on its way to some.
  await sleep(1_000)
  const seen = parties.map((party) => party.tally(from.atMs, to.atMs))
  for (const party of parties) party.close()
  const all: Tally = {
    lines: seen.reduce((sum, { lines }) => sum + lines, 0),
    traineeMs: seen.flatMap(({ traineeMs }) => traineeMs),
    observerMs: seen.flatMap(({ observerMs }) => observerMs),
    failures: seen.reduce((sum, { failures }) => sum + failures, 0),
    frames,
  }
  const serverMs = between(from, to, (pid) => side.pids.includes(pid))
  const databaseMs = between(from, to, (pid) => programOf(pid) === 'postgres')
  row(`${side.name}${pinned.every((done) => done) ? '' : ' (not pinned)'}`, [
    String(all.lines),
    ...figures(all.traineeMs),
    ...figures(all.observerMs),
    (serverMs / all.lines).toFixed(2),
    (databaseMs / all.lines).toFixed(2),
    `${((100 * serverMs) / (to.atMs - from.atMs)).toFixed(0)}%`,
    (all.frames / all.lines).toFixed(0),
    String(all.failures),
  ])
  if (quantile(all.observerMs, 0.95) > observerP95MaxMs || all.failures > 0) missed = true
}

async function openAll(side: Side, sessions: number): Promise<Party[]> {
  const parties: Party[] = []
  while (parties.length < sessions) {
    const next = Array.from({ length: Math.min(openedAtOnce, sessions - parties.length) }, (_, n) =>
      side.open(parties.length + n, observers),
    )
    parties.push(...(await Promise.all(next)))
  }
  return parties
}

function framesOf(parties: readonly Party[]): number {
  return parties.reduce((sum, { frames }) => sum + frames, 0)
}

/** Median and p95, as text. */
function figures(sample: readonly number[]): string[] {
  return [median(sample), quantile(sample, 0.95)].map((ms) => ms.toFixed(1))
}

function row(name: string, cells: readonly string[]): void {
  process.stdout.write(`${name.padEnd(36)}${cells.map((cell) => cell.padStart(14)).join('')}\n`)
}
