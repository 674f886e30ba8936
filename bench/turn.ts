import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startEmbeddedPostgres } from '#db/embedded.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { median, quantile } from './statistics.ts'
import { bareTurn } from './turn/bare-turn.ts'
import { Trainee } from './turn/trainee.ts'
import { startChild } from './turn/child.ts'
import { modelNameFor, type Pace } from './turn/scripted-replies.ts'

/**
 * Measures what the channel adds to a model's latency: from sending the final words until the first and the
 * last words are shown, compared with a bare `fetch` of the same simulated model with the same clause rule
 * (docs/decisions/0005). Server, model and client are separate processes; the database is the embedded one,
 * with durable commits. The two alternate, so that other load on the machine affects both.
 */
const paces: readonly (Pace & { judged: boolean })[] = [
  { firstTokenMs: 200, tokenMs: 10, judged: true },
  // Shows what the 200 ms hide: a reply waits for the commit of its line, and so for the disk.
  { firstTokenMs: 0, tokenMs: 0, judged: false },
]
const warmUps = 10
const turns = Number(process.env.BENCH_TURNS ?? 60)
const pauseMs = 60
const overheadMaxMs = 3

const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined })
let missed = false
try {
  await migrateDatabase(postgres.url)
  for (const pace of paces) if (!(await measure(pace)) && pace.judged) missed = true
} finally {
  await postgres.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}
process.exitCode = missed ? 1 : 0

async function measure(pace: Pace): Promise<boolean> {
  const model = modelNameFor(pace)
  const simulator = await startChild(path.join(import.meta.dirname, 'turn', 'simulator-process.ts'), [])
  const baseUrl = simulator.firstLine
  const server = await startChild(path.join(import.meta.dirname, 'turn', 'server-process.ts'), [
    postgres.url,
    baseUrl,
    model,
  ])
  const trainee = new Trainee(server.firstLine)
  await trainee.register()
  const bare = { token: [] as number[], first: [] as number[], last: [] as number[] }
  const channel = { ack: [] as number[], first: [] as number[], last: [] as number[] }
  for (let turn = -warmUps; turn < turns; turn++) {
    const runBareTurn = async () => {
      const times = await bareTurn(baseUrl, model)
      if (turn < 0) return
      bare.token.push(times.firstTokenMs)
      bare.first.push(times.firstClauseMs)
      bare.last.push(times.lastMs)
    }
    const runChannelTurn = async () => {
      const times = await trainee.turn()
      if (turn < 0) return
      channel.ack.push(times.ackMs)
      channel.first.push(times.firstClauseMs)
      channel.last.push(times.lastMs)
    }
    const order = turn % 2 === 0 ? [runBareTurn, runChannelTurn] : [runChannelTurn, runBareTurn]
    for (const run of order) {
      // Work that the last turn left (storing its end, the coach's tip) must not count for this one.
      await sleep(pauseMs)
      await run()
    }
  }
  trainee.close()
  await server.stop()
  await simulator.stop()
  print(
    `\nmodel: first token ${pace.firstTokenMs} ms, then ${pace.tokenMs} ms per token; ${turns} turns each`,
  )
  print(`${''.padEnd(34)}${['median', 'p95'].map((head) => head.padStart(10)).join('')}`)
  printRow('bare: first token', bare.token)
  printRow('bare: first clause', bare.first)
  printRow('channel: first words shown', channel.first)
  printRow('bare: last token', bare.last)
  printRow('channel: last words shown', channel.last)
  printRow('channel: line stored, its ack', channel.ack)
  const first = compare('first words', channel.first, bare.first)
  const last = compare('last words', channel.last, bare.last)
  return first <= overheadMaxMs && last <= overheadMaxMs
}

function printRow(name: string, sample: readonly number[]): void {
  const figures = [median(sample), quantile(sample, 0.95)]
  print(name.padEnd(34) + figures.map((ms) => ms.toFixed(2).padStart(10)).join(''))
}

/** Prints and returns the difference of the medians, in milliseconds. */
function compare(name: string, channel: readonly number[], bare: readonly number[]): number {
  const overheadMs = median(channel) - median(bare)
  const ratio = median(channel) / median(bare)
  const verdict = overheadMs <= overheadMaxMs ? 'within' : 'OVER'
  print(`${name}: +${overheadMs.toFixed(2)} ms, ratio ${ratio.toFixed(3)} (${verdict} ${overheadMaxMs} ms)`)
  return overheadMs
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
