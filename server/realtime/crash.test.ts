import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts'
import { thorough } from '#db/testing/thorough.ts'
import type { ServerFrameType } from '#protocol/realtime/server-frames.ts'
import { applyFrame, emptyTranscript, type Transcript } from '#protocol/realtime/transcript.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { ChannelClient } from '#server/testing/channel-client.ts'
import { bundleServer, type ServerProcess, spawnServer } from '#server/testing/spawn-server.ts'

let database: TestDatabase
let dataDir: string

beforeAll(async () => {
  database = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'portal-crash-'))
})
afterAll(async () => {
  await database.close()
  await rm(dataDir, { recursive: true, force: true })
})

/** Resolves once the turn has had this many frames of a type. */
function atFrame(type: ServerFrameType, count = 1): KillPoint {
  return async ({ client, from }) => {
    let next = from
    for (let n = 0; n < count; n++) {
      const frame = await client.find((each) => each.type === type, next)
      next = client.frames.indexOf(frame) + 1
    }
  }
}

/** Resolves within the reply, or at the end of one that is a word or two long. */
const withinReply: KillPoint = (turn) =>
  Promise.race([atFrame('response.output_text.delta', 3)(turn), atFrame('conversation.item.completed')(turn)])

const points: KillPoint[] = [
  // Just sent: the process may or may not have read it.
  async () => undefined,
  ({ client, lineId }) => client.answer(lineId),
  atFrame('response.created'),
  atFrame('response.output_text.delta'),
  withinReply,
  atFrame('conversation.item.completed'),
]

it(
  '[P2][P3] kill -9 at each stage of a turn loses nothing and leaves nothing streaming',
  () =>
    expectNothingLost(
      {
        DATABASE_URL: database.url,
        DATA_DIR: dataDir,
        SESSION_SECRET: 'the same before and after each kill',
      },
      points,
    ),
  300_000,
)

/** A turn of the embedded debtor takes about this long. */
const turnMs = 900

it.runIf(thorough)(
  '[P2][P3] kill -9 at 20 random points of a turn, with the embedded database, loses nothing',
  () =>
    expectNothingLost(
      { DATA_DIR: join(dataDir, 'embedded') },
      Array.from({ length: 20 }, () => () => sleep(Math.random() * turnMs)),
    ),
  240_000,
)

/** Resolves at the moment of a turn when the process is to be killed. The turn's frames begin at `from`. */
type KillPoint = (turn: { client: ChannelClient; from: number; lineId: string }) => Promise<unknown>

/**
 * Kills (SIGKILL) a server process at one point of each turn and starts it again. Every line must be stored exactly
 * once, every acknowledged one where its acknowledgement said, and nothing may be left streaming.
 */
async function expectNothingLost(env: Record<string, string>, points: readonly KillPoint[]): Promise<void> {
  const file = await bundleServer()
  let server = await spawnServer(file, env)
  const browser = new TestBrowser(server.origin)
  await browser.register()
  // The most patient debtor: one who hangs up would end the test too early.
  const session = await browser.startSession({ prospect: { difficultyLevel: 'beginner' } })
  let transcript: Transcript = emptyTranscript
  const acknowledged = new Map<string, number>()
  const sent: { id: string; text: string }[] = []

  for (const [n, point] of points.entries()) {
    const client = await enter(server, browser, session.id, transcript)
    const from = client.frames.length
    const line = { id: randomUUID(), text: `Line ${n}. Can you tell me a little more about that?` }
    sent.push(line)
    // A real client resends everything unanswered before the crash.
    for (const { id, text } of sent)
      if (!acknowledged.has(id)) {
        client.send({ type: 'input_text.submit', text }, id)
        void client.answer(id).then(
          (answer) => {
            if (answer.type === 'ack' && answer.seq !== null) acknowledged.set(id, answer.seq)
          },
          () => undefined,
        )
      }
    await point({ client, from, lineId: line.id })
    await server.kill('SIGKILL')
    await client.closed()
    transcript = client.frames.reduce(applyFrame, transcript)
    server = await spawnServer(file, env)
  }

  const client = await enter(server, browser, session.id, transcript)
  for (const { id, text } of sent)
    if (!acknowledged.has(id)) {
      const answer = await client.answer(client.send({ type: 'input_text.submit', text }, id))
      if (answer.type === 'ack' && answer.seq !== null) acknowledged.set(id, answer.seq)
    }
  const from = client.frames.length
  client.send({ type: 'ping', t: 1 })
  await client.find((frame) => frame.type === 'pong', from)
  transcript = client.frames.reduce(applyFrame, transcript)
  client.close()

  const fresh = await ChannelClient.open(webSocketUrl(server, session.id), {
    cookie: browser.cookie,
    origin: server.origin,
  })
  const { snapshot } = await fresh.join()
  const lines = snapshot.items.filter((item) => item.role === 'user')
  expect(lines.map((item) => item.text).sort()).toEqual(sent.map(({ text }) => text).sort())
  for (const { id, text } of sent)
    expect(lines.find((item) => item.seq === acknowledged.get(id))?.text).toBe(text)
  const running = new Set(fresh.frames.flatMap((f) => (f.type === 'response.created' ? [f.item_id] : [])))
  expect(snapshot.items.filter((item) => item.status === 'streaming' && !running.has(item.id))).toEqual([])
  expect(transcript.headSeq).toBeGreaterThan(points.length)
  fresh.close()
  await server.kill('SIGTERM')
}

/** Opens the session as a returning client does: with what it has seen, on whatever port there is now. */
async function enter(
  at: ServerProcess,
  browser: TestBrowser,
  sessionId: string,
  transcript: Transcript,
): Promise<ChannelClient> {
  const client = await ChannelClient.open(webSocketUrl(at, sessionId), {
    cookie: browser.cookie,
    origin: at.origin,
  })
  const { epoch, headSeq } = transcript
  if (epoch === null) await client.join()
  else await client.answer(client.send({ type: 'session.resume', epoch, last_seq: headSeq }))
  return client
}

function webSocketUrl(at: ServerProcess, sessionId: string): string {
  return `${at.origin.replace('http', 'ws')}/ws/sessions/${sessionId}`
}
