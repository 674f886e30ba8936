import type { Hono } from 'hono'
import { usersEndpoints } from '#protocol/rest/users.ts'
import type { ServerContext } from '#server/context.ts'
import { actorOf } from '#server/http/actor.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount } from '#server/http/mount.ts'
import { sendPage } from '#server/http/page.ts'
import { endUserLogins } from '#server/services/user/end-logins.ts'
import { getUser } from '#server/services/user/get.ts'
import { listUserSessions } from '#server/services/user/list-sessions.ts'
import { listUsers } from '#server/services/user/list.ts'
import { updateUser } from '#server/services/user/update.ts'

/** Mounted before the teams: otherwise `/api/teams/users` would match the team `users`. */
export function usersRoutes(app: Hono<HttpEnv>, ctx: ServerContext): void {
  const rows = usersEndpoints
  mount(app, rows.listUsers, async ({ user, query, c }) =>
    sendPage(c, await listUsers({ ...ctx, actor: user }, query)),
  )
  mount(app, rows.getUser, ({ user, params }) => getUser({ ...ctx, actor: user }, params))
  mount(app, rows.updateUser, ({ user, params, body, c }) =>
    updateUser({ ...ctx, actor: user }, { id: params.id, changes: body, by: actorOf(c) }),
  )
  mount(app, rows.endUserLogins, async ({ user, params, c }) => {
    await endUserLogins({ ...ctx, actor: user }, { ...params, by: actorOf(c) })
    return undefined
  })
  mount(app, rows.listUserSessions, async ({ user, params, query, c }) =>
    sendPage(c, await listUserSessions({ ...ctx, actor: user }, { ...params, query })),
  )
}
