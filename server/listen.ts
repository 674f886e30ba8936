import { createServer, type RequestListener, type ServerOptions } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { Hono } from 'hono'
import { WebSocketServer } from 'ws'
import { subprotocol } from '#protocol/realtime/version.ts'
import { limits } from '#protocol/vocabulary/limits.ts'
import type { HttpEnv } from './http/env.ts'
import type { FrontDoor } from './http/front-door.ts'

/** Twice the limit of a text frame, so that a slightly oversized frame still gets an error with a code. */
const socketPayloadMaxBytes = 2 * limits.frameMaxBytes

export type ListeningServer = {
  port: number
  /** Stops accepting connections. Requests in progress get `graceMs` to finish before they are cut off. */
  close(graceMs?: number): Promise<void>
}

/** A head has at most 16 KB and needs no more time than this, however slow the connection. */
const headTimeoutMaxMs = 8_000
/** How late Node may notice a late request. */
const checkEveryMaxMs = 500

/**
 * Node's timeouts for a request that arrives slowly. Node looks for late requests periodically, so a timeout and
 * one check together stay within `requestTimeoutMs`.
 */
export function arrivalTimeouts(requestTimeoutMs: number) {
  const connectionsCheckingInterval = Math.min(checkEveryMaxMs, Math.ceil(requestTimeoutMs / 10))
  const requestTimeout = requestTimeoutMs - connectionsCheckingInterval
  return {
    requestTimeout,
    headersTimeout: Math.min(headTimeoutMaxMs, requestTimeout),
    connectionsCheckingInterval,
  }
}

/**
 * Connections that wait to be accepted. With Node's 511, a burst of them fills the queue while the event loop is busy;
 * the kernel then ignores everybody else's, whose clients try again after 1, 3, 7, 15 seconds.
 */
const waitingConnectionsMax = 4_096

/** `createServer` with the door before its listener. */
function withDoor(door: FrontDoor): typeof createServer {
  const create = (options: ServerOptions, behind: RequestListener) =>
    createServer(options, (incoming, outgoing) =>
      door.handle(incoming, outgoing, () => behind(incoming, outgoing)),
    )
  // The form with options is the only one that the adaptor calls.
  return create as typeof createServer
}

/**
 * How long an idle connection is kept for the next request, in milliseconds: longer than a proxy or a browser keeps it,
 * usually 60 s. Whoever reuses a connection that the server is just closing gets a reset instead of an answer.
 */
const idleConnectionMs = 65_000

/** A well-behaved client answers the close frame; sockets that do not are terminated after this. */
const closeHandshakeMs = 1_000

/**
 * Listens for HTTP and WebSocket. A request that is incomplete after `requestTimeoutMs`, or whose head is after
 * 8 seconds, gets a 408 and its connection is closed.
 * @throws {NodeJS.ErrnoException} if the port is unavailable
 */
export function listen(
  app: Hono<HttpEnv>,
  door: FrontDoor,
  { host, port, requestTimeoutMs }: { host: string; port: number; requestTimeoutMs: number },
): Promise<ListeningServer> {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: socketPayloadMaxBytes,
    // Frames are small, and compression collapsed at a few hundred sockets.
    perMessageDeflate: false,
    // One frame of a socket at a time: a flood of one does not keep the others waiting, and a pause takes effect.
    allowSynchronousEvents: false,
    handleProtocols: (offered) => (offered.has(subprotocol) ? subprotocol : false),
  })
  return new Promise((resolve, reject) => {
    const server = createAdaptorServer({
      fetch: app.fetch,
      hostname: host,
      createServer: withDoor(door),
      websocket: { server: sockets },
      serverOptions: { ...arrivalTimeouts(requestTimeoutMs), keepAliveTimeout: idleConnectionMs },
    })
    server.on('error', reject)
    const close = (graceMs = 0) =>
      new Promise<void>((done) => {
        server.close(() => done())
        setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), graceMs).unref()
        setTimeout(() => {
          for (const socket of sockets.clients) socket.terminate()
        }, graceMs + closeHandshakeMs).unref()
      })
    server.listen({ port, host, backlog: waitingConnectionsMax }, () =>
      resolve({ port: (server.address() as AddressInfo).port, close }),
    )
  })
}
