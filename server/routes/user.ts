import type { Hono } from 'hono'
import { type User, currentUserEndpoints } from '#protocol/rest/current-user.ts'
import type { Context } from '#server/context.ts'
import { actorOf } from '#server/http/actor.ts'
import { getClient } from '#server/http/client.ts'
import { readDeviceCookie, writeDeviceCookie } from '#server/http/device-cookie.ts'
import type { HttpContext, HttpEnv } from '#server/http/env.ts'
import { mount } from '#server/http/mount.ts'
import { clearSessionCookie, writeSessionCookie } from '#server/http/session-cookie.ts'
import { type LoginContext, type LoginResult, login } from '#server/services/account/login.ts'
import { closeLogin } from '#server/services/account/login-session.ts'
import { presentUser } from '#server/services/account/present.ts'
import { register } from '#server/services/account/register.ts'
import { updateProfile } from '#server/services/account/update-profile.ts'

export function userRoutes(app: Hono<HttpEnv>, ctx: Context): void {
  const loginContext = (c: HttpContext): LoginContext => ({
    client: getClient(c),
    oldToken: c.get('token'),
    device: readDeviceCookie(c, ctx.production),
  })
  const setLoginCookies = (c: HttpContext, { user, token, device }: LoginResult): User => {
    writeSessionCookie(c, ctx.production, token)
    writeDeviceCookie(c, ctx.production, device)
    return user
  }

  mount(app, currentUserEndpoints.currentUser, async ({ user }) => presentUser(user))

  mount(app, currentUserEndpoints.updateProfile, ({ user, body }) =>
    updateProfile(ctx, { user, changes: body }),
  )

  mount(app, currentUserEndpoints.login, async ({ body, c }) => {
    return setLoginCookies(c, await login(ctx, { ...body, ...loginContext(c) }))
  })

  mount(app, currentUserEndpoints.register, async ({ body, c }) => {
    return setLoginCookies(c, await register(ctx, { registration: body, ...loginContext(c) }))
  })

  mount(app, currentUserEndpoints.logout, async ({ c }) => {
    const token = c.get('token')
    if (token !== null) await closeLogin(ctx, token)
    if (c.get('user') !== null) ctx.security.record('logout', actorOf(c))
    clearSessionCookie(c, ctx.production)
    return undefined
  })
}
