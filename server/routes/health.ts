import type { Hono } from 'hono'
import type { Context } from '#server/context.ts'
import { checkDatabase } from '#server/services/health/check-database.ts'
import type { HttpEnv } from '#server/http/env.ts'

/** Whether the process is alive (`/healthz`) and whether it can serve (`/readyz`). */
export function healthRoutes(app: Hono<HttpEnv>, ctx: Context, state: { draining: boolean }): void {
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    if (state.draining) return c.json({ status: 'draining' }, 503)
    try {
      await checkDatabase(ctx)
      return c.json({ status: 'ready' })
    } catch {
      return c.json({ status: 'no database of this version' }, 503)
    }
  })
}
