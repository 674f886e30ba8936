import type { Hono } from 'hono'
import { invitationEndpoints } from '#protocol/rest/invitations.ts'
import type { Context } from '#server/context.ts'
import { actorOf } from '#server/http/actor.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount, mountLimited } from '#server/http/mount.ts'
import { sendPage } from '#server/http/page.ts'
import { createInvitation } from '#server/services/invitation/create.ts'
import { getInvitation } from '#server/services/invitation/get.ts'
import { listInvitations } from '#server/services/invitation/list.ts'
import { revokeInvitation } from '#server/services/invitation/revoke.ts'

/** Links by which people register. */
export function invitationRoutes(app: Hono<HttpEnv>, ctx: Context): void {
  const rows = invitationEndpoints
  mount(app, rows.listInvitations, async ({ user, query, c }) =>
    sendPage(c, await listInvitations({ ...ctx, actor: user }, query)),
  )
  mountLimited(app, rows.createInvitation, { limits: ctx.limits, action: 'link' }, ({ user, body, c }) =>
    createInvitation({ ...ctx, actor: user }, { input: body, by: actorOf(c) }),
  )
  mountLimited(app, rows.getInvitation, { limits: ctx.limits, action: 'token' }, ({ params }) =>
    getInvitation(ctx, params),
  )
  mount(app, rows.revokeInvitation, async ({ user, params, c }) => {
    await revokeInvitation({ ...ctx, actor: user }, { id: params.token, by: actorOf(c) })
    return undefined
  })
}
