import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import type { ServerFrame } from '#protocol/realtime/server-frames.ts'
import { isDurable } from '#protocol/realtime/server-frames.ts'
import { applyFrame, emptyTranscript } from '#protocol/realtime/transcript.ts'
import { embeddedLlm } from '#server/providers/llm/embedded.ts'
import type { Llm } from '#server/providers/llm/llm.ts'
import type { TestBrowser } from '#server/testing/browser.ts'
import { ChannelClient } from '#server/testing/channel-client.ts'
import { TestPortal } from '#server/testing/test-portal.ts'

const embedded = embeddedLlm({ pace: { firstWordMs: 0, wordMs: 0 } })
/** Replies wait for this. */
let gate = Promise.resolve()
const llm: Llm = {
  ...embedded,
  async *reply(task, signal) {
    await gate
    yield* embedded.reply(task, signal)
  },
}
const portal = new TestPortal({ parts: { llm } })
let browser: TestBrowser
let sessionId: string

beforeEach(async () => {
  browser = await portal.registeredUser()
  sessionId = (await browser.startSession()).id
})

const open = (id = sessionId, as = browser) => portal.openChannel(id, as)

async function joined(as = browser): Promise<ChannelClient> {
  const client = await open(sessionId, as)
  await client.join()
  return client
}

/** The items of a new view, which every other view must equal. */
async function freshItems() {
  const client = await joined()
  const { items } = client.last('session.created').snapshot
  client.close()
  return items
}

const durable = (frames: readonly ServerFrame[]) => frames.filter(isDurable)

describe('joining', () => {
  it('[J2] join gives the whole session, with the debtor’s first line, and then its ack', async () => {
    const client = await open()
    const created = await client.join()
    expect(created.snapshot.items).toMatchObject([{ role: 'assistant', status: 'complete', seq: 1 }])
    expect(created.head_seq).toBe(1)
    // What has been verified comes once the transcript has been read.
    const types = client.frames.map((frame) => frame.type).filter((type) => type !== 'verification.changed')
    expect(types).toEqual(['session.created', 'participants.changed', 'ack'])
  })

  it('[J2][ERR19] an unknown protocol version is refused for good', async () => {
    const client = await open()
    const id = client.send({ type: 'session.join', protocol: 99, mode: 'participant' })
    expect(await client.answer(id)).toMatchObject({ type: 'nack', code: 'unsupported_protocol' })
    expect(await client.closed()).toBe(closeCodes.unsupportedProtocol)
  })

  it('[J1][ERR19] a command before the join is refused, and the connection stays open', async () => {
    const client = await open()
    const id = client.send({ type: 'input_text.submit', text: 'Hello' })
    expect(await client.answer(id)).toMatchObject({ type: 'nack', code: 'not_joined' })
    await client.join()
  })

  it('[J4] a foreign, look-alike or missing Origin is refused before the upgrade', async () => {
    for (const origin of ['https://evil.example', `${portal.server.origin}.evil.example`, 'null', null])
      await expect(
        ChannelClient.open(portal.server.webSocketUrl(sessionId), { cookie: browser.cookie, origin }),
      ).rejects.toThrow('403')
  })

  it('[J4] a missing login, another user’s session and an unknown session each get a close code', async () => {
    const stranger = portal.visitor()
    expect(await (await open(sessionId, stranger)).closed()).toBe(closeCodes.unauthenticated)
    await stranger.register()
    expect(await (await open(sessionId, stranger)).closed()).toBe(closeCodes.notFound)
    expect(await (await open(randomUUID())).closed()).toBe(closeCodes.notFound)
    expect(await (await open('no-id')).closed()).toBe(closeCodes.notFound)
  })
})

