import { randomUUID } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { limits } from '#protocol/vocabulary/limits.ts'
import { loadTestSettings } from '#server/testing/load-test-settings.ts'
import { startBenchDatabase } from './bench-database.ts'
import { openChannel } from './channel/open-channel.ts'
import { median, quantile } from './statistics.ts'
import { newSession, newTrainee, startPortal } from './voice/portal.ts'

/**
 * Measures what a client that never reads, or one that sends garbage, costs the others: 200 MB are published
 * to a session in each round while a client reads it. Beside it there is in turn a second reader, a client
 * that never reads, and one that sends 10,000 frames of garbage, all in one run (P9, B2).
 */
const rounds = Number(process.env.BENCH_ROUNDS ?? 2)
const roundMs = 10_000
const publishedBytes = 200 * 1024 * 1024
const garbageFrames = 10_000
/** Few enough that a reading client loses nothing. */
const unacknowledgedMax = 30
const p99FactorMax = 2
const extraMemoryMaxMb = 20

/** The longest text that a frame may have, of three bytes per character. */
const text = '€'.repeat(limits.lineMax)
const frames = Math.round(publishedBytes / Buffer.byteLength(text))
const kinds = ['that reads too', 'that never reads', 'that sends garbage'] as const
type Kind = (typeof kinds)[number]

const database = await startBenchDatabase()
const portal = await startPortal(database.url, null, { env: loadTestSettings })
const delaysMs: Record<Kind, number[]> = {
  'that reads too': [],
  'that never reads': [],
  'that sends garbage': [],
}
const peakMb: Record<Kind, number[]> = {
  'that reads too': [],
  'that never reads': [],
  'that sends garbage': [],
}
try {
  const trainee = await newTrainee(database.db)
  const admin = await newTrainee(database.db, { role: 'admin' })
  const access = await newSession(database.db, portal.origin, trainee)
  const speaker = await openChannel({ ...access, mode: 'participant' })
  const reader = await openChannel({ ...access, cookie: admin.cookie, mode: 'observer' })
  // Warm-up: compiles the code and lets the heap grow to its working size.
  await publish(speaker, reader)
  for (let round = 0; round < rounds; round++)
    for (const kind of kinds) {
      const other = await openChannel({ ...access, cookie: admin.cookie, mode: 'observer' })
      if (kind === 'that never reads') other.pause()
      if (kind === 'that sends garbage')
        for (let n = 0; n < garbageFrames; n++) other.send(`{"type":"nonsense","n":${n}`)
      await resetPeakMemory()
      delaysMs[kind].push(...(await publish(speaker, reader)))
      peakMb[kind].push(await peakMemoryMb())
      other.terminate()
    }
  for (const socket of [speaker, reader]) socket.terminate()
} finally {
  await portal.kill('SIGTERM')
  await database.stop()
}
let missed = false
const baseline = {
  p99: quantile(delaysMs['that reads too'], 0.99),
  mb: Math.max(...peakMb['that reads too']),
}
for (const kind of kinds) {
  const [p50, p99] = [median(delaysMs[kind]), quantile(delaysMs[kind], 0.99)]
  const mb = Math.max(...peakMb[kind])
  const lost = 1 - delaysMs[kind].length / (frames * rounds)
  print(
    `beside a client ${kind.padEnd(18)} p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (${(p99 / baseline.p99).toFixed(2)} times), ` +
      `${(lost * 100).toFixed(1)}% lost, at most ${mb.toFixed(0)} MB (${(mb - baseline.mb).toFixed(0)} more)`,
  )
  if (p99 > p99FactorMax * baseline.p99 || mb - baseline.mb > extraMemoryMaxMb) missed = true
}
process.exitCode = missed ? 1 : 0

/**
 * Publishes to the session at an even pace, as far as the server keeps up; returns how long each frame took
 * to the reader.
 */
async function publish(speaker: WebSocket, reader: WebSocket): Promise<number[]> {
  const sentAtMs = new Map<string, number>()
  const tookMs: number[] = []
  const onFrame = (data: unknown) => {
    const atMs = performance.now()
    const frame: { type: string; utterance_id?: string } = JSON.parse(String(data))
    const sent = sentAtMs.get(frame.utterance_id ?? '')
    if (frame.type === 'input_transcript.delta' && sent !== undefined) tookMs.push(atMs - sent)
  }
  reader.on('message', onFrame)
  let acknowledged = 0
  const countAck = (data: unknown) => {
    if (String(data).startsWith('{"type":"ack"')) acknowledged += 1
  }
  speaker.on('message', countAck)
  const startedMs = performance.now()
  for (let sent = 0; sent < frames;) {
    const paced = Math.ceil(((performance.now() - startedMs) / roundMs) * frames)
    const due = Math.min(frames, paced, acknowledged + unacknowledgedMax)
    for (; sent < due; sent++) {
      const utterance_id = randomUUID()
      sentAtMs.set(utterance_id, performance.now())
      speaker.send(
        JSON.stringify({ type: 'input_transcript.delta', client_msg_id: randomUUID(), utterance_id, text }),
      )
    }
    await sleep(5)
  }
  // A client that only reads must show that it is alive.
  reader.send(JSON.stringify({ type: 'ping', client_msg_id: randomUUID(), t: 0 }))
  while (acknowledged < frames) await sleep(5)
  await sleep(500)
  reader.off('message', onFrame)
  speaker.off('message', countAck)
  return tookMs
}

/** The peak resident memory of the server since `resetPeakMemory`. */
async function peakMemoryMb(): Promise<number> {
  const status = await readFile(`/proc/${portal.pid}/status`, 'utf8')
  return Number(/^VmHWM:\s+(\d+) kB$/mu.exec(status)?.[1]) / 1_024
}

async function resetPeakMemory(): Promise<void> {
  await writeFile(`/proc/${portal.pid}/clear_refs`, '5')
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
