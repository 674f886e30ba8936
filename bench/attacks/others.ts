import { setTimeout as sleep } from 'node:timers/promises'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Database } from '#db/client.ts'
import { SoakLog, practise } from '../soak/practice.ts'
import { newTrainee } from '../voice/portal.ts'
import { quantile } from '../statistics.ts'

/** What ordinary pages call. */
const pages = ['/api/user', '/api/prospects?limit=20', '/api/training-sessions?limit=20', '/api/overview']
const callsPerSecond = 20
/** Each reads one page a second, well within the limit of a login. */
const readerCount = 20
/** A call without an answer counts with this time. */
const answerTimeoutMs = 30_000

/** What the others met in one phase, in milliseconds. */
export type Experience = {
  pagesMs: number[]
  /** The same by page. */
  byPage: Map<string, number[]>
  firstSoundMs: number[]
  /** Calls that were not answered with 200, and turns that failed. */
  failed: number
  /** The largest delay of the measuring process itself. */
  ownDelayMs: number
}

export type Others = {
  /** Begins a new phase. */
  begin(): void
  /** What was met since `begin`. */
  experience(): Experience
  stop(): Promise<void>
}

/**
 * People who use the product as usual: pages at a fixed rate, whether or not the earlier ones were answered, and
 * calls by voice. A time counts from the moment when the call was due.
 */
export async function startOthers(
  db: Database,
  origin: string,
  given: { speakers: number; silenceMs: number },
): Promise<Others> {
  const readers = await Promise.all(Array.from({ length: readerCount }, () => newTrainee(db)))
  const stop = new AbortController()
  const log = new SoakLog()
  const speakers = Array.from({ length: given.speakers }, () =>
    practise({ db, origin, log, stop: stop.signal, silenceMs: given.silenceMs }),
  )
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  let pagesMs: number[] = []
  let byPage = new Map<string, number[]>()
  let failed = 0
  let soundsBefore = 0
  let errorsBefore = 0
  const errors = () => [...log.errors.values()].reduce((sum, count) => sum + count, 0)
  const call = async (turn: number, due: number) => {
    const phase = pagesMs
    const page = pages[turn % pages.length] ?? ''
    const ofPage = byPage.get(page) ?? []
    byPage.set(page, ofPage)
    const reader = readers[turn % readers.length]
    try {
      const response = await fetch(origin + page, {
        headers: { cookie: reader?.cookie ?? '' },
        signal: AbortSignal.timeout(answerTimeoutMs),
      })
      await response.arrayBuffer()
      if (!response.ok) failed += 1
    } catch {
      failed += 1
    }
    const tookMs = performance.now() - due
    phase.push(tookMs)
    ofPage.push(tookMs)
  }
  const calls = (async () => {
    const startMs = performance.now()
    const open = new Set<Promise<void>>()
    for (let turn = 0; !stop.signal.aborted; turn++) {
      const due = startMs + (turn * 1_000) / callsPerSecond
      const waitMs = due - performance.now()
      if (waitMs > 0) await sleep(waitMs)
      const one = call(turn, due).finally(() => open.delete(one))
      open.add(one)
    }
    await Promise.all(open)
  })()
  return {
    begin() {
      pagesMs = []
      byPage = new Map()
      failed = 0
      soundsBefore = log.firstSoundMs.length
      errorsBefore = errors()
      delay.reset()
    },
    experience: () => ({
      pagesMs: [...pagesMs],
      byPage: new Map(byPage),
      firstSoundMs: log.firstSoundMs.slice(soundsBefore),
      failed: failed + errors() - errorsBefore,
      ownDelayMs: delay.max / 1e6,
    }),
    async stop() {
      stop.abort()
      await calls
      await Promise.race([Promise.all(speakers), sleep(30_000, undefined, { ref: false })])
      for (const [what, count] of log.errors) process.stdout.write(`  ${count} turns failed: ${what}\n`)
    },
  }
}

/** `p50/p95` in whole milliseconds. */
export function halfAndMost(sample: readonly number[]): string {
  if (sample.length === 0) return 'none'
  return `${quantile(sample, 0.5).toFixed(0)}/${quantile(sample, 0.95).toFixed(0)}`
}
