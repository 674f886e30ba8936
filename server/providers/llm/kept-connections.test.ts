import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it } from 'vitest'
import { keptConnections } from './kept-connections.ts'

it('gives something that fetch sends with, on every Node that is supported', async () => {
  const server = createServer((_request, response) => response.end('answered'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const dispatcher = keptConnections()
  expect(dispatcher).toBeDefined()
  const init: RequestInit & { dispatcher?: object } = { ...(dispatcher && { dispatcher }) }
  const answer = await fetch(`http://127.0.0.1:${port}/`, init)
  expect(await answer.text()).toBe('answered')
  server.closeAllConnections()
  server.close()
})
