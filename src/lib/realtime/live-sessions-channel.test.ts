import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import { protocolVersion } from '#protocol/realtime/version.ts'
import { FakeSocket } from '#src/testing/fake-socket.ts'
import { aLiveSession, id } from '#src/testing/fixtures.ts'
import { LiveSessionsChannel } from './live-sessions-channel.ts'

let sockets: FakeSocket[]

function openChannel(): LiveSessionsChannel {
  const list = new LiveSessionsChannel({
    openSocket: () => {
      const socket = new FakeSocket()
      sockets.push(socket)
      return socket
    },
    random: () => 0,
  })
  list.start()
  sockets[0]?.simulateOpen()
  return list
}

const socket = () => sockets.at(-1) ?? new FakeSocket()
const first = aLiveSession()
const second = aLiveSession({ session_id: id(21), trainee: { id: id(2), name: 'Ben' } })

beforeEach(() => {
  sockets = []
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

it('requests the running sessions, and has no list before the answer', () => {
  const list = openChannel()
  expect(socket().lastSent('live.watch').protocol).toBe(protocolVersion)
  expect(list.view.sessions).toBeNull()
  socket().simulateFrames({ type: 'live.sessions', protocol: protocolVersion, sessions: [first] })
  expect(list.view).toEqual({ connection: { name: 'open' }, sessions: [first] })
})

it('updates a session in place, appends a new one and removes one that has ended', () => {
  const list = openChannel()
  socket().simulateFrames({ type: 'live.sessions', protocol: protocolVersion, sessions: [first, second] })
  const changed = { ...first, connected: false }
  const third = aLiveSession({ session_id: id(22) })
  socket().simulateFrames(
    { type: 'live.session.changed', session: changed },
    { type: 'live.session.changed', session: third },
    { type: 'live.session.ended', session_id: second.session_id },
  )
  expect(list.view.sessions).toEqual([changed, third])
})

it('[P12] keeps the last list while reconnecting, then requests the whole list again', () => {
  const list = openChannel()
  socket().simulateFrames({ type: 'live.sessions', protocol: protocolVersion, sessions: [first] })
  socket().simulateClose(closeCodes.goingAway)
  expect(list.view.connection.name).toBe('reconnecting')
  expect(list.view.sessions).toEqual([first])
  vi.advanceTimersByTime(1)
  socket().simulateOpen()
  socket().simulateFrames({ type: 'live.sessions', protocol: protocolVersion, sessions: [second] })
  expect(list.view).toEqual({ connection: { name: 'open' }, sessions: [second] })
})

it('[P12] stays closed for a user who may not watch', () => {
  const list = openChannel()
  socket().simulateClose(closeCodes.notFound)
  vi.advanceTimersByTime(60_000)
  expect(list.view.connection).toMatchObject({ name: 'closed', reason: 'not_found' })
  expect(sockets).toHaveLength(1)
})
