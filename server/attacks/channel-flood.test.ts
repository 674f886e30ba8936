import { randomUUID } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { beforeAll, afterAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { encodeAudio } from '#protocol/realtime/audio.ts'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import { subprotocol } from '#protocol/realtime/version.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { Stt } from '#server/providers/stt/stt.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import type { ChannelClient } from '#server/testing/channel-client.ts'
import { startTestServer, type TestServer } from '#server/testing/start-server.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

/** A transcription that takes as long as the test wants, so that commands queue behind it. */
class PausableStt implements Stt {
  readonly provider = 'test'
  #release: () => void = () => undefined
  #paused = Promise.resolve()

  pause(): void {
    this.#paused = new Promise((resolve) => (this.#release = resolve))
  }

  release(): void {
    this.#release()
  }

  async transcribe(): Promise<string> {
    await this.#paused
    return 'I understand.'
  }
}

const queuedCommands = 20
const framesPerSecond = 20
const burst = 10 * framesPerSecond
/** What one read of a socket may bring after the server has stopped reading. */
const chunkBytes = 64 * 1024
const stt = new PausableStt()
/** The usual server, and one that gives up soon. */
const portal = new TestPortal({ parts: { stt }, options: { channel: { queuedCommands } } })
let impatient: TestServer
beforeAll(async () => {
  const channel = { queuedCommands, framesPerSecond, congestedMaxMs: 200 }
  impatient = await startTestServer(portal.database, { stt }, { channel })
})
afterAll(async () => {
  stt.release()
  await impatient.close()
})

async function joined(
  server: TestServer,
): Promise<{ client: ChannelClient; trainee: TestBrowser; sessionId: string }> {
  const trainee = await portal.registeredUser()
  const { id } = await trainee.startSession({ prospect: { difficultyLevel: 'beginner' } })
  const client = await portal.openChannel(id, trainee, server)
  await client.join('participant', { enabled: true })
  return { client, trainee, sessionId: id }
}

/** A frame of a recording; the first one starts it. */
function audio(bytes: number, chunk = 0): Uint8Array {
  const payload = new Uint8Array(bytes).fill(7)
  return encodeAudio({
    kind: 'microphoneIn',
    first: chunk === 0,
    last: false,
    ordinal: 0,
    chunk,
    startSample: 0,
    payload,
  })
}

/** Lets the next commands of the client wait until `stt.release()`. */
async function stall(client: ChannelClient): Promise<string> {
  stt.pause()
  client.sendRaw(audio(64_000))
  return client.send({ type: 'input_audio.commit', utterance_id: randomUUID() })
}

/** A command that does nothing, of about this size. */
const partial = (text: string) =>
  ({ type: 'input_transcript.delta', utterance_id: randomUUID(), text }) as const

it('[I2] a full queue pauses the socket; when it is worked off everything is answered', async () => {
  const { client } = await joined(portal.server)
  const ids = [await stall(client)]
  const text = 'x'.repeat(limits.lineMax)
  for (let n = 0; n < 10 * queuedCommands; n++) ids.push(client.send(partial(text)))
  while (portal.server.connections.queued.commands < queuedCommands) await nextTurn()
  // Whatever else arrives stays in the kernel: pings, too, have no answer.
  const other = await joined(portal.server)
  expect(await other.client.say('Hello, how are you today?')).not.toBe('')
  expect(portal.server.connections.queued.commands).toBeLessThan(
    queuedCommands + chunkBytes / text.length + 1,
  )
  stt.release()
  const answers = await Promise.all(ids.map((id) => client.answer(id)))
  expect(new Set(answers.map(({ type }) => type))).toEqual(new Set(['ack']))
  for (const each of [client, other.client]) each.close()
})

it('[I3] a client that keeps the queue full is closed, and others go on', async () => {
  const { client } = await joined(impatient)
  const { client: other } = await joined(impatient)
  await stall(client)
  const frame = JSON.stringify({ ...partial('x'.repeat(limits.lineMax)), client_msg_id: randomUUID() })
  for (let n = 0; n < 1_500; n++) client.sendRaw(frame)
  let most = 0
  while (client.closeCode === null) {
    most = Math.max(most, impatient.connections.queued.commands)
    await nextTurn()
  }
  expect(client.closeCode).toBe(closeCodes.tooMuchInput)
  expect(most).toBeLessThan(queuedCommands + chunkBytes / limits.lineMax + 2)
  expect(await other.say('Hello, how are you today?')).not.toBe('')
  stt.release()
  other.close()
})

it('[I2][I3] thousands of commands that are answered at once are slowed down, then closed', async () => {
  const { client } = await joined(impatient)
  const ping = JSON.stringify({ type: 'ping', client_msg_id: randomUUID(), t: 0 })
  for (let n = 0; n < 10_000; n++) client.sendRaw(ping)
  expect(await client.closed()).toBe(closeCodes.tooMuchInput)
  const pongs = client.frames.filter(({ type }) => type === 'pong').length
  expect(pongs).toBeGreaterThan(burst / 2)
  expect(pongs).toBeLessThan(6_000)
})

it('[I2][I3] pings of the WebSocket protocol count like commands', async () => {
  const trainee = await portal.registeredUser()
  const { id } = await trainee.startSession()
  const headers = { cookie: trainee.cookie ?? '', origin: impatient.origin }
  const socket = new WebSocket(impatient.webSocketUrl(id), subprotocol, { headers })
  let pongs = 0
  socket.on('pong', () => (pongs += 1))
  const closed = new Promise<number>((resolve) => socket.once('close', resolve))
  await new Promise((resolve) => socket.once('open', resolve))
  // Large enough that one read of the socket brings few of them.
  const payload = 'x'.repeat(100)
  for (let n = 0; n < 10_000; n++) socket.ping(payload)
  expect(await closed).toBe(closeCodes.tooMuchInput)
  expect(pongs).toBeLessThan(6_000)
})

it('[A8] a recording that never ends is not kept, and neither is audio that nobody records', async () => {
  const { client, trainee, sessionId } = await joined(portal.server)
  const second = await portal.openChannel(sessionId, trainee)
  await second.join('participant', { enabled: true })
  const pieces = Math.ceil((limits.recordingMaxBytes + 1) / 64_000)
  for (let chunk = 0; chunk < pieces; chunk++) {
    client.sendRaw(audio(64_000, chunk))
    second.sendRaw(audio(64_000, chunk))
  }
  const commit = { type: 'input_audio.commit', utterance_id: randomUUID() } as const
  expect(await client.answer(client.send(commit))).toMatchObject({ code: 'frame_too_large' })
  expect(await second.answer(second.send(commit))).toMatchObject({ code: 'conflict' })
  stt.release()
  client.sendRaw(audio(64_000))
  expect(await client.answer(client.send(commit))).toMatchObject({ type: 'ack' })
  for (const each of [client, second]) each.close()
})

it('[B3] a binary frame over 64 KiB closes the connection', async () => {
  const { client } = await joined(portal.server)
  client.sendRaw(audio(100_000))
  expect(await client.closed()).toBe(closeCodes.frameTooLarge)
})

it('[B1] an observer sends no audio', async () => {
  const { client, trainee, sessionId } = await joined(portal.server)
  const second = await portal.openChannel(sessionId, trainee)
  await second.join('observer')
  second.sendRaw(audio(64_000))
  expect(await second.find((frame) => frame.type === 'error')).toMatchObject({ code: 'unknown_frame' })
  for (const each of [client, second]) each.close()
})
