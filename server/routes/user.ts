import type { Hono } from 'hono'
import { userEndpoints } from '#protocol/rest/user.ts'
import type { Context } from '#server/context.ts'
import { clientOf } from '#server/http/client.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount } from '#server/http/mount.ts'
import { clearSessionCookie, writeSessionCookie } from '#server/http/session-cookie.ts'
import { login } from '#server/services/account/login.ts'
import { closeLogin } from '#server/services/account/login-session.ts'
import { presentUser } from '#server/services/account/present.ts'
import { register } from '#server/services/account/register.ts'

export function userRoutes(app: Hono<HttpEnv>, ctx: Context): void {
  mount(app, userEndpoints.currentUser, async ({ user }) => presentUser(user))

  mount(app, userEndpoints.login, async ({ body, c }) => {
    const { user, token } = await login(ctx, { ...body, client: clientOf(c), oldToken: c.get('token') })
    writeSessionCookie(c, ctx.production, token)
    return user
  })

  mount(app, userEndpoints.register, async ({ body, c }) => {
    const { user, token } = await register(ctx, { registration: body, client: clientOf(c) })
    writeSessionCookie(c, ctx.production, token)
    return user
  })

  mount(app, userEndpoints.logout, async ({ c }) => {
    const token = c.get('token')
    if (token !== null) await closeLogin(ctx, token)
    clearSessionCookie(c, ctx.production)
    return undefined
  })
}