describe('lines and replies', () => {
  it('[P1][P2][P4] a line is stored, shown and acknowledged, and the reply arrives word by word', async () => {
    const client = await joined()
    const from = client.frames.length
    const reply = await client.say('Hello, this is Laura from Northway Recovery on a recorded line.')
    expect(reply).not.toBe('')
    const frames = client.frames.slice(from)
    expect(
      durable(
        frames.slice(
          0,
          frames.findIndex((f) => f.type === 'response.output_text.done'),
        ),
      ).map((f) => f.seq),
    ).toEqual([2, 3, 4])
    const deltas = frames.flatMap((frame) => (frame.type === 'response.output_text.delta' ? [frame] : []))
    // A debtor may say as little as "Speaking."
    expect(deltas.length).toBeGreaterThanOrEqual(Math.min(3, reply.split(' ').length))
    expect(
      deltas
        .map((delta) => delta.text)
        .join('')
        .trim(),
    ).toBe(reply)
    expect(
      await client.answer(client.frames.flatMap((f) => (f.type === 'ack' ? [f.client_msg_id] : []))[1] ?? ''),
    ).toMatchObject({ seq: 2 })
  })

  it('[P3] a line sent twice concurrently, and again after a reconnect, is stored and answered once', async () => {
    const client = await joined()
    const id = randomUUID()
    const line = { type: 'input_text.submit', text: 'Am I speaking with Ana Ruiz?' } as const
    client.send(line, id)
    client.send(line, id)
    await client.find((frame) => frame.type === 'response.output_text.done')
    const acks = () => client.frames.filter((frame) => frame.type === 'ack' && frame.client_msg_id === id)
    await client.answer(client.send(line, id))
    expect(acks().every((ack) => ack.type === 'ack' && ack.seq === 2)).toBe(true)
    client.cut()

    const again = await joined()
    expect(await again.answer(again.send(line, id))).toMatchObject({ type: 'ack', seq: 2 })
    const items = await freshItems()
    expect(items.filter((item) => item.role === 'user')).toHaveLength(1)
    expect(items.filter((item) => item.response_id !== undefined)).toHaveLength(1)
  })

  it('[L1] lines that arrive during a reply are all stored and get one more reply', async () => {
    const client = await joined()
    let answer = (): void => undefined
    gate = new Promise((resolve) => (answer = resolve))
    const submit = (text: string) => client.answer(client.send({ type: 'input_text.submit', text }))
    await submit('Hello.')
    await client.find(
      (frame) => frame.type === 'conversation.item.created' && frame.item.role === 'assistant',
    )
    for (const text of ['Are you there?', 'It is about your account.'])
      expect(await submit(text)).toMatchObject({ type: 'ack' })
    expect(client.frames.some((frame) => frame.type === 'conversation.item.completed')).toBe(false)
    answer()
    const first = await client.find((frame) => frame.type === 'conversation.item.completed')
    await client.find(
      (frame) => frame.type === 'conversation.item.completed',
      client.frames.indexOf(first) + 1,
    )
    await portal.server.ctx.rooms.whenIdle()
    const items = await freshItems()
    expect(items.filter((item) => item.role === 'user')).toHaveLength(3)
    expect(items.filter((item) => item.response_id !== undefined)).toHaveLength(2)
    expect(items.every((item) => item.status !== 'streaming')).toBe(true)
  })

  it('[P1] two tabs that write concurrently share one order without gaps or duplicates', async () => {
    const [a, b] = await Promise.all([joined(), joined()])
    await Promise.all([
      ...[1, 2, 3].map((n) => a.answer(a.send({ type: 'input_text.submit', text: `From a, ${n}` }))),
      ...[1, 2, 3].map((n) => b.answer(b.send({ type: 'input_text.submit', text: `From b, ${n}` }))),
    ])
    await portal.server.ctx.rooms.whenIdle()
    const expected = await freshItems()
    const last = expected.length
    for (const client of [a, b]) {
      const seqs = durable(client.frames).map((frame) => frame.seq)
      expect(seqs).toEqual(seqs.map((_, index) => index + 2))
      expect(last).toBeGreaterThan(6)
    }
    expect(expected.filter((item) => item.role === 'user')).toHaveLength(6)
  })

  it('[L2][L5][SESS17][ERR13] ending a session scores it, once, and closes it to further lines', async () => {
    const client = await joined()
    await client.say(
      'Hello, my name is Laura, I am calling on behalf of Northway. Am I speaking with Ana Ruiz?',
    )
    const id = client.send({ type: 'session.complete' })
    const ack = await client.answer(id)
    expect(ack).toMatchObject({ type: 'ack' })
    const ended = client.last('session.completed')
    const metrics = await browser.call('getSessionMetrics', { params: { id: sessionId } })
    expect(metrics.id).toBe(ended.metrics_id)
    expect(await client.answer(client.send({ type: 'session.complete' }, id))).toEqual(ack)
    const late = client.send({ type: 'input_text.submit', text: 'One more thing' })
    expect(await client.answer(late)).toMatchObject({
      type: 'nack',
      code: 'session_completed',
      retryable: false,
    })
  })

  it('[L5][SESS5][ERR13] a session with a single line is too short to end', async () => {
    const client = await joined()
    expect(await client.answer(client.send({ type: 'session.complete' }))).toMatchObject({
      type: 'nack',
      code: 'session_too_short',
    })
  })

  it('[L3][L4][ERR17] a missing line cannot be answered, and an unknown reply cannot be stopped', async () => {
    const client = await joined()
    expect(await client.answer(client.send({ type: 'response.create' }))).toMatchObject({
      code: 'nothing_to_answer',
    })
    const cancel = client.send({ type: 'response.cancel', response_id: randomUUID() })
    expect(await client.answer(cancel)).toMatchObject({ code: 'reply_not_found' })
  })
})

