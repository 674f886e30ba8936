import type { Hono } from 'hono'
import { upgradeWebSocket } from '@hono/node-server'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import type { ServerContext } from '#server/context.ts'
import type { HttpContext, HttpEnv } from '#server/http/env.ts'
import type { AllowedOrigins } from '#server/http/origin.ts'
import type { Connections } from '#server/realtime/connection/connections.ts'
import { liveListHandler } from '#server/realtime/connection/live-list-handler.ts'
import type { SocketsElsewhere } from '#server/realtime/connection/socket-slots.ts'
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
    beforeUpgrade(allowedOrigins, ctx, connections),
    upgradeWebSocket(async (c) =>
      channelEvents(ctx, connections, await admit(ctx, c as HttpContext), (c as HttpContext).get('address')),
    ),
  )
}

async function admit(ctx: ServerContext, c: HttpContext): Promise<Admission> {
  const user = c.get('user')
  const loginId = c.get('loginId')
  if (user === null || loginId === null) return refuse(closeCodes.unauthenticated, 'unauthenticated')
  if (liveScope(user) === null) return refuse(closeCodes.notFound, 'not_found')
  const elsewhere = await countElsewhere(ctx, user.id)
  if (elsewhere === null) return refuse(closeCodes.unavailable, 'unavailable')
  return {
    ok: true,
    identity: { accountId: user.id, loginId, sessionId: null, watchesOther: false },
    elsewhere,
    createHandler: (sink) => liveListHandler(ctx, loginId, sink),
  }
}

/** Null while the database cannot be reached. */
async function countElsewhere(
  { presence, log }: ServerContext,
  accountId: string,
): Promise<SocketsElsewhere | null> {
  try {
    return await presence.countElsewhere(accountId, null)
  } catch (error) {
    log.error({ err: error }, 'opening a channel failed')
    return null
  }
}
