import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'
import { WebSocketServer } from 'ws'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import { subprotocol } from '#protocol/realtime/version.ts'
import { createApp } from './app.ts'
import { compose } from './compose.ts'
import { ConfigError, readConfig } from './config.ts'
import { Connections } from './realtime/connections.ts'

/** How long running replies may take after SIGTERM before the connections are closed (P10). */
const drainMs = 10_000
/** A request that trickles in longer than this is cut off. */
const requestMs = 30_000

/** Twice the limit of a text frame: one that is a little too large still gets an answer with a code. */
const socketMaxBytes = 2 * limits.frameMaxBytes

async function main(): Promise<void> {
  const config = readConfig(process.env)
  const { ctx, close } = await compose(config)
  const connections = new Connections()
  const state = { draining: false }
  let origins = config.publicOrigins ?? []
  const app = createApp({ ctx, connections, allowedOrigins: () => origins, state, webRoot: findWebRoot() })
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: socketMaxBytes,
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(subprotocol) ? subprotocol : false),
  })
  const server = serve(
    {
      fetch: app.fetch,
      hostname: config.host,
      port: config.port,
      websocket: { server: sockets },
      serverOptions: { requestTimeout: requestMs, headersTimeout: requestMs },
    },
    ({ port }) => {
      if (config.publicOrigins === null) origins = ownOrigins(config.host, port)
      const address = config.publicOrigins?.[0] ?? `http://${shownHost(config.host)}:${port}`
      greet(address, config.demo ? config.demoPassword : null)
    },
  )
  server.on('error', (error: NodeJS.ErrnoException) => {
    console.error(
      error.code === 'EADDRINUSE'
        ? `Port ${config.port} is in use. Set PORT to another one, or to 0 for a free one.`
        : `The server cannot listen: ${error.message}`,
    )
    void close().finally(() => process.exit(1))
  })

  let stopping = false
  const stop = async (): Promise<void> => {
    if (stopping) return
    stopping = true
    state.draining = true
    await Promise.race([ctx.rooms.settled(), new Promise((resolve) => setTimeout(resolve, drainMs))])
    connections.closeAll(closeCodes.serviceRestart, 'shutting_down')
    await new Promise((resolve) => {
      server.close(resolve)
      if ('closeAllConnections' in server) server.closeAllConnections()
    })
    await close()
    process.exit(0)
  }
  process.on('SIGTERM', () => void stop())
  process.on('SIGINT', () => void stop())
}

/** The built web app; none while Vite serves it in development. */
function findWebRoot(): string | null {
  const root = fileURLToPath(new URL('../web', import.meta.url))
  return existsSync(root) ? root : null
}

/** Loopback has several names, and a browser's Origin is the one that was typed. */
function ownOrigins(host: string, port: number): string[] {
  const names = ['127.0.0.1', '::1', 'localhost', '0.0.0.0', '::'].includes(host)
    ? ['127.0.0.1', 'localhost', '[::1]']
    : [host]
  return names.map((name) => new URL(`http://${name}:${port}`).origin)
}

function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function greet(address: string, demoPassword: string | null): void {
  console.log(`\nReady: ${address}`)
  if (demoPassword !== null)
    console.log(`Demo accounts: demo.trainee, demo.manager, demo.admin, password ${demoPassword}`)
  console.log()
}

main().catch((error: unknown) => {
  // A wrong setting or a folder in use is the reader's to mend: the message alone says how.
  const expected =
    error instanceof ConfigError || (error instanceof Error && error.name === 'DataFolderInUseError')
  console.error(expected && error instanceof Error ? error.message : error)
  process.exit(1)
})
