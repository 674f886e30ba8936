import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ServerFrame } from '#protocol/realtime/server-frames.ts'
import { FakeSocket } from '#src/testing/fake-socket.ts'
import { backoffMs, refusedBackoffMs } from './backoff.ts'
import { channelTimings } from './liveness.ts'
import { SessionChannel } from './session-channel.ts'

const epoch = '7c0e8d4a-5b0f-4a06-8f6e-1f1f8a1d2c3b'
const sessionId = '1f6a2a1c-9a50-4b11-8d4f-0d6f5d9a6a01'
const at = '2026-11-20T10:00:00.000Z'

let sockets: FakeSocket[]
let stored: Map<string, string>

function newChannel(): SessionChannel {
  return new SessionChannel({
    sessionId,
    mode: 'participant',
    openSocket: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
    store: {
      get: (key) => stored.get(key) ?? null,
      set: (key, value) => void stored.set(key, value),
      remove: (key) => void stored.delete(key),
    },
    random: () => 1,
  })
}

const socket = (): FakeSocket => {
  const latest = sockets.at(-1)
  if (!latest) throw new Error('no socket was opened')
  return latest
}

const created: ServerFrame = {
  type: 'session.created',
  protocol: 1,
  epoch,
  head_seq: 1,
  snapshot: {
    session: { id: sessionId, status: 'active', metrics_id: null },
    items: [{ id: epoch, seq: 1, role: 'assistant', text: 'Hello?', at, status: 'complete' }],
    tips: [],
    whispers: [],
    participants: [],
  },
  limits: { line_max_chars: 4_000, frame_max_bytes: 65_536 },
}

function joinedChannel(): SessionChannel {
  const channel = newChannel()
  channel.start()
  socket().simulateOpen()
  socket().simulateFrames(created)
  return channel
}

const userLineCreated = (seq: number, text: string): ServerFrame => ({
  type: 'conversation.item.created',
  seq,
  item: { id: crypto.randomUUID(), role: 'user', text, at, status: 'complete' },
})
const replyCreated = (seq: number, id: string): ServerFrame => ({
  type: 'conversation.item.created',
  seq,
  item: { id, role: 'assistant', text: '', at, status: 'streaming', response_id: id },
})

