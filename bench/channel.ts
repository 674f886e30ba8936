import { setMaxListeners } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { startBenchDatabase } from './bench-database.ts'
import type { ObservedSession, DeliveryTimes } from './channel/observed-session.ts'
import { bareSystem, portalSystem, type ChannelSystem } from './channel/systems.ts'
import { median, quantile } from './statistics.ts'
import { cpuMsBetween, processTree, pinToCore, programName, cpuSnapshot } from './voice/cpu.ts'

/**
 * Measures the cost of delivering the lines of many sessions to everybody in them: this project in one
 * process and in two, and a broadcast with the bare WebSocket library, which stores nothing, all in one run.
 * The server processes of a system share one core; the database and the clients have the rest (docs/live.md).
 */
const sizes = process.env.BENCH_SESSIONS?.split(',').map(Number) ?? [50, 200]
const observers = Number(process.env.BENCH_OBSERVERS ?? 2)
/** Each session sends a line at this interval: people speak for a while, then listen. */
const lineIntervalMs = 10_000
const measureMs = Number(process.env.BENCH_SECONDS ?? 10) * 1_000
/** A supervisor must get a line within this time (docs/live.md). */
const observerP95MaxMs = 250
const serverCore = 0
const otherCore = 1
const openConcurrency = 20

const database = await startBenchDatabase()
let missed = false
try {
  const setup = { db: database.db, databaseUrl: database.url }
  const systems = [bareSystem, () => portalSystem(setup, 1), () => portalSystem(setup, 2)]
  for (const sessions of sizes) {
    printRow(`\n${sessions} sessions, ${observers} observers each`, [
      'lines',
      'trainee med',
      'p95',
      'observer med',
      'p95',
      'CPU/line',
      'Postgres CPU',
      'core busy',
      'frames/line',
      'failed',
    ])
    for (const start of systems) {
      const side = await start()
      await measure(side, sessions)
      await side.stop()
    }
  }
} finally {
  await database.stop()
}
process.exitCode = missed ? 1 : 0

async function measure(system: ChannelSystem, sessions: number): Promise<void> {
  const pids = processTree(process.pid)
  const pinned = pids.map((pid) => pinToCore(system.pids.includes(pid) ? serverCore : otherCore, pid))
  const openSessions = await openAll(system, sessions)
  const stop = new AbortController()
  // Every session listens to this signal.
  setMaxListeners(0, stop.signal)
  const talking = openSessions.map((party, number) =>
    party.sendLines((lineIntervalMs * number) / sessions, lineIntervalMs, stop.signal),
  )
  // By then the code is compiled and all sessions are talking.
  await sleep(lineIntervalMs / 2)
  const from = cpuSnapshot(processTree(process.pid))
  const framesBefore = frameCount(openSessions)
  await sleep(measureMs)
  const to = cpuSnapshot(processTree(process.pid))
  const frames = frameCount(openSessions) - framesBefore
  stop.abort()
  await Promise.all(talking)
  // The last lines are still being delivered.
  await sleep(1_000)
  const perSession = openSessions.map((party) => party.deliveryTimes(from.atMs, to.atMs))
  for (const party of openSessions) party.close()
  const all: DeliveryTimes = {
    lines: perSession.reduce((sum, { lines }) => sum + lines, 0),
    traineeMs: perSession.flatMap(({ traineeMs }) => traineeMs),
    observerMs: perSession.flatMap(({ observerMs }) => observerMs),
    failures: perSession.reduce((sum, { failures }) => sum + failures, 0),
    frames,
  }
  const serverMs = cpuMsBetween(from, to, (pid) => system.pids.includes(pid))
  const databaseMs = cpuMsBetween(from, to, (pid) => programName(pid) === 'postgres')
  printRow(`${system.name}${pinned.every((done) => done) ? '' : ' (not pinned)'}`, [
    String(all.lines),
    ...medianAndP95(all.traineeMs),
    ...medianAndP95(all.observerMs),
    (serverMs / all.lines).toFixed(2),
    (databaseMs / all.lines).toFixed(2),
    `${((100 * serverMs) / (to.atMs - from.atMs)).toFixed(0)}%`,
    (all.frames / all.lines).toFixed(0),
    String(all.failures),
  ])
  if (quantile(all.observerMs, 0.95) > observerP95MaxMs || all.failures > 0) missed = true
}

async function openAll(system: ChannelSystem, sessions: number): Promise<ObservedSession[]> {
  const opened: ObservedSession[] = []
  while (opened.length < sessions) {
    const next = Array.from({ length: Math.min(openConcurrency, sessions - opened.length) }, (_, n) =>
      system.open(opened.length + n, observers),
    )
    opened.push(...(await Promise.all(next)))
  }
  return opened
}

function frameCount(sessions: readonly ObservedSession[]): number {
  return sessions.reduce((sum, { frames }) => sum + frames, 0)
}

/** Median and p95, formatted. */
function medianAndP95(sample: readonly number[]): string[] {
  return [median(sample), quantile(sample, 0.95)].map((ms) => ms.toFixed(1))
}

function printRow(name: string, cells: readonly string[]): void {
  process.stdout.write(`${name.padEnd(36)}${cells.map((cell) => cell.padStart(14)).join('')}\n`)
}
