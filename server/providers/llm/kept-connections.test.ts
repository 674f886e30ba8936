import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { keptConnections } from './kept-connections.ts'

it('gives a way to send that keeps its connections, on every Node that is supported', async () => {
  const connections = new Set<unknown>()
  const server = createServer((request, response) => {
    connections.add(request.socket)
    response.end('answered')
  })
  // Nothing is said about how long it keeps a connection.
  server.keepAliveTimeout = 0
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const dispatcher = keptConnections()
  expect(dispatcher).toBeDefined()
  for (let request = 0; request < 3; request++) {
    const init: RequestInit & { dispatcher?: object } = { ...(dispatcher && { dispatcher }) }
    const answer = await fetch(`http://127.0.0.1:${port}/`, init)
    expect(await answer.text()).toBe('answered')
  }
  expect(connections.size).toBe(1)
  server.closeAllConnections()
  server.close()
})
