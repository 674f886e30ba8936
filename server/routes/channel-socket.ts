import type { MiddlewareHandler } from 'hono'
import type { WSContext } from 'hono/ws'
import { AppError } from '#server/errors/app-error.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { type AllowedOrigins, fromOwnPage } from '#server/http/origin.ts'
import type { Socket } from '#server/realtime/socket.ts'

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
    if (!fromOwnPage({ origin: c.req.header('origin') }, allowedOrigins()))
      throw new AppError('origin_not_allowed', 'the channel is open to the portal’s own pages only')
    if (c.req.header('upgrade')?.toLowerCase() !== 'websocket')
      throw new AppError('invalid_input', 'this is a WebSocket address')
    await next()
  }
}

export function socketOf(ws: WSContext<unknown>): Socket {
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
