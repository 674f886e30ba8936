import { getConnInfo } from '@hono/node-server/conninfo'
import type { MiddlewareHandler } from 'hono'
import type { Client } from '#server/services/account/login-session.ts'
import type { Logger } from '#server/telemetry/logger.ts'
import type { HttpContext, HttpEnv } from './env.ts'
import { clientAddress, type TrustedProxies } from './trusted-proxies.ts'

/** The client that sent a request, as far as the server can tell. */
export function getClient(c: HttpContext): Client {
  return { address: c.get('address'), userAgent: c.req.header('user-agent') ?? null }
}

/**
 * Sets the client's address. Warns once about an untrusted proxy: behind it all clients share one address and
 * therefore one rate limit.
 */
export function resolveClientAddress(trusted: TrustedProxies, log: Logger): MiddlewareHandler<HttpEnv> {
  let warned = false
  return async (c, next) => {
    const peer = getConnInfo(c).remote.address ?? null
    const forwardedFor = c.req.header('x-forwarded-for')
    c.set('address', clientAddress(peer, forwardedFor, trusted))
    if (
      forwardedFor !== undefined &&
      !warned &&
      c.get('address') === clientAddress(peer, undefined, trusted)
    ) {
      warned = true
      log.warn({ peer }, 'X-Forwarded-For is ignored; add the proxy to TRUSTED_PROXIES if it is yours')
    }
    await next()
  }
}
