import type { Hono } from 'hono'
import { registrationEndpoints } from '#protocol/rest/registration.ts'
import type { Context } from '#server/context.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { readLoginContext, setLoginCookies } from '#server/http/login-cookies.ts'
import { mount, mountLimited } from '#server/http/mount.ts'
import { readSetupHash } from '#server/services/setup/prepare.ts'
import { setUp } from '#server/services/setup/set-up.ts'

/** Who may register, and the setup of a new portal. */
export function registrationRoutes(app: Hono<HttpEnv>, ctx: Context): void {
  mount(app, registrationEndpoints.getRegistration, async () => ({
    mode: ctx.registration,
    setupOpen: ctx.production && (await readSetupHash(ctx.db)) !== null,
  }))
  mountLimited(
    app,
    registrationEndpoints.setUp,
    { limits: ctx.limits, action: 'token' },
    async ({ body, c }) =>
      setLoginCookies(c, ctx, await setUp(ctx, { setup: body, ...readLoginContext(c, ctx) })),
  )
}
