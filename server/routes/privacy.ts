import type { Hono } from 'hono'
import { privacyEndpoints } from '#protocol/rest/privacy.ts'
import type { Context } from '#server/context.ts'
import { actorOf } from '#server/http/actor.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount, mountDownload } from '#server/http/mount.ts'
import { clearSessionCookie } from '#server/http/session-cookie.ts'
import { deleteAccount } from '#server/services/account/delete-account.ts'
import { exportAccount } from '#server/services/account/export-account.ts'

/** Export and deletion of personal data. */
export function privacyRoutes(app: Hono<HttpEnv>, ctx: Context): void {
  mountDownload(app, ctx, privacyEndpoints.exportAccount, ({ user, c }) => {
    ctx.security.record('account_exported', actorOf(c))
    return {
      fileName: `collection-training-${ctx.now().toISOString().slice(0, 10)}.json`,
      pieces: exportAccount(ctx, user),
    }
  })

  mount(app, privacyEndpoints.deleteAccount, async ({ user, body, c }) => {
    await deleteAccount(ctx, { user, password: body.password })
    ctx.security.record('account_erased', actorOf(c))
    clearSessionCookie(c, ctx.production)
    return undefined
  })
}
