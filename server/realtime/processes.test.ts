import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema/users.ts'
import { thorough } from '#db/testing/thorough.ts'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { ChannelClient } from '#server/testing/channel-client.ts'
import { runChaos } from '#server/testing/chaos.ts'
import { ServerPair } from '#server/testing/server-pair.ts'
import { ReconnectingClient } from '#server/testing/reconnecting-client.ts'

let pair: ServerPair

beforeAll(async () => {
  pair = await ServerPair.start()
}, 180_000)
afterAll(() => pair.stop(), 120_000)

/** Two processes are started, killed and restarted: that takes long on a busy machine. */
const timeout = 240_000

async function person(role: 'trainee' | 'admin'): Promise<TestBrowser> {
  const browser = new TestBrowser(pair.at(0).origin)
  const { id } = await browser.register()
  await pair.db.update(users).set({ role }).where(eq(users.id, id))
  return browser
}

const patient = { prospect: { difficultyLevel: 'beginner' } } as const
const follow = (
  place: () => number,
  sessionId: string,
  { cookie }: TestBrowser,
  mode: 'participant' | 'observer',
) => new ReconnectingClient({ server: () => pair.at(place()), sessionId, cookie, mode, awayMs: () => 100 })

it(
  '[P5][P7] a process is killed in the middle of a turn: the trainee continues in the other, with every acknowledged line once',
  async () => {
    const trainee = await person('trainee')
    const admin = await person('admin')
    const { id } = await trainee.startSession(patient)
    let home = 0
    const client = follow(() => home, id, trainee, 'participant')
    const observer = follow(() => 1, id, admin, 'observer')
    for (const each of [client, observer]) await each.waitUntil(({ transcript }) => transcript.epoch !== null)
    const first = client.say('Hello, can you tell me what happened with the payments?')
    await observer.waitUntil(({ transcript }) => transcript.items.some((item) => item.status === 'streaming'))
    home = 1
    await pair.kill(0)
    const second = client.say('Are you still there? What would help you most?')
    await client.waitUntil(({ acknowledged }) => acknowledged.has(first) && acknowledged.has(second))
    await client.waitUntil(({ transcript }) => {
      const last = transcript.items.at(-1)
      return last?.role === 'assistant' && last.status === 'complete' && transcript.items.length >= 5
    })
    await observer.waitUntil(({ transcript }) => transcript.headSeq >= client.transcript.headSeq)
    expect(observer.transcript.items).toEqual(client.transcript.items)
    const lines = client.transcript.items.filter((item) => item.role === 'user')
    expect(lines.map((line) => line.seq)).toEqual([...client.acknowledged.values()].sort((a, b) => a - b))
    expect(client.transcript.items.filter((item) => item.status === 'streaming')).toEqual([])
    await client.stop()
    await observer.stop()
    await pair.restart(0)
  },
  timeout,
)

it(
  '[P1][P3] after random kills, disconnects and repetitions two tabs, the observer and the database agree',
  async () => {
    const size = thorough
      ? { seeds: [1, 2, 3, 4], steps: 8, kills: 2 }
      : { seeds: [1, 2], steps: 5, kills: 1 }
    const chaos = { ...size, stepMs: thorough ? 600 : 300, awayMs: [50, 500] }
    expect(await runChaos(pair, chaos)).toEqual([])
  },
  timeout,
)

it(
  '[P4] Postgres restarts under 20 sessions: nothing crashes, and all continue in order',
  async () => {
    const trainee = await person('trainee')
    const sessions = await Promise.all(Array.from({ length: 20 }, () => trainee.startSession(patient)))
    const clients = sessions.map(({ id }, place) => follow(() => place % 2, id, trainee, 'participant'))
    const admin = await person('admin')
    // The processes also receive each other's messages again.
    const observer = follow(() => 1, sessions[0]?.id ?? '', admin, 'observer')
    for (const client of [...clients, observer])
      await client.waitUntil(({ transcript }) => transcript.epoch !== null)
    for (const client of clients) client.say('Hello, can you tell me what happened?')
    await pair.crashPostgres()
    for (const client of clients) client.say('And what would help you most?')
    for (const client of clients) {
      await client.waitUntil((each) => each.answered)
      await client.waitUntil(
        ({ transcript }) =>
          transcript.items.every((item) => item.status !== 'streaming') &&
          transcript.items.at(-1)?.role === 'assistant',
      )
      const lines = client.transcript.items.filter((item) => item.role === 'user')
      expect(lines.map((line) => line.seq).sort((a, b) => a - b)).toEqual(
        [...client.acknowledged.values()].sort((a, b) => a - b),
      )
      expect(lines).toHaveLength(2)
    }
    const [client] = clients
    await observer.waitUntil(({ transcript }) => transcript.headSeq >= (client?.transcript.headSeq ?? 0))
    expect(observer.transcript.items).toEqual(client?.transcript.items)
    for (const place of [0, 1]) expect((await fetch(`${pair.at(place).origin}/healthz`)).status).toBe(200)
    for (const each of [...clients, observer]) await each.stop()
  },
  timeout,
)

const manySessions = thorough ? 200 : 30
/** Below the sockets that an account may have open. */
const sessionsOfOne = 25

it(
  `[P10] SIGTERM under ${manySessions} sessions: it ends in order, and nothing that was acknowledged is lost`,
  async () => {
    let home = 0
    const clients: ReconnectingClient[] = []
    while (clients.length < manySessions) {
      const trainee = await person('trainee')
      for (let n = 0; n < Math.min(sessionsOfOne, manySessions - clients.length); n++) {
        const { id } = await trainee.startSession(patient)
        clients.push(follow(() => home, id, trainee, 'participant'))
      }
    }
    for (const client of clients) await client.waitUntil(({ transcript }) => transcript.epoch !== null)
    for (const client of clients) client.say(`Hello, can you tell me what happened? ${randomUUID()}`)
    home = 1
    expect(await pair.at(0).kill('SIGTERM')).toBe(0)
    for (const client of clients) {
      await client.waitUntil((each) => each.answered)
      await client.waitUntil(({ transcript }) =>
        transcript.items.every((item) => item.status !== 'streaming'),
      )
      const lines = client.transcript.items.filter((item) => item.role === 'user')
      expect(lines.map((line) => line.seq)).toEqual([...client.acknowledged.values()])
    }
    for (const client of clients) await client.stop()
    await pair.restart(0)
  },
  timeout,
)

it(
  '[B2] the connection is closed after the twentieth of ten thousand garbage frames, and the session continues',
  async () => {
    const trainee = await person('trainee')
    const { id } = await trainee.startSession(patient)
    const { origin } = pair.at(0)
    const open = () =>
      ChannelClient.open(`${origin.replace('http', 'ws')}/ws/sessions/${id}`, {
        cookie: trainee.cookie,
        origin,
      })
    const noisy = await open()
    await noisy.join()
    for (let n = 0; n < 10_000; n++) noisy.sendRaw(`{"type":"nonsense","n":${n}`)
    expect(await noisy.closed()).toBe(closeCodes.badFrames)
    const calm = await open()
    await calm.join()
    expect(await calm.say('Hello, how are you today?')).not.toBe('')
    calm.close()
  },
  timeout,
)
