import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepAliveAgent } from './keep-alive.ts'

const server = createServer((_request, response) => response.end('answered'))
let connections = 0
server.on('connection', () => connections++)

beforeEach(async () => {
  connections = 0
  // Node's server announces how long it keeps a connection, and an announced time wins over the agent's.
  server.keepAliveTimeout = 0
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
  server.closeAllConnections()
  server.close()
})

it.each([
  ['is used again after 50 s', 50_000, 1],
  ['is closed after two minutes', 120_000, 2],
])('a connection without requests %s', async (_what, idleMs, expected) => {
  const dispatcher = keepAliveAgent()
  const ask = async () => {
    const init: RequestInit & { dispatcher: object } = { dispatcher }
    const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`, init)
    expect(await answer.text()).toBe('answered')
  }
  await ask()
  await vi.advanceTimersByTimeAsync(idleMs)
  await ask()
  expect(connections).toBe(expected)
  await dispatcher.destroy()
})
