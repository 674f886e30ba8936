import type { MiddlewareHandler } from 'hono'
import type { WSContext } from 'hono/ws'
import { AppError } from '#server/errors/app-error.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { type AllowedOrigins, fromOwnPage } from '#server/http/origin.ts'
import type { Socket } from '#server/realtime/socket.ts'

type Raw = { bufferedAmount: number; terminate(): void }

/** A foreign page is refused before the upgrade, and what is no upgrade is told so (J4). */
export function ownPageOnly(allowedOrigins: AllowedOrigins): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
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
