import { setTimeout as sleep } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/users.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { seededRandom } from '#server/testing/chaos.ts'
import { loadTestSettings } from '#server/testing/load-test-settings.ts'
import { ServerPair } from '#server/testing/server-pair.ts'
import { ReconnectingClient } from '#server/testing/reconnecting-client.ts'
import { median, quantile } from './statistics.ts'

/**
 * Measures how long after the trainee sent a line a supervisor sees it: in the trainee's process, and in
 * another one on the same Postgres. Each session sends its next line some seconds after the reply has ended,
 * as people do.
 */
const sessionsAtOnce = Number(process.env.BENCH_SESSIONS ?? 20)
const linesPerSession = 5
const pauseMaxMs = 4_000
const delayMaxMs = 250

const random = seededRandom(7)
const pair = await ServerPair.start(loadTestSettings)
const delays = { trainee: [] as number[], 'same process': [] as number[], 'other process': [] as number[] }
try {
  const trainee = new TestBrowser(pair.at(0).origin)
  await trainee.register()
  const admin = new TestBrowser(pair.at(0).origin)
  const { id } = await admin.register()
  await pair.db.update(users).set({ role: 'admin' }).where(eq(users.id, id))
  const open: Promise<void>[] = []
  for (let n = 0; n < sessionsAtOnce; n++) {
    const session = await trainee.startSession({ prospect: { difficultyLevel: 'beginner' } })
    open.push(speak(session.id, trainee, admin))
  }
  await Promise.all(open)
} finally {
  await pair.stop()
}
for (const [who, sample] of Object.entries(delays))
  console.log(
    `${who.padEnd(14)} ${sample.length} lines: p50 ${median(sample).toFixed(0)} ms, p95 ${quantile(sample, 0.95).toFixed(0)} ms`,
  )
process.exitCode = quantile(delays['other process'], 0.95) > delayMaxMs ? 1 : 0

async function speak(sessionId: string, trainee: TestBrowser, admin: TestBrowser): Promise<void> {
  const follow = (place: number, { cookie }: TestBrowser, mode: 'participant' | 'observer') =>
    new ReconnectingClient({ server: () => pair.at(place), sessionId, cookie, mode, awayMs: () => 100 })
  const client = follow(0, trainee, 'participant')
  const here = follow(0, admin, 'observer')
  const there = follow(1, admin, 'observer')
  const all = [client, here, there]
  for (const each of all) await each.waitUntil(({ transcript }) => transcript.epoch !== null)
  for (let n = 0; n < linesPerSession; n++) {
    const text = `Line ${n}. Can you tell me a little more about that?`
    await sleep(random() * pauseMaxMs)
    const sentAtMs = performance.now()
    client.say(text)
    for (const each of all)
      await each.waitUntil(({ receivedAtMs, transcript }) => {
        const last = transcript.items.at(-1)
        return receivedAtMs.has(text) && last?.role === 'assistant' && last.status !== 'streaming'
      })
    const seen = (each: ReconnectingClient) => (each.receivedAtMs.get(text) ?? Number.NaN) - sentAtMs
    delays.trainee.push(seen(client))
    delays['same process'].push(seen(here))
    delays['other process'].push(seen(there))
  }
  for (const each of all) await each.stop()
}
