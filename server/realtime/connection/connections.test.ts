import { afterEach, expect, it, vi } from 'vitest'
import type { Connection } from './connection.ts'
import { Connections } from './connections.ts'

afterEach(() => vi.useRealTimers())

it('[I2] remembers what an account has sent for ten seconds after its last connection', () => {
  vi.useFakeTimers()
  const connections = new Connections()
  const load = connections.loadOf('ana')
  const connect = () => {
    const connection = {} as Connection
    connections.add(connection, { accountId: 'ana', loginId: 'login', sessionId: null, watchesOther: false })
    return () => connections.delete(connection)
  }
  connect()()
  vi.advanceTimersByTime(9_000)
  connect()()
  vi.advanceTimersByTime(9_000)
  expect(connections.loadOf('ana')).toBe(load)
  vi.advanceTimersByTime(1_000)
  expect(connections.loadOf('ana')).not.toBe(load)
})
