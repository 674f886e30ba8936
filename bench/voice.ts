import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { startBenchDatabase } from './bench-database.ts'
import { median, quantile } from './statistics.ts'
import { startChild } from './turn/child.ts'
import { measureCrowd } from './voice/crowd.ts'
import { measureInterruptions } from './voice/interruptions.ts'
import { liveKitMissing } from './voice/livekit.ts'
import { bareSystem, liveKitSystem, portalSystem, restSystem, type BenchSetup } from './voice/systems.ts'
import { measureTurns, type TurnTimes } from './voice/turns.ts'
import { minLatencyMs, providerTimes } from './voice/scripted-call.ts'

/**
 * Measures the time from the final words to the first audio byte at the listener, all in one run with the
 * same simulated providers: this project, whole replies by REST, and LiveKit Agents if installed. Then the
 * same under load, and after interruptions (docs/voice.md); and the end of turns with pauses inside, in the
 * browser. Arguments select parts: turns, interruptions, crowd, pauses.
 */
const warmMedianMaxMs = 345
const shareOfLiveKitMax = 0.5
const afterInterruptionMaxMs = 50
const crowdP95MaxMs = 10
const judgedCrowdSize = 300
const cpuMsPerTurnMax = 10

const warmTurns = Number(process.env.BENCH_TURNS ?? 30)
const rounds = { newProcess: 5, newSession: Math.ceil(warmTurns / 2), warm: warmTurns }
const interruptions = Math.ceil(warmTurns / 2)
const crowds = process.env.BENCH_CROWDS?.split(',').map(Number) ?? [20, 100, 300, 1_000]
const crowdMs = 30_000
/**
 * The page waits for this much silence before it treats an utterance as final
 * (src/lib/voice/voice-activity.ts).
 */
const finalAfterMs = 500

const parts = process.argv.slice(2)
const wanted = (part: string) => parts.length === 0 || parts.includes(part)

const database = await startBenchDatabase()
const simulator = await startChild(path.join(import.meta.dirname, 'voice', 'simulator-process.js'), [])
const [modelUrl = '', voicesUrl = ''] = simulator.firstLine.split(' ')
const setup: BenchSetup = { db: database.db, databaseUrl: database.url, providers: { modelUrl, voicesUrl } }
const missingLiveKit = liveKitMissing()
let missed = false
try {
  const { firstTokenMs, tokenMs, firstByteMs } = providerTimes
  print(
    `Final words to first sound, in ms. Providers: first token ${firstTokenMs}, ${tokenMs} per token, first byte ${firstByteMs}; minimum ${minLatencyMs}`,
  )
  if (missingLiveKit !== null) print(missingLiveKit)
  if (wanted('turns')) await reportTurns()
  if (wanted('interruptions')) await reportInterruptions()
  if (wanted('crowd')) await reportCrowd()
} finally {
  await simulator.stop()
  await database.stop()
}
// The page, the server and LiveKit Agents alone: nothing else may work meanwhile.
if (wanted('pauses') && !(await measuredPauses())) missed = true
process.exitCode = missed ? 1 : 0

async function reportTurns(): Promise<void> {
  const starts = [
    portalSystem(setup),
    portalSystem(setup, finalAfterMs),
    bareSystem(setup),
    restSystem(setup),
  ]
  if (missingLiveKit === null) starts.push(liveKitSystem(setup))
  const times = await measureTurns(starts, rounds)
  printRow(`\n${rounds.warm} turns each`, [
    'warm med',
    'p95',
    'session med',
    'p95',
    'process med',
    'max',
    'CPU per turn',
  ])
  for (const { name, warm, newSession, newProcess, cpuMsPerTurn } of times)
    printRow(name, [
      ...[warm, newSession, newProcess].flatMap(medianAndP95),
      Number.isNaN(cpuMsPerTurn) ? '' : cpuMsPerTurn.toFixed(1),
    ])
  checkTurns(times)
}

