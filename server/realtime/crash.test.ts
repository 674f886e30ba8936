import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applyFrame, emptyTranscript, type Transcript } from '#protocol/realtime/transcript.ts'
import { TestBrowser } from '#server/testing/browser.ts'
import { ChannelClient } from '#server/testing/channel-client.ts'
import { bundleServer, type ServerProcess, spawnServer } from '#server/testing/spawn-server.ts'

let file: string
let dataDir: string
let server: ServerProcess

beforeAll(async () => {
  file = await bundleServer()
  dataDir = await mkdtemp(join(tmpdir(), 'portal-crash-'))
})
afterAll(async () => {
  await server.kill('SIGTERM')
  await rm(dataDir, { recursive: true, force: true })
})

const kills = 20
/** A turn of the embedded debtor takes about this long: kills fall anywhere in it. */
const turnMs = 900

it(`[P2][P3] kill -9 at ${kills} random points of a turn loses nothing and leaves nothing streaming`, async () => {
  server = await spawnServer(file, { DATA_DIR: dataDir })
  const browser = new TestBrowser(server.origin)
  await browser.register()
  // The most patient debtor: one who hangs up would end the test before its time.
  const session = await browser.startSession({ prospect: { difficultyLevel: 'beginner' } })
  let transcript: Transcript = emptyTranscript
  const acknowledged = new Map<string, number>()
  const sent: { id: string; text: string }[] = []

  for (let n = 0; n < kills; n++) {
    const client = await enter(server, browser, session.id, transcript)
    const line = { id: randomUUID(), text: `Line ${n}. Can you tell me a little more about that?` }
    sent.push(line)
    // A real client sends again whatever had no answer before the crash.
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
    await sleep(Math.random() * turnMs)
    await server.kill('SIGKILL')
    await client.closed()
    transcript = client.frames.reduce(applyFrame, transcript)
    server = await spawnServer(file, { DATA_DIR: dataDir })
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
  expect(transcript.headSeq).toBeGreaterThan(kills)
  fresh.close()
}, 120_000)

/** Opens the session as a client that comes back does: with what it has seen, on whatever port there is now. */
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
