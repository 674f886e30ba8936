import type { Hono } from 'hono'
import { accountFileEndpoints } from '#protocol/rest/account-file.ts'
import { trainingSessionEndpoints } from '#protocol/rest/training-sessions.ts'
import type { ServerContext } from '#server/context.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount, mountLimited } from '#server/http/mount.ts'
import { sendPage } from '#server/http/page.ts'
import { getAccountFile } from '#server/services/training-session/account-file.ts'
import { createSession } from '#server/services/training-session/create.ts'
import { completeThroughRoom } from '#server/services/training-session/complete-through-room.ts'
import { deleteShortSession } from '#server/services/training-session/delete-short.ts'
import { getSession } from '#server/services/training-session/get.ts'
import { listSessions } from '#server/services/training-session/list.ts'
import { listSessionRules } from '#server/services/training-session/rules.ts'
import { retrySession } from '#server/services/training-session/retry.ts'

export function trainingSessionRoutes(app: Hono<HttpEnv>, ctx: ServerContext): void {
  const rows = trainingSessionEndpoints
  const started = { limits: ctx.limits, action: 'session' } as const
  mount(app, rows.listTrainingSessions, async ({ user, query, c }) =>
    sendPage(c, await listSessions({ ...ctx, actor: user }, query)),
  )
  mountLimited(app, rows.createTrainingSession, started, ({ user, body }) =>
    createSession({ ...ctx, actor: user }, body),
  )
  mount(app, rows.getTrainingSession, ({ user, params }) => getSession({ ...ctx, actor: user }, params))
  mount(app, accountFileEndpoints.getAccountFile, ({ user, params }) =>
    getAccountFile({ ...ctx, actor: user }, params),
  )
  mount(app, rows.listSessionRules, ({ user, params }) => listSessionRules({ ...ctx, actor: user }, params))
  mountLimited(
    app,
    rows.completeTrainingSession,
    { limits: ctx.limits, action: 'analysis' },
    ({ user, params, body: { allowTooShort } }) =>
      completeThroughRoom({ ...ctx, actor: user }, { ...params, allowTooShort }),
  )
  mount(app, rows.deleteTrainingSession, ({ user, params }) =>
    deleteShortSession({ ...ctx, actor: user }, params),
  )
  mountLimited(app, rows.retryTrainingSession, started, ({ user, params, body }) =>
    retrySession({ ...ctx, actor: user }, { ...params, ...body }),
  )
}
