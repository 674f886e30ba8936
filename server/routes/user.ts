import type { Hono } from 'hono'
import { currentUserEndpoints } from '#protocol/rest/current-user.ts'
import type { Context } from '#server/context.ts'
import { actorOf } from '#server/http/actor.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { readLoginContext, setLoginCookies } from '#server/http/login-cookies.ts'
import { mount } from '#server/http/mount.ts'
import { clearSessionCookie } from '#server/http/session-cookie.ts'
import { login } from '#server/services/account/login.ts'
import { closeLogin } from '#server/services/account/login-session.ts'
import { presentUser } from '#server/services/account/present.ts'
import { register } from '#server/services/account/register.ts'
import { updateProfile } from '#server/services/account/update-profile.ts'

export function userRoutes(app: Hono<HttpEnv>, ctx: Context): void {
  mount(
    app,
    currentUserEndpoints.currentUser,
    async ({ user }) => presentUser(user),
    // A login that has ended is forgotten, or each visit would ask about it again.
    (c) => {
      if (c.get('token') !== null && c.get('user') === null) clearSessionCookie(c, ctx.production)
    },
  )

  mount(app, currentUserEndpoints.updateProfile, ({ user, body }) =>
    updateProfile(ctx, { user, changes: body }),
  )

  mount(app, currentUserEndpoints.login, async ({ body, c }) => {
    return setLoginCookies(c, ctx, await login(ctx, { ...body, ...readLoginContext(c, ctx) }))
  })

  mount(app, currentUserEndpoints.register, async ({ body, c }) => {
    return setLoginCookies(c, ctx, await register(ctx, { registration: body, ...readLoginContext(c, ctx) }))
  })

  mount(app, currentUserEndpoints.logout, async ({ c }) => {
    const token = c.get('token')
    if (token !== null) await closeLogin(ctx, token)
    if (c.get('user') !== null) ctx.security.record('logout', actorOf(c))
    clearSessionCookie(c, ctx.production)
    return undefined
  })
}
