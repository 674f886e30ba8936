import { getConnInfo } from '@hono/node-server/conninfo'
import type { MiddlewareHandler } from 'hono'
import type { Client } from '#server/services/account/login-session.ts'
import type { HttpContext, HttpEnv } from './env.ts'
import { clientAddress, type TrustedProxies } from './trusted-proxies.ts'

/** Who sent a request, as far as the server can tell. */
export function clientOf(c: HttpContext): Client {
  return { address: c.get('address'), userAgent: c.req.header('user-agent') ?? null }
}

/** Finds the address that a request comes from. */
export function findAddress(trusted: TrustedProxies): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const peer = getConnInfo(c).remote.address ?? null
    c.set('address', clientAddress(peer, c.req.header('x-forwarded-for'), trusted))
    await next()
  }
}
