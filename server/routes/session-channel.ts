import type { Hono } from 'hono'
import { upgradeWebSocket } from '@hono/node-server'
import { z } from 'zod'
import { closeCodes } from '#protocol/realtime/close-codes.ts'
import { can } from '#protocol/vocabulary/roles.ts'
import type { ServerContext } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import type { HttpContext, HttpEnv } from '#server/http/env.ts'
import type { AllowedOrigins } from '#server/http/origin.ts'
import { Connection } from '#server/realtime/connection.ts'
import type { Connections } from '#server/realtime/connections.ts'
import { closeRefused } from '#server/realtime/access-watch.ts'
import { closeEnded } from '#server/realtime/login-watch.ts'
import { type Comer, sessionPost } from '#server/realtime/session-post.ts'
import { displayName } from '#server/services/user/display-name.ts'
import { findSession } from '#server/services/training-session/find.ts'
import { beforeUpgrade, socketOf } from './channel-socket.ts'

/**
 * `GET /ws/sessions/{sessionId}`: the session channel. A foreign page is refused before the upgrade;
 * who is not logged in, or may not see the session, is told by a close code that a page can read (P12).
 */
export function sessionChannelRoute(
  app: Hono<HttpEnv>,
  ctx: ServerContext,
  connections: Connections,
  allowedOrigins: AllowedOrigins,
): void {
  app.get(
    '/ws/sessions/:sessionId',
    beforeUpgrade(allowedOrigins, ctx.rooms),
    upgradeWebSocket(async (c) => {
      const admitted = await admit(ctx, c as HttpContext)
      let connection: Connection | null = null
      return {
        onOpen(_event, ws) {
          if (ctx.rooms.draining) return ws.close(closeCodes.serviceRestart, 'shutting_down')
          if (!admitted.ok) return ws.close(admitted.closeCode, admitted.reason)
          const { comer } = admitted
          connection = new Connection(ctx, socketOf(ws), (outlet) => sessionPost(ctx, comer, outlet))
          const { loginId, sessionId, mayPractise } = comer
          const came = { loginId, sessionId }
          connections.add(connection, { ...came, watches: !mayPractise })
          // It may have ended between the look at it and now, when nobody could close this yet.
          void closeEnded(ctx, connections, [loginId])
          if (!mayPractise) void closeRefused(ctx, [{ connection, ...came }])
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

type Admission = { ok: true; comer: Comer } | { ok: false; closeCode: number; reason: string }

async function admit(ctx: ServerContext, c: HttpContext): Promise<Admission> {
  const user = c.get('user')
  const loginId = c.get('loginId')
  if (user === null || loginId === null)
    return { ok: false, closeCode: closeCodes.unauthenticated, reason: 'unauthenticated' }
  const id = z.uuid().safeParse(c.req.param('sessionId'))
  try {
    if (!id.success) return { ok: false, closeCode: closeCodes.notFound, reason: 'not_found' }
    const session = await findSession({ ...ctx, actor: user }, id.data, 'watch')
    return {
      ok: true,
      comer: {
        sessionId: session.id,
        loginId,
        user: { id: user.id, name: displayName(user) },
        mayPractise: can(user, 'practise', { ownerId: session.userId }),
      },
    }
  } catch (error) {
    if (error instanceof AppError) return { ok: false, closeCode: closeCodes.notFound, reason: error.code }
    ctx.log.error({ err: error }, 'a channel could not be opened')
    return { ok: false, closeCode: closeCodes.unavailable, reason: 'unavailable' }
  }
}
