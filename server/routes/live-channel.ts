import type { Hono } from 'hono'
import { upgradeWebSocket } from '@hono/node-server'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import type { ServerContext } from '#server/context.ts'
import type { HttpContext, HttpEnv } from '#server/http/env.ts'
import type { AllowedOrigins } from '#server/http/origin.ts'
import { Connection } from '#server/realtime/connection.ts'
import type { Connections } from '#server/realtime/connections.ts'
import { livePost } from '#server/realtime/live-post.ts'
import { closeEnded } from '#server/realtime/login-watch.ts'
import { liveScope } from '#server/services/live/scope.ts'
import { beforeUpgrade, socketOf } from './channel-socket.ts'

/** `GET /ws/live`: the list of running sessions, for those who may watch them (W2). */
export function liveChannelRoute(
  app: Hono<HttpEnv>,
  ctx: ServerContext,
  connections: Connections,
  allowedOrigins: AllowedOrigins,
): void {
  app.get(
    '/ws/live',
    beforeUpgrade(allowedOrigins, ctx.rooms),
    upgradeWebSocket((c) => {
      const user = (c as HttpContext).get('user')
      const loginId = (c as HttpContext).get('loginId')
      let connection: Connection | null = null
      return {
        onOpen(_event, ws) {
          if (ctx.rooms.draining) return ws.close(closeCodes.serviceRestart, 'shutting_down')
          if (user === null || loginId === null)
            return ws.close(closeCodes.unauthenticated, 'unauthenticated')
          if (liveScope(user) === null) return ws.close(closeCodes.notFound, 'not_found')
          const opened: Connection = new Connection(ctx, socketOf(ws), (outlet) =>
            livePost(ctx, loginId, { ...outlet, close: (code, reason) => opened.close(code, reason) }),
          )
          connection = opened
          connections.add(opened, { loginId, sessionId: null, watches: false })
          // It may have ended between the look at it and now, when nobody could close this yet.
          void closeEnded(ctx, connections, [loginId])
        },
        onMessage(event) {
          if (typeof event.data === 'string') connection?.receiveText(event.data)
          else if (event.data instanceof ArrayBuffer) connection?.receiveBinary(new Uint8Array(event.data))
        },
        onClose() {
          if (connection) connections.delete(connection)
          connection?.closed()
        },
      }
    }),
  )
}