beforeEach(() => {
  vi.useFakeTimers()
  sockets = []
  stored = new Map()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('a turn', () => {
  it('[J2] joins and shows the session', () => {
    const channel = joinedChannel()
    expect(socket().sent[0]).toMatchObject({ type: 'session.join', mode: 'participant' })
    expect(channel.view).toMatchObject({
      connection: { name: 'open' },
      loaded: true,
      items: [{ text: 'Hello?' }],
    })
  })

  it('[P4][DATA7] shows a line as pending until it is stored, then the reply as it streams in', () => {
    const channel = joinedChannel()
    channel.submit('  Good morning  ')
    const { client_msg_id } = socket().lastSent('input_text.submit')
    expect(channel.view).toMatchObject({
      pending: [{ text: 'Good morning', state: { name: 'pending' } }],
      awaitingReply: true,
    })
    const id = crypto.randomUUID()
    socket().simulateFrames(userLineCreated(2, 'Good morning'), replyCreated(3, id), {
      type: 'ack',
      client_msg_id,
      seq: 2,
    })
    expect(channel.view.pending).toEqual([])
    socket().simulateFrames(
      { type: 'response.output_text.delta', response_id: id, offset: 0, text: 'Who ' },
      { type: 'response.output_text.delta', response_id: id, offset: 4, text: 'is this?' },
    )
    expect(channel.view).toMatchObject({
      awaitingReply: true,
      items: [{}, {}, { text: 'Who is this?', status: 'streaming' }],
    })
    socket().simulateFrames({
      type: 'conversation.item.completed',
      seq: 4,
      item_id: id,
      text: 'Who is this?',
      status: 'complete',
    })
    expect(channel.view).toMatchObject({ awaitingReply: false, unanswered: false })
  })

  it('[L3] offers to request a reply again after one that failed', () => {
    const channel = joinedChannel()
    const id = crypto.randomUUID()
    socket().simulateFrames(userLineCreated(2, 'Hello'), replyCreated(3, id))
    expect(channel.view.unanswered).toBe(false)
    socket().simulateFrames({
      type: 'conversation.item.completed',
      seq: 4,
      item_id: id,
      text: '',
      status: 'failed',
    })
    expect(channel.view.unanswered).toBe(true)
    channel.requestReply()
    expect(socket().lastSent('response.create')).toBeDefined()
  })

  it('[P4] keeps a refused line, sends it again with the same id, or discards it', () => {
    const channel = joinedChannel()
    channel.submit('Hello')
    const { client_msg_id } = socket().lastSent('input_text.submit')
    socket().simulateFrames({
      type: 'nack',
      client_msg_id,
      code: 'unavailable',
      message: 'later',
      retryable: true,
    })
    expect(channel.view).toMatchObject({
      pending: [{ state: { name: 'failed', code: 'unavailable' } }],
      awaitingReply: false,
    })
    channel.retry(client_msg_id)
    expect(socket().sent.filter((frame) => frame.client_msg_id === client_msg_id)).toHaveLength(2)
    expect(channel.view.pending).toMatchObject([{ state: { name: 'pending' } }])
    channel.discard(client_msg_id)
    expect(channel.view.pending).toEqual([])
  })

  it('[L7] keeps a line beyond a rate limit and sends it again when the server allows it', () => {
    const channel = joinedChannel()
    channel.submit('Hello')
    const { client_msg_id } = socket().lastSent('input_text.submit')
    const refusal = {
      code: 'rate_limited',
      message: 'later',
      retryable: true,
      retry_after_ms: 3_000,
    } as const
    socket().simulateFrames({ type: 'nack', client_msg_id, ...refusal })
    expect(channel.view.pending).toMatchObject([
      { text: 'Hello', state: { name: 'failed', code: 'rate_limited', retryable: true } },
    ])
    const sends = () => socket().sent.filter((frame) => frame.client_msg_id === client_msg_id)
    vi.advanceTimersByTime(2_999)
    expect(sends()).toHaveLength(1)
    vi.advanceTimersByTime(1)
    expect(sends()).toHaveLength(2)
    expect(channel.view.pending).toMatchObject([{ state: { name: 'pending' } }])
    // A line that was taken back meanwhile is not sent.
    socket().simulateFrames({ type: 'nack', client_msg_id, ...refusal })
    channel.discard(client_msg_id)
    vi.advanceTimersByTime(10_000)
    expect(sends()).toHaveLength(2)
  })

  it('[L5] reports the progress of completing the session', () => {
    const channel = joinedChannel()
    channel.complete()
    expect(channel.view.completion).toEqual({ name: 'running' })
    const { client_msg_id } = socket().lastSent('session.complete')
    socket().simulateFrames({
      type: 'nack',
      client_msg_id,
      code: 'session_too_short',
      message: 'short',
      retryable: false,
    })
    expect(channel.view.completion).toMatchObject({ name: 'failed', code: 'session_too_short' })
    channel.complete()
    socket().simulateFrames({ type: 'session.completed', seq: 2, metrics_id: epoch })
    expect(channel.view).toMatchObject({
      completion: { name: 'done', metricsId: epoch },
      session: { status: 'completed' },
    })
  })
})

describe('network failures', () => {
  it('[A2] a microphone asked for without a connection is taken after the reconnect, once', () => {
    const channel = joinedChannel()
    socket().simulateClose(1006)
    channel.takeMicrophone()
    vi.advanceTimersByTime(500)
    socket().simulateOpen()
    socket().simulateFrames(created)
    const taken = () => socket().sent.filter(({ type }) => type === 'microphone.take')
    expect(taken()).toHaveLength(1)
    socket().simulateFrames({ type: 'participants.changed', participants: [], microphone_here: true })
    socket().simulateFrames(created)
    expect(taken()).toHaveLength(1)
  })

  it('[P5][P8] reconnects, resumes, and sends unanswered commands again in order', () => {
    const channel = joinedChannel()
    socket().simulateFrames(userLineCreated(2, 'Hello'))
    channel.submit('First')
    channel.submit('Second')
    socket().simulateClose(1006)
    expect(channel.view.connection).toMatchObject({ name: 'reconnecting', attempt: 1 })
    channel.submit('Third, in the tunnel')
    vi.advanceTimersByTime(500)
    expect(sockets).toHaveLength(2)
    socket().simulateOpen()
    expect(socket().sent).toMatchObject([{ type: 'session.resume', epoch, last_seq: 2 }])
    socket().simulateFrames({ type: 'session.resumed', from_seq: 3, to_seq: 2 })
    expect(socket().sent.slice(1)).toMatchObject([
      { text: 'First' },
      { text: 'Second' },
      { text: 'Third, in the tunnel' },
    ])
    expect(channel.view.connection).toEqual({ name: 'open' })
  })

  it('[P3] keeps typed lines over a reload', () => {
    const before = joinedChannel()
    before.submit('Typed before the reload')
    const { client_msg_id } = socket().lastSent('input_text.submit')
    before.stop()
    const after = joinedChannel()
    expect(socket().lastSent('input_text.submit')).toMatchObject({
      client_msg_id,
      text: 'Typed before the reload',
    })
    socket().simulateFrames(userLineCreated(2, 'Typed before the reload'), {
      type: 'ack',
      client_msg_id,
      seq: 2,
    })
    expect(after.view.pending).toEqual([])
    expect(stored.size).toBe(0)
  })

  it('[P8] detects a silent connection as dead within five seconds of a line', () => {
    const channel = joinedChannel()
    vi.advanceTimersByTime(10)
    channel.submit('Is anybody there?')
    vi.advanceTimersByTime(channelTimings.replyTimeoutMs + channelTimings.pongTimeoutMs)
    expect(channel.view.connection.name).toBe('reconnecting')
    expect(channelTimings.replyTimeoutMs + channelTimings.pongTimeoutMs).toBeLessThanOrEqual(5_000)
  })

  it('[P8] treats a pong as a sign of life, however late the reply', () => {
    const channel = joinedChannel()
    vi.advanceTimersByTime(10)
    channel.complete()
    vi.advanceTimersByTime(channelTimings.replyTimeoutMs)
    socket().simulateFrames({ type: 'pong', t: 1, server_time: at })
    vi.advanceTimersByTime(channelTimings.pongTimeoutMs)
    expect(channel.view.connection).toEqual({ name: 'open' })
  })

  it('[P8] reconnects at once when the network is back', () => {
    const channel = joinedChannel()
    channel.networkLost()
    expect(channel.view.connection.name).toBe('reconnecting')
    channel.reconnectNow()
    expect(sockets).toHaveLength(2)
  })

  it('[P6] resumes after a gap and joins again when the server asks for a resync', () => {
    const channel = joinedChannel()
    socket().simulateFrames(userLineCreated(4, 'a gap before it'))
    expect(socket().lastSent('session.resume')).toMatchObject({ last_seq: 1 })
    socket().simulateFrames({ type: 'resync_required', reason: 'epoch_changed' })
    expect(socket().lastSent('session.join')).toBeDefined()
    expect(channel.view.items).toHaveLength(1)
  })

  it.each([
    [4004, 'tooManyConnections'],
    [4005, 'tooMuchInput'],
  ] as const)('[I6] after %i says why, waits, and then sends what was not answered', (code, refusal) => {
    const channel = joinedChannel()
    channel.submit('Not answered yet')
    socket().simulateClose(code)
    expect(channel.view.connection).toMatchObject({ name: 'reconnecting', refusal })
    vi.advanceTimersByTime(14_999)
    expect(sockets).toHaveLength(1)
    vi.advanceTimersByTime(1)
    socket().simulateOpen()
    socket().simulateFrames({ type: 'session.resumed', from_seq: 2, to_seq: 1 })
    expect(socket().lastSent('input_text.submit')).toMatchObject({ text: 'Not answered yet' })
    socket().simulateClose(1006)
    expect(channel.view.connection).toMatchObject({ name: 'reconnecting', refusal: null })
  })

  it('[P12] does not reconnect after a final close code', () => {
    const channel = joinedChannel()
    socket().simulateClose(4502)
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
    expect(channel.view.connection).toEqual({ name: 'closed', code: 4502, reason: 'unauthenticated' })
  })

  it('[J5][SESS34] stays closed when the account was switched off, and keeps what was not sent', () => {
    const channel = joinedChannel()
    socket().simulateClose(4505)
    channel.submit('Are you still there?')
    vi.advanceTimersByTime(60_000)
    expect(sockets).toHaveLength(1)
    expect(channel.view.connection).toEqual({ name: 'closed', code: 4505, reason: 'account_inactive' })
    expect(channel.view.pending.map(({ text }) => text)).toEqual(['Are you still there?'])
  })

  it('[P8] backs off with full jitter, doubling up to 15 s', () => {
    expect([0, 1, 2, 3, 10].map((attempt) => backoffMs(attempt, () => 1))).toEqual([
      500, 1_000, 2_000, 4_000, 15_000,
    ])
    expect(backoffMs(3, () => 0.5)).toBe(2_000)
    expect([0, 1].map((share) => refusedBackoffMs(() => share))).toEqual([5_000, 15_000])
  })
})
