import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import { WebSocketServer } from 'ws'
import { holdProcessLock } from '#db/process-lock.ts'
import type { TestDatabase } from '#db/testing/test-database.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { createApp } from '#server/app.ts'
import type { ServerContext } from '#server/context.ts'
import { embeddedLlm } from '#server/providers/llm/embedded.ts'
import { inMemoryBus } from '#server/realtime/bus.ts'
import { Connections } from '#server/realtime/connections.ts'
import { Rooms } from '#server/realtime/rooms.ts'
import { createLogger } from '#server/telemetry/logger.ts'

export type TestServer = {
  ctx: ServerContext
  origin: string
  webSocketUrl(sessionId: string): string
  close(): Promise<void>
}

/** A whole server on a free port of loopback, over a test's own database. What is given replaces a part. */
export async function startTestServer(
  database: TestDatabase,
  parts: Partial<Pick<ServerContext, 'llm' | 'now' | 'production'>> = {},
): Promise<TestServer> {
  const processLock = await holdProcessLock(database.url)
  const ctx: ServerContext = {
    db: database.db,
    sql: database.sql,
    log: createLogger('silent'),
    now: () => new Date(),
    tokenSecret: 'a secret of the tests, and of nobody else',
    production: false,
    llm: embeddedLlm({ pace: { firstWordMs: 0, wordMs: 0 } }),
    processLock,
    bus: inMemoryBus(),
    rooms: new Rooms(),
    ...parts,
  }
  const connections = new Connections()
  let origin = ''
  const app = createApp({
    ctx,
    connections,
    allowedOrigins: () => [origin],
    state: { draining: false },
    webRoot: null,
  })
  const sockets = new WebSocketServer({ noServer: true, maxPayload: 2 * limits.frameMaxBytes })
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0, websocket: { server: sockets } })
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  origin = `http://127.0.0.1:${port}`
  return {
    ctx,
    origin,
    webSocketUrl: (sessionId) => `ws://127.0.0.1:${port}/ws/sessions/${sessionId}`,
    close: async () => {
      await ctx.rooms.settled()
      connections.closeAll(1001, 'the test is over')
      await new Promise((resolve) => {
        server.close(resolve)
        if ('closeAllConnections' in server) server.closeAllConnections()
      })
      await processLock.release()
    },
  }
}
