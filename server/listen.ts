import type { AddressInfo } from 'node:net'
import { serve } from '@hono/node-server'
import type { Hono } from 'hono'
import { WebSocketServer } from 'ws'
import { subprotocol } from '#protocol/realtime/version.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { HttpEnv } from './http/env.ts'

/** Twice the limit of a text frame: one that is a little too large still gets an answer with a code. */
const socketPayloadMaxBytes = 2 * limits.frameMaxBytes

export type ListeningServer = {
  port: number
  /** Takes no new connection; requests under way may end within `graceMs`, then they are cut off. */
  close(graceMs?: number): Promise<void>
}

/** A client that is told of the end of its socket answers; one that does not is cut off. */
const closeHandshakeMs = 1_000

/**
 * Listens for HTTP and WebSocket. A request that is not complete after `requestTimeoutMs`, head and body, is
 * answered with 408 and its connection closed, at the latest then.
 * @throws {NodeJS.ErrnoException} if the port cannot be had
 */
export function listen(
  app: Hono<HttpEnv>,
  { host, port, requestTimeoutMs }: { host: string; port: number; requestTimeoutMs: number },
): Promise<ListeningServer> {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: socketPayloadMaxBytes,
    // Compression collapsed at some hundred sockets, and the frames are small.
    perMessageDeflate: false,
    handleProtocols: (offered) => (offered.has(subprotocol) ? subprotocol : false),
  })
  // Node looks for late requests only now and then: both together stay within `requestTimeoutMs`.
  const checkMs = Math.ceil(requestTimeoutMs / 10)
  const timeoutMs = requestTimeoutMs - checkMs
  return new Promise((resolve, reject) => {
    const server = serve(
      {
        fetch: app.fetch,
        hostname: host,
        port,
        websocket: { server: sockets },
        serverOptions: {
          requestTimeout: timeoutMs,
          headersTimeout: timeoutMs,
          connectionsCheckingInterval: checkMs,
        },
      },
      (address: AddressInfo) => resolve({ port: address.port, close }),
    )
    server.on('error', reject)
    const close = (graceMs = 0) =>
      new Promise<void>((done) => {
        server.close(() => done())
        setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), graceMs).unref()
        setTimeout(() => {
          for (const socket of sockets.clients) socket.terminate()
        }, graceMs + closeHandshakeMs).unref()
      })
  })
}
