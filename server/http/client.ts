import type { Client } from '#server/services/account/login-session.ts'
import type { HttpContext } from './env.ts'

/** The client that sent a request, as far as the server can tell. */
export function getClient(c: HttpContext): Client {
  return { address: c.get('address'), userAgent: c.req.header('user-agent') ?? null }
}
