import { loadTestSettings } from '#server/testing/load-test-settings.ts'
import { setTimeout as sleep } from 'node:timers/promises'
import { BarePipeline } from './bare-pipeline.ts'
import { Call } from './call.ts'
import { cpuMsBetween, processTree, pinToCore, programName, cpuSnapshot } from './cpu.ts'
import { stopPortal, newSession, newTrainee, startPortal } from './portal.ts'
import type { BenchSetup } from './systems.ts'

export type CrowdTimes = {
  sessions: number
  firstSoundMs: number[]
  /** The same for the bare pipeline, with the same providers and the same load. */
  bareMs: number[]
  /** CPU time per turn: of the server, and of the database's processes. */
  cpuMsPerTurn: { server: number; database: number }
  /** The share of its core that the server used, and of the other core that everything else used. */
  busy: { server: number; others: number }
  failures: number
  /** Whether the server had its own core. */
  pinned: boolean
}

const serverCore = 0
const otherCore = 1

/** How long a collector speaks between two replies. */
const speechMs = 8_000
/** The approximate duration of a reply. */
const replyMs = 6_300
/** Bare pipelines that run during the measurement, and their pause between two turns. */
const bareCallers = 4
const barePauseMs = 1_000

/**
 * Holds many calls at once, each at another point of its conversation: plays the reply to its end, speaks
 * with partial transcripts, and so on. The server has its own core; providers, database and listeners share
 * the other one.
 */
export async function* measureCrowd(
  setup: BenchSetup,
  sizes: readonly number[],
  measureMs: number,
): AsyncGenerator<CrowdTimes> {
  const portal = await startPortal(setup.databaseUrl, setup.providers, { env: loadTestSettings })
  const pids = processTree(process.pid)
  const pinned = pids.map((pid) => pinToCore(pid === portal.pid ? serverCore : otherCore, pid))
  try {
    for (const sessions of sizes) {
      const calls: Call[] = []
      for (let number = 0; number < sessions; number++)
        calls.push(await Call.open(await newSession(setup.db, portal.origin, await newTrainee(setup.db))))
      yield {
        ...(await measureCalls(setup, calls, portal.pid, measureMs)),
        pinned: pinned.every((done) => done),
      }
      for (const call of calls) call.close()
      // Replies that were cut off end before the next crowd starts.
      await sleep(replyMs)
    }
  } finally {
    await stopPortal(portal)
  }
}

async function measureCalls(
  { providers }: BenchSetup,
  calls: readonly Call[],
  serverPid: number,
  measureMs: number,
): Promise<Omit<CrowdTimes, 'pinned'>> {
  const cycleMs = speechMs + replyMs
  const firstSoundMs: number[] = []
  let counting = false
  let stopped = false
  let failures = 0
  const talk = async (call: Call, place: number) => {
    await sleep((cycleMs * place) / calls.length)
    while (!stopped) {
      const ms = await call.say()
      if (counting) firstSoundMs.push(ms)
      await call.listenToEnd()
      if (!stopped) await call.speak(speechMs)
    }
  }
  const all = Promise.allSettled(
    calls.map((call, place) =>
      talk(call, place).catch((error: unknown) => {
        // Calls that are cut off at the end of the measurement do not count as failures.
        if (!stopped) failures += 1
        if (!stopped && failures === 1) process.stderr.write(`a call failed: ${String(error)}\n`)
      }),
    ),
  )
  const bareMs: number[] = []
  const bare = Array.from({ length: bareCallers }, async (_, place) => {
    const pipeline = await BarePipeline.open(providers)
    await sleep((barePauseMs * place) / bareCallers)
    while (!stopped) {
      const ms = await pipeline.turn()
      if (counting) bareMs.push(ms)
      await sleep(barePauseMs)
    }
    pipeline.close()
  })
  // Warm-up: in this time every call has said a line.
  await sleep(cycleMs)
  counting = true
  const from = cpuSnapshot(processTree(process.pid))
  await sleep(measureMs)
  counting = false
  const to = cpuSnapshot(processTree(process.pid))
  const tookMs = to.atMs - from.atMs
  stopped = true
  await all
  await Promise.all(bare)
  return {
    sessions: calls.length,
    firstSoundMs,
    bareMs,
    cpuMsPerTurn: {
      server: cpuMsBetween(from, to, (pid) => pid === serverPid) / firstSoundMs.length,
      database: cpuMsBetween(from, to, (pid) => programName(pid) === 'postgres') / firstSoundMs.length,
    },
    busy: {
      server: cpuMsBetween(from, to, (pid) => pid === serverPid) / tookMs,
      others: cpuMsBetween(from, to, (pid) => pid !== serverPid) / tookMs,
    },
    failures,
  }
}
