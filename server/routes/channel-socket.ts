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
import type { Socket } from '#server/realtime/connection/socket.ts'

type Raw = { bufferedAmount: number; terminate(): void }

/**
 * What is refused before the upgrade: a foreign page, what is no upgrade (J4), and everybody while the process
 * drains: a proxy that sees the 503 sends the next try to another one (P10).
 */
export function beforeUpgrade(
  allowedOrigins: AllowedOrigins,
  rooms: { readonly draining: boolean },
): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (rooms.draining) throw new AppError('shutting_down', 'this process is about to end; connect again')
    if (!isAllowedOrigin({ origin: c.req.header('origin') }, allowedOrigins()))
      throw new AppError('origin_not_allowed', 'the channel is open to the portal’s own pages only')
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket')
      throw new AppError('invalid_input', 'this is a WebSocket address')
    await next()
  }
}

/** Who was let in and what stands behind the connection, or the close code that tells why not. */
export type Admission =
  | { ok: true; identity: ConnectionIdentity; createHandler: (sink: FrameSink) => ConnectionHandler }
  | { ok: false; closeCode: number; reason: string }

/** Who is not let in. */
export function refused(closeCode: number, reason: string): Admission {
  return { ok: false, closeCode, reason }
}

/**
 * The life of one upgraded connection, whatever stands behind it: it is kept among the open ones, and looked up
 * once more, since what it was let in by may have ended when nobody could close it yet.
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
