import { setTimeout as sleep } from 'node:timers/promises'
import { BarePipeline } from './bare.ts'
import { Call } from './call.ts'
import { between, familyOf, pinTo, programOf, usedBy } from './cores.ts'
import { endPortal, newSession, newTrainee, startPortal } from './portal.ts'
import type { Stand } from './sides.ts'

export type CrowdTimes = {
  sessions: number
  firstSoundMs: number[]
  /** The same of the bare pipeline, which met the same providers and the same listeners meanwhile. */
  bareMs: number[]
  /** Processor time by turn: of the server alone, and of the database's processes. */
  cpuMsATurn: { server: number; database: number }
  /** Share of its core that the server took, and of the other one that everybody else took. */
  busy: { server: number; others: number }
  failures: number
  /** Whether the server had a core of its own. */
  pinned: boolean
}

const serverCore = 0
const restCore = 1

/** How long a collector speaks between two replies. */
const speaksMs = 8_000
/** About how long a reply sounds. */
const replyMs = 6_300
/** Bare pipelines beside a crowd, and how long each rests between two turns. */
const bareCallers = 4
const bareRestsMs = 1_000

/**
 * So many calls at once, each at another point of its conversation: the reply is heard to its end, the collector
 * speaks with partial words, and so on. The server has a core of its own; the providers, the database and the
 * listeners share the other one.
 */
export async function* measureCrowd(
  stand: Stand,
  sizes: readonly number[],
  forMs: number,
): AsyncGenerator<CrowdTimes> {
  const portal = await startPortal(stand.databaseUrl, stand.providers)
  const family = familyOf(process.pid)
  const pinned = family.map((pid) => pinTo(pid === portal.pid ? serverCore : restCore, pid))
  try {
    for (const sessions of sizes) {
      const calls: Call[] = []
      for (let number = 0; number < sessions; number++)
        calls.push(await Call.open(await newSession(stand.db, portal.origin, await newTrainee(stand.db))))
      yield { ...(await hold(stand, calls, portal.pid, forMs)), pinned: pinned.every((done) => done) }
      for (const call of calls) call.close()
      // What was cut off in the middle is settled before the next crowd comes.
      await sleep(replyMs)
    }
  } finally {
    await endPortal(portal)
  }
}

async function hold(
  { providers }: Stand,
  calls: readonly Call[],
  serverPid: number,
  forMs: number,
): Promise<Omit<CrowdTimes, 'pinned'>> {
  const cycleMs = speaksMs + replyMs
  const firstSoundMs: number[] = []
  let counting = false
  let over = false
  let failures = 0
  const talk = async (call: Call, place: number) => {
    await sleep((cycleMs * place) / calls.length)
    while (!over) {
      const ms = await call.say()
      if (counting) firstSoundMs.push(ms)
      await call.hearOut()
      if (!over) await call.speak(speaksMs)
    }
  }
  const all = Promise.allSettled(
    calls.map((call, place) =>
      talk(call, place).catch((error: unknown) => {
        // Calls that are cut off at the end of the measure are no failures.
        if (!over) failures += 1
        if (!over && failures === 1) process.stderr.write(`a call failed: ${String(error)}\n`)
      }),
    ),
  )
  const bareMs: number[] = []
  const bare = Array.from({ length: bareCallers }, async (_, place) => {
    const pipeline = await BarePipeline.open(providers)
    await sleep((bareRestsMs * place) / bareCallers)
    while (!over) {
      const ms = await pipeline.turn()
      if (counting) bareMs.push(ms)
      await sleep(bareRestsMs)
    }
    pipeline.close()
  })
  // The first round is the warming up: everybody has said a line by then.
  await sleep(cycleMs)
  counting = true
  const from = usedBy(familyOf(process.pid))
  await sleep(forMs)
  counting = false
  const to = usedBy(familyOf(process.pid))
  const tookMs = to.atMs - from.atMs
  over = true
  await all
  await Promise.all(bare)
  return {
    sessions: calls.length,
    firstSoundMs,
    bareMs,
    cpuMsATurn: {
      server: between(from, to, (pid) => pid === serverPid) / firstSoundMs.length,
      database: between(from, to, (pid) => programOf(pid) === 'postgres') / firstSoundMs.length,
    },
    busy: {
      server: between(from, to, (pid) => pid === serverPid) / tookMs,
      others: between(from, to, (pid) => pid !== serverPid) / tookMs,
    },
    failures,
  }
}
