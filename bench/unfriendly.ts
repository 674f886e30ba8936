import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { loadTestSettings } from '#server/testing/load-test-settings.ts'
import type { ServerProcess } from '#server/testing/spawn-server.ts'
import { startBenchDatabase } from './bench-database.ts'
import { readMetrics, type ServerMetrics } from './soak/server-metrics.ts'
import { type Child, startChild } from './turn/child.ts'
import { call } from './unfriendly/caller.ts'
import { Findings } from './unfriendly/findings.ts'
import { friendly, type Rates, type Service, type SimulatorReport } from './unfriendly/rates.ts'
import { checkFindings, print, printFaults, printFindings, printLatencies } from './unfriendly/report.ts'
import { startPortal } from './voice/portal.ts'

/**
 * Two server processes on one database, one with each service's simulator in its unfriendliest variant, and callers who
 * listen: no clause may be lost, no sound stale, no word of a collector missing (docs/voice.md). A minute with friendly
 * services before that shows what the faults cost.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    'friendly-minutes': { type: 'string', default: '1' },
    /** Callers of each process. */
    callers: { type: 'string', default: '20' },
    /** Shares that meet a fault. */
    clauses: { type: 'string', default: '0.18' },
    utterances: { type: 'string', default: '0.18' },
    model: { type: 'string', default: '0.15' },
    /** All sockets of voice and ears are dropped so often. */
    'drop-seconds': { type: 'string', default: '30' },
  },
})
const callers = Number(values.callers)
const harsh: Rates = {
  clauses: Number(values.clauses),
  utterances: Number(values.utterances),
  model: Number(values.model),
  dropSeconds: Number(values['drop-seconds']),
}
const services: readonly Service[] = ['elevenlabs', 'openai']
/** Each call may come to its end, whose replies may meet several deadlines. */
const finishTimeoutMs = 300_000
/** What the server still asks of the model must be over by then: a judgement may take it two deadlines. */
const idleTimeoutMs = 150_000

type Side = {
  service: Service
  portal: ServerProcess
  simulator: Child
  reportUrl: string
  findings: Findings
}

const database = await startBenchDatabase()
let kept = true
try {
  const share = (rate: number) => `${(rate * 100).toFixed(0)}%`
  print(
    `${callers} callers in each of two processes. Faults: ${share(harsh.clauses)} of the clauses, ` +
      `${share(harsh.utterances)} of the utterances and of the recordings, ${share(harsh.model)} of the requests ` +
      `to the model; all sockets lost every ${harsh.dropSeconds} s.`,
  )
  const friendlySides = await hold(friendly, Number(values['friendly-minutes']))
  const sides = await hold(harsh, Number(values.minutes))
  printLatencies([
    ...friendlySides.map(({ service, findings }) => ({ name: `${service}, friendly`, findings })),
    ...sides.map(({ service, findings }) => ({ name: `${service}, unfriendly`, findings })),
  ])
} finally {
  await database.stop()
}
process.exitCode = kept ? 0 : 1

/** Holds calls for so many minutes with services of these rates, and reports what was found. */
async function hold(rates: Rates, minutes: number): Promise<Side[]> {
  if (minutes === 0) return []
  const sides = await Promise.all(services.map((service) => startSide(service, rates)))
  try {
    print(`\n${rates === friendly ? 'Friendly' : 'Unfriendly'} services for ${minutes} minutes.`)
    const memory = await callFor(minutes, sides)
    for (const [place, side] of sides.entries()) {
      print(`\n${side.service}`)
      printFindings(side.findings, memory[place] ?? [])
      const report = await idleReport(side)
      printFaults(report, side.findings)
      if (!checkFindings(side.findings, report.open)) kept = false
    }
  } finally {
    await stopSides(sides)
  }
  return sides
}

async function startSide(service: Service, rates: Rates): Promise<Side> {
  const file = path.join(import.meta.dirname, 'unfriendly', 'simulator-process.js')
  const simulator = await startChild(file, [JSON.stringify({ service, rates })])
  const [modelUrl = '', voicesUrl = '', reportUrl = ''] = simulator.firstLine.split(' ')
  const openAiUrl = `${voicesUrl}/v1`
  const portal = await startPortal(
    database.url,
    { modelUrl, voicesUrl: service === 'elevenlabs' ? voicesUrl : null },
    {
      env: {
        ...loadTestSettings,
        MODEL_READS_LINES: 'on',
        SPEECH_TO_TEXT_BASE_URL: openAiUrl,
        ...(service === 'openai' && {
          TEXT_TO_SPEECH_BASE_URL: openAiUrl,
          STREAMING_SPEECH_TO_TEXT: 'openai',
        }),
      },
    },
  )
  return { service, portal, simulator, reportUrl, findings: new Findings() }
}

async function stopSides(sides: readonly Side[]): Promise<void> {
  for (const { service, portal, simulator } of sides) {
    const code = await portal.kill('SIGTERM')
    if (code !== 0) {
      print(`${service}: the server ended with ${code}\n${portal.output().slice(-2_000)}`)
      kept = false
    }
    await simulator.stop()
  }
}

/** Holds calls; returns the metrics of each side, every ten seconds. */
async function callFor(minutes: number, sides: readonly Side[]): Promise<ServerMetrics[][]> {
  const stop = new AbortController()
  const memory: ServerMetrics[][] = sides.map(() => [])
  let left = callers * sides.length
  const calls = sides.flatMap((side, place) =>
    Array.from({ length: callers }, () =>
      call({
        db: database.db,
        origin: side.portal.origin,
        otherOrigin: sides[1 - place]?.portal.origin ?? side.portal.origin,
        findings: side.findings,
        stop: stop.signal,
      }).then(() => (left -= 1)),
    ),
  )
  for (let look = 0; look < minutes * 6; look++) {
    await sleep(10_000)
    for (const [place, { portal }] of sides.entries()) memory[place]?.push(await readMetrics(portal.origin))
  }
  stop.abort()
  await Promise.race([Promise.all(calls), sleep(finishTimeoutMs, undefined, { ref: false })])
  if (left > 0) {
    print(`${left} calls did not end`)
    kept = false
  }
  return memory
}

/** What the simulator tells once nobody is connected and nothing is open, or when the time for that is over. */
async function idleReport({ portal, reportUrl }: Side): Promise<SimulatorReport> {
  const untilMs = performance.now() + idleTimeoutMs
  for (;;) {
    const report = (await (await fetch(reportUrl)).json()) as SimulatorReport
    const { connections, rooms } = await readMetrics(portal.origin)
    const open = Object.values(report.open).reduce((sum, count) => sum + count, connections + rooms)
    if (open === 0 || performance.now() > untilMs) return report
    await sleep(500)
  }
}
