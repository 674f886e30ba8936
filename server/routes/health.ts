import type { Hono } from 'hono'
import type { Context } from '#server/context.ts'
import { checkDatabase } from '#server/services/health/check-database.ts'
import { storageCheck } from '#server/services/health/check-storage.ts'
import type { HttpEnv } from '#server/http/env.ts'

/** Whether the process is alive (`/healthz`) and whether it can serve (`/readyz`). */
export function healthRoutes(app: Hono<HttpEnv>, ctx: Context, state: { draining: boolean }): void {
  const checkStorage = storageCheck(ctx)
  app.get('/healthz', (c) => c.json({ status: 'ok' }))
  app.get('/readyz', async (c) => {
    if (state.draining) return c.json({ status: 'draining' }, 503)
    try {
      await checkDatabase(ctx)
    } catch {
      return c.json({ status: 'no database of this version' }, 503)
    }
    try {
      await checkStorage()
    } catch (error) {
      ctx.log.warn({ err: error }, 'the database cannot store anything')
      return c.json({ status: 'the database cannot store anything' }, 503)
    }
    return c.json({ status: 'ready' })
  })
}
