import type { Hono } from 'hono'
import { coachEndpoints } from '#protocol/rest/coaches.ts'
import type { Context } from '#server/context.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount, mountLimited } from '#server/http/mount.ts'
import { sendPage } from '#server/http/page.ts'
import { createCoach } from '#server/services/coach/create.ts'
import { listCoaches } from '#server/services/coach/list.ts'
import { removeCoach } from '#server/services/coach/remove.ts'
import { updateCoach } from '#server/services/coach/update.ts'

export function coachRoutes(app: Hono<HttpEnv>, ctx: Context): void {
  mount(app, coachEndpoints.listCoaches, async ({ user, query, c }) =>
    sendPage(c, await listCoaches({ ...ctx, actor: user }, query)),
  )
  mountLimited(app, coachEndpoints.createCoach, { limits: ctx.limits, action: 'create' }, ({ user, body }) =>
    createCoach({ ...ctx, actor: user }, body),
  )
  mount(app, coachEndpoints.updateCoach, ({ user, params, body }) =>
    updateCoach({ ...ctx, actor: user }, { id: params.id, changes: body }),
  )
  mount(app, coachEndpoints.deleteCoach, async ({ user, params }) => {
    await removeCoach({ ...ctx, actor: user }, params)
    return undefined
  })
}
