import { createHash, timingSafeEqual } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { HttpContext } from './env.ts'

/** Whether a request carries this bearer token. Runs in constant time. */
export function hasBearerToken(c: HttpContext, token: string): boolean {
  const presented = /^Bearer (.+)$/iu.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
  return timingSafeEqual(hash(presented), hash(token))
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

const localHost = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])(?::\d+)?$/iu

/**
 * Whether a request comes from this machine, was not forwarded by a local proxy, and names this machine as its
 * host. A page on the internet whose name is changed to 127.0.0.1 (DNS rebinding) has its own name as the host.
 */
export function isLocalRequest(c: HttpContext): boolean {
  const peer = getConnInfo(c).remote.address ?? ''
  const loopback = peer === '::1' || /^(::ffff:)?127\./u.test(peer)
  const forwarded = c.req.header('x-forwarded-for') !== undefined || c.req.header('forwarded') !== undefined
  return loopback && !forwarded && localHost.test(c.req.header('host') ?? '')
}
