import type { Hono } from 'hono'
import { passwordResetEndpoints } from '#protocol/rest/password-reset.ts'
import type { Context } from '#server/context.ts'
import { actorOf } from '#server/http/actor.ts'
import { readDeviceCookie, writeDeviceCookie } from '#server/http/device-cookie.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mountLimited } from '#server/http/mount.ts'
import { renewDevice } from '#server/services/account/known-device.ts'
import { createPasswordReset } from '#server/services/password-reset/create.ts'
import { getPasswordReset, resetPassword } from '#server/services/password-reset/use.ts'

/** One-time links for forgotten passwords. */
export function passwordResetRoutes(app: Hono<HttpEnv>, ctx: Context): void {
  const rows = passwordResetEndpoints
  mountLimited(app, rows.createPasswordReset, { limits: ctx.limits, action: 'link' }, ({ user, body, c }) =>
    createPasswordReset({ ...ctx, actor: user }, { ...body, by: actorOf(c) }),
  )
  mountLimited(app, rows.getPasswordReset, { limits: ctx.limits, action: 'token' }, ({ params }) =>
    getPasswordReset(ctx, params),
  )
  mountLimited(
    app,
    rows.resetPassword,
    { limits: ctx.limits, action: 'token' },
    async ({ params, body, c }) => {
      const userId = await resetPassword(ctx, { ...params, ...body, address: c.get('address') })
      // The wrong passwords before the reset, and those of strangers, do not delay the login on this device.
      const device = renewDevice(readDeviceCookie(c, ctx.production), userId, ctx.tokenSecret)
      writeDeviceCookie(c, ctx.production, device)
      return undefined
    },
  )
}
