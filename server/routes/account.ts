import type { Hono } from 'hono'
import { accountEndpoints } from '#protocol/rest/account.ts'
import type { Context } from '#server/context.ts'
import { AppError } from '#server/errors/app-error.ts'
import { actorOf } from '#server/http/actor.ts'
import type { HttpContext, HttpEnv } from '#server/http/env.ts'
import { mount } from '#server/http/mount.ts'
import { clearSessionCookie, writeSessionCookie } from '#server/http/session-cookie.ts'
import { changePassword } from '#server/services/account/change-password.ts'
import { listLogins } from '#server/services/account/list-logins.ts'
import { endOtherLogins } from '#server/services/account/login-session.ts'
import { revokeLogin } from '#server/services/account/revoke-login.ts'

/** What users manage in their own account: the password and the open logins. */
export function accountRoutes(app: Hono<HttpEnv>, ctx: Context): void {
  mount(app, accountEndpoints.changePassword, async ({ body, user, c }) => {
    const token = await changePassword(ctx, { ...body, user, loginId: loginOf(c) })
    writeSessionCookie(c, ctx.production, token)
    ctx.security.record('password_changed', actorOf(c))
    return undefined
  })

  mount(app, accountEndpoints.listLogins, async ({ user, c }) =>
    listLogins(ctx, { userId: user.id, currentId: loginOf(c) }),
  )

  mount(app, accountEndpoints.endOtherLogins, async ({ user, c }) => {
    const count = await endOtherLogins(ctx, user.id, loginOf(c))
    ctx.security.record('logins_ended', { ...actorOf(c), count })
    return undefined
  })

  mount(app, accountEndpoints.endLogin, async ({ params, user, c }) => {
    await revokeLogin(ctx, { userId: user.id, id: params.id })
    ctx.security.record('logins_ended', { ...actorOf(c), count: 1 })
    if (params.id === loginOf(c)) clearSessionCookie(c, ctx.production)
    return undefined
  })
}

/** The id of the current login. A logged-in user always has one. */
function loginOf(c: HttpContext): string {
  const id = c.get('loginId')
  if (id === null) throw new AppError('unauthenticated', 'log in first')
  return id
}
