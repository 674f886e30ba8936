import type { MiddlewareHandler } from 'hono'
import type { WSContext, WSEvents } from 'hono/ws'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import type { ServerContext } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { type AllowedOrigins, isAllowedOrigin } from '#server/http/origin.ts'
import { closeUnauthorized } from '#server/realtime/connection/access-watch.ts'
import { Connection, type FrameSink, type ConnectionHandler } from '#server/realtime/connection/connection.ts'
import type { ConnectionIdentity, Connections } from '#server/realtime/connection/connections.ts'
import { closeEndedLogins } from '#server/realtime/connection/login-watch.ts'
import type { Limits } from '#server/services/limits/limits.ts'
import type { Socket } from '#server/realtime/connection/socket.ts'

type Raw = { bufferedAmount: number; terminate(): void }

/**
 * Refused before the upgrade: foreign origins, requests that are not an upgrade (J4), more sockets than the rate
 * limits allow (J6), and everyone while the process drains. A proxy that gets the 503 sends the next attempt to another process (P10).
 */
export function beforeUpgrade(
  allowedOrigins: AllowedOrigins,
  { rooms, limits }: { rooms: { readonly draining: boolean }; limits: Limits },
): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (rooms.draining) throw new AppError('shutting_down', 'this process is shutting down; connect again')
    if (!isAllowedOrigin({ origin: c.req.header('origin') }, allowedOrigins()))
      throw new AppError('origin_not_allowed', 'the channel is only available to the portal’s own pages')
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket')
      throw new AppError('invalid_input', 'this address requires a WebSocket upgrade')
    await limits.take('connect', { accountId: c.get('user')?.id ?? null, address: c.get('address') })
    await next()
  }
}

/** An admitted client and the handler of its connection, or the close code and the reason for refusing it. */
export type Admission =
  | { ok: true; identity: ConnectionIdentity; createHandler: (sink: FrameSink) => ConnectionHandler }
  | { ok: false; closeCode: number; reason: string }

/** A refused client. */
export function refuse(closeCode: number, reason: string): Admission {
  return { ok: false, closeCode, reason }
}

/**
 * The lifecycle of an upgraded connection. After registering it, access is checked once more, since the login
 * or the permission may have ended before the connection could be found and closed.
 */
export function channelEvents(ctx: ServerContext, connections: Connections, admission: Admission): WSEvents {
  let connection: Connection | null = null
  return {
    onOpen(_event, ws) {
      if (ctx.rooms.draining) return ws.close(closeCodes.serviceRestart, 'shutting_down')
      if (!admission.ok) return ws.close(admission.closeCode, admission.reason)
      const { identity, createHandler } = admission
      connection = new Connection(ctx, socketOf(ws), createHandler)
      connections.add(connection, identity)
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

function socketOf(ws: WSContext<unknown>): Socket {
  const raw = ws.raw as Raw
  return {
    send: (data) => ws.send(typeof data === 'string' ? data : new Uint8Array(data)),
    close: (code, reason) => ws.close(code, reason),
    terminate: () => raw.terminate(),
    get bufferedAmount() {
      return raw.bufferedAmount
    },
  }
}
