import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { loadTestSettings } from '#server/testing/load-test-settings.ts'
import { startBenchDatabase } from './bench-database.ts'
import { type ServerMetrics, readMetrics, addedHandles } from './soak/server-metrics.ts'
import { SoakLog, practise } from './soak/practice.ts'
import { providerFailureRate, rates } from './soak/rates.ts'
import { median, quantile } from './statistics.ts'
import { startChild } from './turn/child.ts'
import { Call } from './voice/call.ts'
import { newSession, newTrainee, startPortal } from './voice/portal.ts'

/**
 * Many people practise by voice for a long time and interrupt, while faults occur at given rates: the
 * server's memory must stay flat, nothing may stay open, and no more may fail than was made to fail
 * (docs/live.md).
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    sessions: { type: 'string', default: '200' },
    /** Average seconds of silence after a reply. */
    silence: { type: 'string', default: '12' },
  },
})
const minutes = Number(values.minutes)
const sessions = Number(values.sessions)
const silenceMs = Number(values.silence) * 1_000
/** The last third over the middle one; the first is the warm-up. */
const memoryGrowthMax = 1.1
/** Chance may exceed the average. */
const failureRateMax = 2 * providerFailureRate
/** Each call may finish its turn within this time. */
const finishTimeoutMs = 120_000
/** Everything must be closed this long after the last call: connections to the model are kept for a minute. */
const idleTimeoutMs = 120_000

const database = await startBenchDatabase()
const simulator = await startChild(path.join(import.meta.dirname, 'soak', 'simulator-process.js'), [])
const [modelUrl = '', voicesUrl = ''] = simulator.firstLine.split(' ')
const portal = await startPortal(database.url, { modelUrl, voicesUrl }, { env: loadTestSettings })
let missed = false
try {
  const shares = Object.entries(rates).map(([what, share]) => `${what} ${share * 100}%`)
  print(`${sessions} sessions by voice for ${minutes} minutes. Rates per turn: ${shares.join(', ')}.`)
  await warmUp()
  const before = await readMetrics(portal.origin)
  const { log, memory } = await soak()
  report(log, memory)
  await reportLeaks(before)
} finally {
  const code = await portal.kill('SIGTERM')
  check('exit code of the server', code ?? Number.NaN, 0)
  await simulator.stop()
  await database.stop()
}
process.exitCode = missed ? 1 : 0

/** Runs some calls first, so that resources that are opened once and kept are there before counting. */
async function warmUp(): Promise<void> {
  const trainee = await newTrainee(database.db)
  // Faults can affect these calls too.
  const opened = await Promise.allSettled(
    Array.from({ length: 20 }, async () => Call.open(await newSession(database.db, portal.origin, trainee))),
  )
  const calls = opened.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  await Promise.allSettled(calls.map((call) => call.say()))
  for (const call of calls) call.close()
  await waitUntilIdle()
}

/** Waits until nobody is connected and no session is open, for at most `idleTimeoutMs`. */
async function waitUntilIdle(): Promise<ServerMetrics> {
  const untilMs = performance.now() + idleTimeoutMs
  for (;;) {
    const figures = await readMetrics(portal.origin)
    if ((figures.connections === 0 && figures.rooms === 0) || performance.now() > untilMs) return figures
    await sleep(500)
  }
}

async function soak(): Promise<{ log: SoakLog; memory: ServerMetrics[] }> {
  const stop = new AbortController()
  const log = new SoakLog()
  const all = Array.from({ length: sessions }, () =>
    practise({ db: database.db, origin: portal.origin, log, stop: stop.signal, silenceMs }),
  )
  const memory: ServerMetrics[] = []
  printRow('minute', ['turns', 'p50', 'p95', 'p99', 'errors', 'resident MB', 'heap MB', 'open'])
  for (let minute = 1; minute <= minutes; minute++) {
    const from = log.firstSoundMs.length
    const errorsBefore = errorCount(log)
    // Six samples per minute: the heap goes up and down between garbage collections.
    for (let look = 0; look < 6; look++) {
      await sleep(10_000)
      memory.push(await readMetrics(portal.origin))
    }
    const last = memory.slice(-6)
    printRow(String(minute), [
      ...countAndQuantiles(log.firstSoundMs.slice(from)),
      String(errorCount(log) - errorsBefore),
      median(last.map(({ residentMb }) => residentMb)).toFixed(0),
      median(last.map(({ heapMb }) => heapMb)).toFixed(0),
      String(last.at(-1)?.connections),
    ])
  }
  stop.abort()
  let ended = 0
  const endings = Promise.all(all.map((each) => each.then(() => (ended += 1))))
  await Promise.race([endings, sleep(finishTimeoutMs, undefined, { ref: false })])
  for (let each = ended; each < all.length; each++) log.recordError(new Error('a call did not end'))
  return { log, memory }
}

function report(log: SoakLog, memory: readonly ServerMetrics[]): void {
  const turns = log.firstSoundMs.length
  printRow('\nall', ['turns', 'p50', 'p95', 'p99', 'errors', 'interrupted', 'dropped', 'scored', 'hung up'])
  const counts = [errorCount(log), log.interrupted, log.disconnected, log.scored, log.hungUp]
  printRow('', [...countAndQuantiles(log.firstSoundMs), ...counts.map(String)])
  for (const [what, count] of log.errors) print(`${count} times: ${what}`)
  check('share of the turns that failed', errorCount(log) / turns, failureRateMax)
  const third = Math.floor(memory.length / 3)
  const middle = memory.slice(third, 2 * third)
  const last = memory.slice(-third)
  for (const kind of ['residentMb', 'heapMb'] as const) {
    const growth = median(last.map((look) => look[kind])) / median(middle.map((look) => look[kind]))
    check(`${kind}, the last third over the middle one`, growth, memoryGrowthMax)
  }
}

/**
 * Reports what is still open after the last call. Connections of the database pool and of providers are kept
 * for a while.
 */
async function reportLeaks(before: ServerMetrics): Promise<void> {
  const untilMs = performance.now() + idleTimeoutMs
  let now = await waitUntilIdle()
  while (addedHandles(now, before).length > 0 && performance.now() < untilMs) {
    await sleep(1_000)
    now = await readMetrics(portal.origin)
  }
  const left = addedHandles(now, before)
  print(`leaks: ${left.length === 0 ? 'nothing' : left.join(', ')}`)
  check('connections left', now.connections, 0)
  check('sessions left open', now.rooms, 0)
  if (left.length > 0) missed = true
}

function errorCount({ errors }: SoakLog): number {
  return [...errors.values()].reduce((sum, count) => sum + count, 0)
}

/** The number of samples and their quantiles in ms. */
function countAndQuantiles(sample: readonly number[]): string[] {
  if (sample.length === 0) return ['0', '', '', '']
  return [String(sample.length), ...[0.5, 0.95, 0.99].map((q) => quantile(sample, q).toFixed(0))]
}

/** Prints whether a value is within its limit. */
function check(what: string, figure: number, max: number): void {
  const kept = figure <= max
  if (!kept) missed = true
  print(
    `${what}: ${Number.isInteger(figure) ? figure : figure.toFixed(3)} (${kept ? 'within' : 'OVER'} ${max})`,
  )
}

function printRow(name: string, cells: readonly string[]): void {
  print(name.padEnd(10) + cells.map((cell) => cell.padStart(13)).join(''))
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
