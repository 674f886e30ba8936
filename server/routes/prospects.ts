import type { Hono } from 'hono'
import { prospectEndpoints } from '#protocol/rest/prospects.ts'
import type { Context } from '#server/context.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount, mountLimited } from '#server/http/mount.ts'
import { sendPage } from '#server/http/page.ts'
import { createProspect } from '#server/services/prospect/create.ts'
import { getProspect } from '#server/services/prospect/get.ts'
import { listProspects } from '#server/services/prospect/list.ts'
import { previewLife } from '#server/services/prospect/preview-life.ts'
import { removeProspect } from '#server/services/prospect/remove.ts'
import { updateProspect } from '#server/services/prospect/update.ts'

export function prospectRoutes(app: Hono<HttpEnv>, ctx: Context): void {
  mount(app, prospectEndpoints.listProspects, async ({ user, query, c }) =>
    sendPage(c, await listProspects({ ...ctx, actor: user }, query)),
  )
  mountLimited(
    app,
    prospectEndpoints.createProspect,
    { limits: ctx.limits, action: 'create' },
    ({ user, body }) => createProspect({ ...ctx, actor: user }, body),
  )
  mount(app, prospectEndpoints.previewLife, ({ user, body }) => previewLife({ ...ctx, actor: user }, body))
  mount(app, prospectEndpoints.getProspect, ({ user, params }) =>
    getProspect({ ...ctx, actor: user }, params),
  )
  mount(app, prospectEndpoints.updateProspect, ({ user, params, body }) =>
    updateProspect({ ...ctx, actor: user }, { id: params.id, changes: body }),
  )
  mount(app, prospectEndpoints.deleteProspect, async ({ user, params }) => {
    await removeProspect({ ...ctx, actor: user }, params)
    return undefined
  })
}
