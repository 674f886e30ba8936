import type { Hono } from 'hono'
import { upgradeWebSocket } from '@hono/node-server'
import { z } from 'zod'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import type { ServerContext } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import type { HttpContext, HttpEnv } from '#server/http/env.ts'
import type { AllowedOrigins } from '#server/http/origin.ts'
import type { Connections } from '#server/realtime/connection/connections.ts'
import {
  type SessionConnectionIdentity,
  sessionHandler,
} from '#server/realtime/connection/session-handler.ts'
import { displayName } from '#server/services/user/display-name.ts'
import { findSession } from '#server/services/training-session/find.ts'
import { type Admission, beforeUpgrade, channelEvents, refuse } from './channel-socket.ts'

/**
 * `GET /ws/sessions/{sessionId}`: the session channel. Foreign origins are refused before the upgrade. Clients
 * that are not logged in or may not see the session get a close code that a page can read (P12).
 */
export function sessionChannelRoute(
  app: Hono<HttpEnv>,
  ctx: ServerContext,
  connections: Connections,
  allowedOrigins: AllowedOrigins,
): void {
  app.get(
    '/ws/sessions/:sessionId',
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
  const id = z.uuid().safeParse(c.req.param('sessionId'))
  try {
    if (!id.success) return refuse(closeCodes.notFound, 'not_found')
    const session = await findSession({ ...ctx, actor: user }, id.data, 'watch')
    const mayPractise = can(user, 'practise', { ownerId: session.userId })
    const identity = { loginId, sessionId: session.id }
    const elsewhere = await ctx.presence.countElsewhere(user.id, session.id)
    const sessionIdentity: SessionConnectionIdentity = {
      ...identity,
      user: { id: user.id, name: displayName(user) },
      address: c.get('address'),
      mayPractise,
    }
    return {
      ok: true,
      identity: { ...identity, accountId: user.id, watchesOther: !mayPractise },
      elsewhere,
      createHandler: (sink) => sessionHandler(ctx, sessionIdentity, sink),
    }
  } catch (error) {
    if (error instanceof AppError) return refuse(closeCodes.notFound, error.code)
    ctx.log.error({ err: error }, 'opening a channel failed')
    return refuse(closeCodes.unavailable, 'unavailable')
  }
}
