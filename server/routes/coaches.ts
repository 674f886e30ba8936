import type { Hono } from 'hono'
import { coachEndpoints } from '#protocol/rest/coaches.ts'
import type { Context } from '#server/context.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount } from '#server/http/mount.ts'
import { listCoaches } from '#server/services/coach/list.ts'

export function coachRoutes(app: Hono<HttpEnv>, ctx: Context): void {
  mount(app, coachEndpoints.listCoaches, ({ user }) => listCoaches({ ...ctx, actor: user }))
}
