import { parseArgs } from 'node:util'
import { runChaos } from '#server/testing/chaos.ts'
import { loadTestSettings } from '#server/testing/load-test-settings.ts'
import { ServerPair } from '#server/testing/server-pair.ts'

/**
 * Two server processes on one Postgres. For each seed, a session with two tabs and an observer: lines,
 * repeats and disconnects of 1 s and 30 s at random, while the processes are killed (SIGKILL) and restarted.
 * In the end the tabs, the observer and the database must agree, with every acknowledged line exactly once
 * (P1, P3, P5, P6).
 */
const { values } = parseArgs({
  options: {
    /** The number of seeds, and the first one: a failing seed can be run again alone. */
    seeds: { type: 'string', default: '200' },
    from: { type: 'string', default: '1' },
    'at-once': { type: 'string', default: '20' },
  },
})
const seeds = Number(values.seeds)
const from = Number(values.from)
const atOnce = Number(values['at-once'])

const pair = await ServerPair.start(loadTestSettings)
let failed = 0
try {
  for (let done = 0; done < seeds; done += atOnce) {
    const round = Array.from({ length: Math.min(atOnce, seeds - done) }, (_, n) => from + done + n)
    const beganMs = performance.now()
    const chaos = { seeds: round, steps: 14, stepMs: 2_500, awayMs: [50, 1_000, 1_000, 30_000], kills: 4 }
    const found = await runChaos(pair, chaos)
    failed += new Set(found.map(({ seed }) => seed)).size
    const seconds = ((performance.now() - beganMs) / 1_000).toFixed(0)
    console.log(`seeds ${round[0]} to ${round.at(-1)}: ${found.length} disagreements in ${seconds} s`)
    for (const { seed, what } of found) console.log(`  seed ${seed}: ${what}`)
  }
} finally {
  await pair.stop()
}
console.log(`${seeds - failed} of ${seeds} seeds agree`)
process.exitCode = failed > 0 ? 1 : 0
