import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startBenchDatabase } from './bench-database.ts'
import { type AttackName, type Attacker, attackNames } from './attacks/attacks.ts'
import { collectedHeapMb, inspected } from './attacks/collected-heap.ts'
import { type Experience, halfAndMost, startOthers } from './attacks/others.ts'
import { quantile } from './statistics.ts'
import { startChild } from './turn/child.ts'
import {
  cpuMsBetween,
  cpuSnapshot,
  type CpuSnapshot,
  pinToCore,
  processTree,
  programName,
} from './voice/cpu.ts'
import { newSession, newTrainee, startPortal, stopPortal } from './voice/portal.ts'

/**
 * What others meet while accounts attack (docs/security.md): pages and calls by voice before the attack, while it
 * lasts and ten seconds later, and the memory that the server holds afterwards. The server has its own core; the
 * attackers share the other one with the database and everybody else, at the lowest priority. `--hour` runs all
 * attacks at once, by 20 accounts, beside 50 people who practise by voice.
 */
const { values } = parseArgs({
  options: {
    /** By default those of one account; with `--hour`, all at once. */
    attacks: { type: 'string' },
    hour: { type: 'boolean', default: false },
    /** How long an attack lasts; with `--hour`, an hour by default. */
    seconds: { type: 'string' },
    /** So much of the attack comes before what is compared: the bursts of the limits. With `--hour`, a minute. */
    burst: { type: 'string' },
  },
})
const hour = values.hour
const attackMs = Number(values.seconds ?? (hour ? 3_600 : 30)) * 1_000
const burstMs = Number(values.burst ?? (hour ? 60 : 0)) * 1_000
const quietMs = 30_000
/** From the end of the attack until the last phase. */
const pauseMs = 10_000
const laterMs = 20_000
const people = hour ? { speakers: 50, silenceMs: 6_000 } : { speakers: 25, silenceMs: 1_000 }
const attackerCount = hour ? 20 : 1
const serverCore = 0
const otherCore = 1
/** Others' p95 may double, or grow by this much, whichever is more. */
const addedP95MaxMs = 50
const heapGrowthMax = 1.2
const alone = 'endless-replies,flood,sockets,analyses,speeches,prospects'

const simulator = await startChild(path.join(import.meta.dirname, 'attacks', 'simulator-process.js'), [])
const [modelUrl = '', voicesUrl = ''] = simulator.firstLine.split(' ')
let missed = false
try {
  const names = (values.attacks ?? (hour ? attackNames.join(',') : alone)).split(',').map((name) => {
    const known = attackNames.find((each) => each === name)
    if (!known) throw new Error(`There is no attack ${name}: ${attackNames.join(', ')}`)
    return known
  })
  if (hour) await measure(names)
  else for (const name of names) await measure([name])
} finally {
  await simulator.stop()
}
process.exitCode = missed ? 1 : 0

