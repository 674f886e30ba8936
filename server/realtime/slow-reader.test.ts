import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { thorough } from '#db/testing/thorough.ts'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import { protocolVersion, subprotocol } from '#protocol/realtime/version.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import type { ChannelClient } from '#server/testing/channel-client.ts'
import { retainedBytes } from '#server/testing/retained-bytes.ts'
import { insertPerson } from '#server/testing/organisation.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const megabyte = 1024 * 1024
const publishedMegabytes = thorough ? 200 : 60
/** Maximum memory cost of a client that never reads, or that sends only garbage. */
const memoryMaxBytes = 20 * megabyte
/** The longest text of a frame, with three bytes per character. */
const longText = '€'.repeat(limits.lineMax)
/** Few enough at once that a reading client keeps up: from half of the queue frames are dropped. */
const framesAtOnce = 20
const batchBytes = framesAtOnce * Buffer.byteLength(longText)
const garbageFrames = 10_000

const unlimited = Number.POSITIVE_INFINITY
/** It sends as fast as it is read, so that the reader's side is measured. */
const portal = new TestPortal({
  options: { channel: { framesPerSecond: unlimited, bytesPerSecond: unlimited } },
})

/** Joins, and then stops reading. */
async function joinAndStopReading(sessionId: string, { cookie }: TestBrowser): Promise<WebSocket> {
  const { origin } = portal.server
  const headers = { cookie: cookie ?? '', origin }
  const socket = new WebSocket(portal.server.webSocketUrl(sessionId), subprotocol, { headers })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  const joined = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      if (Buffer.isBuffer(data) && data.includes('"ack"')) resolve()
    })
  })
  const join = { type: 'session.join', protocol: protocolVersion, mode: 'observer' }
  socket.send(JSON.stringify({ ...join, client_msg_id: randomUUID() }))
  await joined
  socket.pause()
  return socket
}

/**
 * Publishes this many bytes as partial transcripts while the reader keeps up; returns the maximum memory held
 * meanwhile.
 */
async function publish(from: ChannelClient, reader: ChannelClient, bytes: number): Promise<number> {
  const held: number[] = []
  for (let sent = 0; sent < bytes; sent += batchBytes) {
    const ids = Array.from({ length: framesAtOnce }, () => randomUUID())
    for (const utterance_id of ids)
      from.send({ type: 'input_transcript.delta', utterance_id, text: longText })
    await reader.find((frame) => frame.type === 'input_transcript.delta' && frame.utterance_id === ids.at(-1))
    // A client that only reads must send pings.
    reader.send({ type: 'ping', t: 0 })
    // The test clients' own records would otherwise be all of the memory.
    for (const client of [from, reader]) client.frames.length = 0
    if (sent >= (held.length * bytes) / 8) held.push(retainedBytes())
  }
  return Math.max(...held, retainedBytes())
}

/** A session in which the trainee speaks and a supervisor reads, with the memory held then. */
async function underLoad() {
  const trainee = await portal.registeredUser()
  const admin = await insertPerson(portal.backend, { role: 'admin', teamId: null })
  const { id } = await trainee.startSession({ prospect: { difficultyLevel: 'beginner' } })
  const speaker = await portal.openChannel(id, trainee)
  await speaker.join()
  const reader = await portal.openChannel(id, admin.browser)
  await reader.join('observer')
  const beforeBytes = await publish(speaker, reader, 8 * batchBytes)
  return { sessionId: id, trainee, admin, speaker, reader, beforeBytes }
}

/** The number of slow readers disconnected, or of frames dropped, so far. */
async function sheds(what: 'connection' | 'passing'): Promise<number> {
  const { body } = await portal.server.ctx.metrics.text()
  return Number(new RegExp(`^portal_sheds_total\\{what="${what}"\\} (\\d+)$`, 'mu').exec(body)?.[1] ?? 0)
}

it(`[P9] a reader that never reads while ${publishedMegabytes} MB are published is disconnected at the limit and costs no memory`, async () => {
  const { sessionId, trainee, admin, speaker, reader, beforeBytes } = await underLoad()
  const silent = await joinAndStopReading(sessionId, admin.browser)
  const closed = new Promise<number>((resolve) => silent.once('close', resolve))
  expect((await publish(speaker, reader, publishedMegabytes * megabyte)) - beforeBytes).toBeLessThan(
    memoryMaxBytes,
  )
  // Droppable frames were dropped for it; stored ones are not, and fill the rest of the queue.
  expect(await sheds('passing')).toBeGreaterThan(0)
  const { id: to } = await trainee.call('currentUser')
  while ((await sheds('connection')) === 0)
    await reader.answer(reader.send({ type: 'whisper.send', text: longText, to }))
  expect(retainedBytes() - beforeBytes).toBeLessThan(memoryMaxBytes)
  // Nobody else is affected, and it finds out once it reads again.
  expect(reader.closeCode).toBeNull()
  expect(await speaker.say('Hello, how are you today?')).not.toBe('')
  silent.resume()
  expect(await closed).toBe(closeCodes.slowReader)
  for (const client of [speaker, reader]) client.close()
}, 240_000)

it('[B2] ten thousand garbage frames cost no memory and affect nobody else', async () => {
  const { sessionId, trainee, speaker, reader, beforeBytes } = await underLoad()
  const noisy = await portal.openChannel(sessionId, trainee)
  await noisy.join()
  for (let n = 0; n < garbageFrames; n++) noisy.sendRaw(`{"type":"nonsense","n":${n}`)
  expect((await publish(speaker, reader, 8 * batchBytes)) - beforeBytes).toBeLessThan(memoryMaxBytes)
  expect(await noisy.closed()).toBe(closeCodes.badFrames)
  expect(await speaker.say('Hello, how are you today?')).not.toBe('')
  for (const client of [speaker, reader]) client.close()
}, 240_000)
