import type { Hono } from 'hono'
import { usageEndpoints } from '#protocol/rest/usage.ts'
import type { ServerContext } from '#server/context.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount } from '#server/http/mount.ts'
import { readUsage } from '#server/services/usage/read-months.ts'

export function usageRoutes(app: Hono<HttpEnv>, ctx: ServerContext): void {
  mount(app, usageEndpoints.getUsage, ({ user, query }) => readUsage({ ...ctx, actor: user }, query))
}