async function measure(names: readonly AttackName[]): Promise<void> {
  const database = await startBenchDatabase()
  // Speeches attack the built-in voice, and so does the hour.
  const voices = names.includes('speeches') ? null : voicesUrl
  const portal = await startPortal(
    database.url,
    { modelUrl, voicesUrl: voices },
    { env: { TRUSTED_PROXIES: 'loopback', RATE_LIMITS: 'on' }, nodeOptions: inspected },
  )
  for (const pid of processTree(process.pid)) pinToCore(pid === portal.pid ? serverCore : otherCore, pid)
  try {
    print(`\n${names.join(', ')} by ${attackerCount}, for ${(burstMs + attackMs) / 1_000} s`)
    const attackers = await Promise.all(
      Array.from({ length: attackerCount }, (_, place) => newAttacker(place)),
    )
    const others = await startOthers(database.db, portal.origin, people)
    // Warm-up: every speaker has said something.
    await sleep(quietMs / 2)
    others.begin()
    await sleep(quietMs)
    const quiet = others.experience()
    const heapMb = await collectedHeapMb(portal.output())
    others.begin()
    const attack = await startChild(path.join(import.meta.dirname, 'attacks', 'attacker-process.js'), [
      portal.origin,
      names.join(','),
      JSON.stringify(attackers),
    ])
    await loopDelay(portal.origin)
    const cpu = cpuSnapshot(processTree(process.pid))
    await sleep(burstMs)
    const burst = others.experience()
    others.begin()
    await sleep(attackMs)
    const during = others.experience()
    const loop = await loopDelay(portal.origin)
    const busy = busyCores(cpu, cpuSnapshot(processTree(process.pid)), portal.pid)
    await attack.stop()
    await sleep(pauseMs)
    others.begin()
    await sleep(laterMs)
    const later = others.experience()
    const heapLaterMb = await collectedHeapMb(portal.output())
    await others.stop()
    show('quiet', quiet)
    // All the buckets are full when an attack begins: stated, but an hour is not made of such minutes.
    if (burstMs > 0) show('burst', burst)
    show('attack', during, quiet)
    show('later', later, quiet)
    print(`  attack: ${busy}; the event loop was ${loop} ms late (mean, p99)`)
    check('heap after a collection, later over quiet', heapLaterMb / heapMb, heapGrowthMax)
    print(`  heap after a collection: ${heapMb.toFixed(0)} MB, then ${heapLaterMb.toFixed(0)} MB`)
  } finally {
    await stopPortal(portal)
    await database.stop()
  }

  async function newAttacker(place: number): Promise<Attacker> {
    const trainee = await newTrainee(database.db)
    const sessions = []
    for (let made = 0; made < 4; made++) sessions.push(await newSession(database.db, portal.origin, trainee))
    return {
      cookie: trainee.cookie,
      address: `198.51.100.${place + 1}`,
      sessionIds: sessions.map(({ sessionId }) => sessionId),
      prospectId: sessions[0]?.prospectId ?? '',
    }
  }
}

/** How late the server's event loop is, as its metrics say: since the last reading on average, and at p99. */
async function loopDelay(origin: string): Promise<string> {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return ['mean', 'p99']
    .map((which) => {
      const seconds = new RegExp(`^nodejs_eventloop_lag_${which}_seconds (\\S+)$`, 'mu').exec(text)?.[1]
      return (Number(seconds) * 1_000).toFixed(0)
    })
    .join(', ')
}

/** How busy the server, the database and the bench itself, with the attackers, were. */
function busyCores(from: CpuSnapshot, to: CpuSnapshot, serverPid: number): string {
  const share = (which: (pid: number) => boolean) =>
    ((100 * cpuMsBetween(from, to, which)) / (to.atMs - from.atMs)).toFixed(0)
  const isDatabase = (pid: number) => programName(pid) === 'postgres'
  return (
    `the server used ${share((pid) => pid === serverPid)}% of its core, the database ${share(isDatabase)}% ` +
    `of the other, clients and attackers ${share((pid) => pid !== serverPid && !isDatabase(pid))}%`
  )
}

/** Prints a phase, and compares it with the quiet one. */
function show(phase: string, met: Experience, quiet?: Experience): void {
  print(
    `  ${phase.padEnd(7)} pages ${halfAndMost(met.pagesMs)} ms (${met.pagesMs.length}), first sound ` +
      `${halfAndMost(met.firstSoundMs)} ms (${met.firstSoundMs.length}), ${met.failed} failed; ` +
      `the bench itself was at most ${met.ownDelayMs.toFixed(0)} ms late`,
  )
  for (const [page, ms] of met.byPage) print(`            ${halfAndMost(ms).padStart(12)} ms ${page}`)
  if (!quiet) return
  for (const kind of ['pagesMs', 'firstSoundMs'] as const) {
    if (met[kind].length === 0 || quiet[kind].length === 0) {
      check(`${phase}: ${kind}, samples missing`, 1, 0)
      continue
    }
    const before = quantile(quiet[kind], 0.95)
    const allowed = Math.max(2 * before, before + addedP95MaxMs)
    check(`${phase}: p95 of ${kind}`, quantile(met[kind], 0.95), allowed)
  }
  check(`${phase}: failed`, met.failed, quiet.failed)
}

function check(what: string, figure: number, max: number): void {
  const kept = figure <= max
  if (!kept) missed = true
  const rounded = (value: number) => (Number.isInteger(value) ? String(value) : value.toFixed(2))
  print(`  ${kept ? 'ok  ' : 'OVER'} ${what}: ${rounded(figure)}, at most ${rounded(max)}`)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
