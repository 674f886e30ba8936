import { createHash, timingSafeEqual } from 'node:crypto'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { HttpContext } from './env.ts'

/** Whether a request brings this token as a bearer. Takes the same time whatever it brings. */
export function hasBearerToken(c: HttpContext, token: string): boolean {
  const presented = /^Bearer (.+)$/iu.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
  return timingSafeEqual(hash(presented), hash(token))
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Whether a request was made on this machine, and not handed on by a proxy that runs here. */
export function isLocalRequest(c: HttpContext): boolean {
  const peer = getConnInfo(c).remote.address ?? ''
  const loopback = peer === '::1' || /^(::ffff:)?127\./u.test(peer)
  return loopback && c.req.header('x-forwarded-for') === undefined && c.req.header('forwarded') === undefined
}
