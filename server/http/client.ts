import { getConnInfo } from '@hono/node-server/conninfo'
import type { Client } from '#server/services/account/login-session.ts'
import type { HttpContext } from './env.ts'

/** Where a request comes from, as far as the server itself sees it. */
export function clientOf(c: HttpContext): Client {
  return { address: getConnInfo(c).remote.address ?? null, userAgent: c.req.header('user-agent') ?? null }
}