function checkTurns([own, paused, , , liveKit]: readonly TurnTimes[]): void {
  if (!own || !paused) return
  check('warm median, final at once, ms', median(own.warm), warmMedianMaxMs)
  check(`warm median, final after ${finalAfterMs} ms, ms`, median(paused.warm), warmMedianMaxMs)
  if (!liveKit) return
  const share = (median(own.warm) - minLatencyMs) / (median(liveKit.warm) - minLatencyMs)
  check("overhead over the minimum, as a share of LiveKit's", share, shareOfLiveKitMax)
}

async function reportInterruptions(): Promise<void> {
  printRow(`\n${interruptions} interruptions each`, ['before med', 'p95', 'after med', 'p95'])
  for (const start of [portalSystem(setup), ...(missingLiveKit === null ? [liveKitSystem(setup)] : [])]) {
    const side = await start()
    const { name, uninterrupted, afterInterruption } = await measureInterruptions(side, interruptions)
    await side.stop()
    printRow(name, [...medianAndP95(uninterrupted), ...medianAndP95(afterInterruption)])
    if (name === 'this project')
      check(
        'added latency after an interruption, ms',
        median(afterInterruption) - median(uninterrupted),
        afterInterruptionMaxMs,
      )
  }
}

async function reportCrowd(): Promise<void> {
  printRow('\nSessions on one core', [
    'turns',
    'median',
    'p95',
    'bare pipeline',
    'p95',
    'CPU per turn',
    'Postgres CPU',
    'core busy',
    'other core',
    'failed',
  ])
  let unloaded: { own: number; bare: number } | null = null
  for await (const each of measureCrowd(setup, crowds, crowdMs)) {
    const p95 = { own: quantile(each.firstSoundMs, 0.95), bare: quantile(each.bareMs, 0.95) }
    unloaded ??= p95
    printRow(`${each.sessions}${each.pinned ? '' : ' (not pinned: no taskset)'}`, [
      String(each.firstSoundMs.length),
      ...medianAndP95(each.firstSoundMs),
      ...medianAndP95(each.bareMs),
      each.cpuMsPerTurn.server.toFixed(1),
      each.cpuMsPerTurn.database.toFixed(1),
      percent(each.busy.server),
      percent(each.busy.others),
      String(each.failures),
    ])
    if (each.sessions !== judgedCrowdSize) continue
    check(`p95 over that of ${crowds[0]} sessions, ms`, p95.own - unloaded.own, crowdP95MaxMs)
    // Delays of providers and listeners, which share a core, affect both.
    print(`the same for the bare pipelines, ms: ${(p95.bare - unloaded.bare).toFixed(2)}`)
    check('CPU per turn, ms', each.cpuMsPerTurn.server, cpuMsPerTurnMax)
  }
}

/** Runs bench/pauses.ts, which needs the built page; returns whether its targets are met. */
async function measuredPauses(): Promise<boolean> {
  for (const args of [
    ['scripts/build.mjs', '--if-changed'],
    ['--import', 'tsx', 'bench/pauses.ts'],
  ]) {
    const child = spawn(process.execPath, args, { stdio: 'inherit' })
    const [code] = await once(child, 'close')
    if (code !== 0) return false
  }
  return true
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)}%`
}

/** Median and p95, formatted. */
function medianAndP95(sample: readonly number[]): string[] {
  return [median(sample), quantile(sample, 0.95)].map((ms) => ms.toFixed(1))
}

/** Prints whether a value is within its limit. */
function check(what: string, figure: number, max: number): void {
  const kept = figure <= max
  if (!kept) missed = true
  print(`${what}: ${figure.toFixed(2)} (${kept ? 'within' : 'OVER'} ${max})`)
}

function printRow(name: string, cells: readonly string[]): void {
  print(name.padEnd(36) + cells.map((cell) => cell.padStart(13)).join(''))
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
