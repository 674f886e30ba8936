import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { createDatabase } from '#db/client.ts'
import { startEmbeddedPostgres } from '#db/embedded.ts'
import { migrateDatabase } from '#db/migrate.ts'
import { median, quantile } from './statistics.ts'
import { startChild } from './turn/child.ts'
import { liveKitMissing } from './voice/livekit.ts'
import { bareSide, liveKitSide, portalSide, seedSide, type Stand } from './voice/sides.ts'
import { measureTurns, type TurnTimes } from './voice/turns.ts'
import { floorMs, providerTimes } from './voice/words.ts'

/**
 * How long it takes from the final words to the first byte of sound at the listener, all in one run on one
 * simulator of the providers: this project, the seed's own way, and LiveKit Agents where it is installed.
 */
const warmMedianMaxMs = 345
const shareOfLiveKitMax = 0.5
const warmTurns = Number(process.env.BENCH_TURNS ?? 30)
const rounds = { newProcess: 5, newSession: Math.ceil(warmTurns / 2), warm: warmTurns }

const folder = await mkdtemp(path.join(os.tmpdir(), 'portal-bench-'))
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined })
await migrateDatabase(postgres.url)
const database = createDatabase(postgres.url)
const simulator = await startChild(path.join(import.meta.dirname, 'voice', 'simulator-process.ts'), [])
const [modelUrl = '', voicesUrl = ''] = simulator.firstLine.split(' ')
const stand: Stand = { db: database.db, databaseUrl: postgres.url, providers: { modelUrl, voicesUrl } }
let missed = false
try {
  await turns()
} finally {
  await database.close()
  await simulator.end()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 })
}
process.exitCode = missed ? 1 : 0

async function turns(): Promise<void> {
  const missing = liveKitMissing()
  if (missing !== null) print(missing)
  const starts = [portalSide(stand), bareSide(stand), seedSide(stand)]
  if (missing === null) starts.push(liveKitSide(stand))
  const times = await measureTurns(starts, rounds)
  const { firstTokenMs, tokenMs, firstByteMs } = providerTimes
  print(
    `\nFinal words to first sound, in ms. Providers: first token ${firstTokenMs}, ${tokenMs} a token, first byte ${firstByteMs}; floor ${floorMs}`,
  )
  print(''.padEnd(36) + ['warm med', 'p95', 'session med', 'p95', 'process med', 'most'].map(head).join(''))
  for (const { name, warm, newSession, newProcess } of times)
    print(
      name.padEnd(36) +
        [warm, newSession, newProcess]
          .flatMap((sample) => [median(sample), quantile(sample, 0.95)])
          .map((ms) => head(ms.toFixed(1)))
          .join(''),
    )
  judge(times)
}

function judge([own, , , liveKit]: readonly TurnTimes[]): void {
  if (!own) return
  const ownMs = median(own.warm)
  verdict(`warm median ${ownMs.toFixed(1)} ms`, ownMs, warmMedianMaxMs, 'ms')
  if (!liveKit) return
  const share = (ownMs - floorMs) / (median(liveKit.warm) - floorMs)
  verdict(
    `overhead over the floor, as a share of LiveKit's: ${share.toFixed(2)}`,
    share,
    shareOfLiveKitMax,
    '',
  )
}

/** Says whether a figure keeps its limit. */
function verdict(what: string, figure: number, max: number, unit: string): void {
  const kept = figure <= max
  if (!kept) missed = true
  print(`${what} (${kept ? 'within' : 'OVER'} ${max}${unit === '' ? '' : ` ${unit}`})`)
}

function head(text: string): string {
  return text.padStart(13)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
