import type { MiddlewareHandler } from 'hono'
import type { WSEvents } from 'hono/ws'
import type { WebSocket } from 'ws'
import type { Duplex } from 'node:stream'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import type { ServerContext } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { type AllowedOrigins, isAllowedOrigin } from '#server/http/origin.ts'
import { closeUnauthorized } from '#server/realtime/connection/access-watch.ts'
import { Connection, type FrameSink, type ConnectionHandler } from '#server/realtime/connection/connection.ts'
import type { ConnectionIdentity, Connections } from '#server/realtime/connection/connections.ts'
import type { SocketsElsewhere } from '#server/realtime/connection/socket-slots.ts'
import { closeEndedLogins } from '#server/realtime/connection/login-watch.ts'
import type { Limits } from '#server/services/limits/limits.ts'
import type { Socket } from '#server/realtime/connection/socket.ts'

/** A well-behaved client answers the close frame of a refusal; others are cut off after this. */
const refusalMs = 1_000
/** When a client that no socket was opened for should try again. */
const retryAfterSeconds = 10

/**
 * Refused before the upgrade: foreign origins, requests that are not an upgrade (J4), more sockets than the rate limits
 * allow (J6), an address that keeps opening sockets beyond its cap (I4), and everyone while the process drains or is
 * full. A proxy that gets the 503 sends the next attempt to another process (P10).
 */
export function beforeUpgrade(
  allowedOrigins: AllowedOrigins,
  { rooms, limits }: { rooms: { readonly draining: boolean }; limits: Limits },
  { slots }: Connections,
): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (rooms.draining) throw new AppError('shutting_down', 'this process is shutting down; connect again')
    if (!isAllowedOrigin({ origin: c.req.header('origin') }, allowedOrigins()))
      throw new AppError('origin_not_allowed', 'the channel is only available to the portal’s own pages')
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket')
      throw new AppError('invalid_input', 'this address requires a WebSocket upgrade')
    if (slots.full)
      throw new AppError('unavailable', 'this process has as many sockets as it takes', { retryAfterSeconds })
    if (slots.isFlooding(c.get('address')))
      throw new AppError('rate_limited', 'too many sockets from this address', { retryAfterSeconds })
    await limits.take('connect', { accountId: c.get('user')?.id ?? null, address: c.get('address') })
    await next()
  }
}

/** An admitted client and the handler of its connection, or the close code and the reason for refusing it. */
export type Admission =
  | {
      ok: true
      identity: ConnectionIdentity
      elsewhere: SocketsElsewhere
      createHandler: (sink: FrameSink) => ConnectionHandler
    }
  | { ok: false; closeCode: number; reason: string }

/** A refused client. */
export function refuse(closeCode: number, reason: string): Admission {
  return { ok: false, closeCode, reason }
}

/**
 * The lifecycle of an upgraded connection. After registering it, access is checked once more, since the login
 * or the permission may have ended before the connection could be found and closed.
 */
export function channelEvents(
  ctx: ServerContext,
  connections: Connections,
  admission: Admission,
  address: string | null,
): WSEvents {
  let connection: Connection | null = null
  return {
    onOpen(_event, ws) {
      const raw = ws.raw as WebSocket
      const { slots, limits } = connections
      const exceeded = admission.ok
        ? slots.exceeded({ ...admission.identity, address }, admission.elsewhere)
        : slots.exceeded({ address }, { account: 0, session: 0 })
      // A refused socket counts until it is gone, but not as one of the account.
      const accepted = admission.ok && exceeded === null
      raw.once('close', slots.take(accepted ? { ...admission.identity, address } : { address }))
      if (ctx.rooms.draining) return closeRefused(raw, closeCodes.serviceRestart, 'shutting_down')
      if (!admission.ok) return closeRefused(raw, admission.closeCode, admission.reason)
      if (exceeded !== null) {
        ctx.metrics.shed('socket')
        return closeRefused(raw, closeCodes.tooManyConnections, `too many sockets of this ${exceeded}`)
      }
      const { identity, createHandler } = admission
      const account = connections.loadOf(identity.accountId)
      connection = new Connection(ctx, socketOf(raw), createHandler, { limits, account })
      connections.add(connection, identity)
      const onControl = (data: Buffer) => connection?.receiveControl(data.byteLength)
      raw.on('ping', onControl)
      raw.on('pong', onControl)
      void closeEndedLogins(ctx, connections, [identity.loginId])
      void closeUnauthorized(ctx, connections.watchersAmong([connection]))
    },
    onMessage(event) {
      if (typeof event.data === 'string') connection?.receiveText(event.data)
      else if (event.data instanceof ArrayBuffer) connection?.receiveBinary(new Uint8Array(event.data))
    },
    onClose() {
      if (connection) connections.delete(connection)
      connection?.onSocketClosed()
    },
  }
}

function closeRefused(raw: WebSocket, code: number, reason: string): void {
  raw.close(code, reason)
  setTimeout(() => raw.terminate(), refusalMs).unref()
}

function socketOf(raw: WebSocket): Socket {
  return {
    send: batched(raw),
    close: (code, reason) => raw.close(code, reason),
    terminate: () => raw.terminate(),
    pause: () => raw.pause(),
    resume: () => raw.resume(),
    get bufferedAmount() {
      return raw.bufferedAmount
    },
  }
}

/** `ws` writes each frame to the connection by itself; it has no public way to the connection below. */
type WithConnection = { _socket?: Pick<Duplex, 'cork' | 'uncork'> | null }

/** Sends frames so that all of one turn of the event loop are written to the network at once. */
function batched(raw: WebSocket): Socket['send'] {
  let corked = false
  return (data) => {
    const connection = (raw as WithConnection)._socket
    if (connection && !corked) {
      corked = true
      connection.cork()
      setImmediate(() => {
        corked = false
        connection.uncork()
      })
    }
    raw.send(data)
  }
}