describe('reconnecting', () => {
  it('[P5] resume sends exactly what was missed, then session.resumed', async () => {
    const client = await joined()
    const { epoch } = client.last('session.created')
    await client.say('Hello.')
    await client.say('How are you today?')
    client.cut()
    for (const lastSeq of [0, 1, 3, 4, 7]) {
      const back = await open()
      await back.answer(back.send({ type: 'session.resume', epoch, last_seq: lastSeq }))
      const resumed = back.last('session.resumed')
      expect(resumed.from_seq).toBe(lastSeq + 1)
      // Two turns of three events each, plus any tips.
      expect(resumed.to_seq).toBeGreaterThanOrEqual(7)
      const before = back.frames.slice(0, back.frames.indexOf(resumed))
      expect(before.map((frame) => isDurable(frame) && frame.seq)).toEqual(
        Array.from({ length: resumed.to_seq - lastSeq }, (_, index) => lastSeq + 1 + index),
      )
      back.close()
    }
  })

  it('[P6][LIM6] a wrong epoch, or a seq that the server never reached, requires a resync', async () => {
    const client = await open()
    client.send({ type: 'session.resume', epoch: randomUUID(), last_seq: 0 })
    expect(await client.find((frame) => frame.type === 'resync_required')).toMatchObject({
      reason: 'epoch_changed',
    })
    const { epoch } = await client.join()
    client.send({ type: 'session.resume', epoch, last_seq: 99 })
    expect(
      await client.find((f) => f.type === 'resync_required' && f.reason === 'ahead_of_server'),
    ).toBeDefined()
  })

  it('[P6] a view disconnected at any point equals a new one', async () => {
    let transcript = emptyTranscript
    let client = await joined()
    for (const text of ['Hello.', 'Is this Ana Ruiz?', 'Thank you.', 'Can you tell me what happened?']) {
      const answered = client.answer(client.send({ type: 'input_text.submit', text }))
      await answered
      client.cut()
      transcript = client.frames.reduce(applyFrame, transcript)
      client = await open()
      const { epoch, headSeq } = transcript
      await client.answer(client.send({ type: 'session.resume', epoch: epoch ?? '', last_seq: headSeq }))
    }
    await portal.server.ctx.rooms.whenIdle()
    transcript = client.frames.reduce(applyFrame, transcript)
    expect(transcript.items).toEqual(await freshItems())
  })
})

describe('bad input', () => {
  it('[B1][ERR3][ERR19] is answered with a code, naming the command if it can, and stores nothing', async () => {
    const client = await joined()
    const id = randomUUID()
    const cases: [string, object][] = [
      ['{"type":', { type: 'error', code: 'malformed_json', fatal: false }],
      ['{"type":"drop.tables"}', { type: 'error', code: 'unknown_frame' }],
      [
        `{"type":"input_text.submit","client_msg_id":"${id}","text":5}`,
        { type: 'nack', client_msg_id: id, code: 'invalid_input' },
      ],
      [
        `{"type":"input_text.submit","client_msg_id":"${id}","text":"x","role":"system"}`,
        { type: 'nack', code: 'unknown_field' },
      ],
      [
        `{"type":"input_text.submit","client_msg_id":"${id}","text":"${'x'.repeat(4_001)}"}`,
        { type: 'nack', code: 'invalid_input' },
      ],
    ]
    for (const [raw, expected] of cases) {
      const from = client.frames.length
      client.sendRaw(raw)
      expect(await client.find(() => true, from)).toMatchObject(expected)
    }
    client.sendRaw(new Uint8Array([1, 2, 3]))
    expect(
      await client.find((frame) => frame.type === 'error' && frame.code === 'unknown_frame'),
    ).toBeDefined()
    expect(await client.say('Hello.')).not.toBe('')
    expect(await freshItems()).toHaveLength(3)
  })

  it('[B2] closes the connection after twenty invalid frames', async () => {
    const client = await joined()
    for (let n = 0; n < 20; n++) client.sendRaw('{}')
    expect(await client.closed()).toBe(closeCodes.badFrames)
  })

  it('[B3][ERR5][LIM5] a frame that is too large closes the connection for good, and the session continues', async () => {
    const client = await joined()
    client.sendRaw(
      JSON.stringify({ type: 'input_text.submit', client_msg_id: randomUUID(), text: 'x'.repeat(70_000) }),
    )
    expect(await client.closed()).toBe(closeCodes.frameTooLarge)
    expect(client.last('error')).toMatchObject({ code: 'frame_too_large', fatal: true })
    expect(await (await joined()).say('Hello again.')).not.toBe('')
  })
})

it('[P8] a ping is answered with its own timestamp', async () => {
  const client = await joined()
  client.send({ type: 'ping', t: 42 })
  expect(await client.find((frame) => frame.type === 'pong')).toMatchObject({ t: 42 })
})
