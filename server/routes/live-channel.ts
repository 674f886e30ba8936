import type { Hono } from 'hono'
import { upgradeWebSocket } from '@hono/node-server'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import type { ServerContext } from '#server/context.ts'
import type { HttpContext, HttpEnv } from '#server/http/env.ts'
import type { AllowedOrigins } from '#server/http/origin.ts'
import type { Connections } from '#server/realtime/connection/connections.ts'
import { liveListHandler } from '#server/realtime/connection/live-list-handler.ts'
import { liveScope } from '#server/services/live/scope.ts'
import { type Admission, beforeUpgrade, channelEvents, refuse } from './channel-socket.ts'

/** `GET /ws/live`: the list of running sessions, for users who may watch them (W2). */
export function liveChannelRoute(
  app: Hono<HttpEnv>,
  ctx: ServerContext,
  connections: Connections,
  allowedOrigins: AllowedOrigins,
): void {
  app.get(
    '/ws/live',
    beforeUpgrade(allowedOrigins, ctx),
    upgradeWebSocket((c) => channelEvents(ctx, connections, admit(ctx, c as HttpContext))),
  )
}

function admit(ctx: ServerContext, c: HttpContext): Admission {
  const user = c.get('user')
  const loginId = c.get('loginId')
  if (user === null || loginId === null) return refuse(closeCodes.unauthenticated, 'unauthenticated')
  if (liveScope(user) === null) return refuse(closeCodes.notFound, 'not_found')
  return {
    ok: true,
    identity: { accountId: user.id, loginId, sessionId: null, watchesOther: false },
    createHandler: (sink) => liveListHandler(ctx, loginId, sink),
  }
}
