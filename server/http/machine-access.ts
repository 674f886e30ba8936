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

/** Whether a request comes from this machine and was not forwarded by a local proxy. */
export function isLocalRequest(c: HttpContext): boolean {
  const peer = getConnInfo(c).remote.address ?? ''
  const loopback = peer === '::1' || /^(::ffff:)?127\./u.test(peer)
  return loopback && c.req.header('x-forwarded-for') === undefined && c.req.header('forwarded') === undefined
}
