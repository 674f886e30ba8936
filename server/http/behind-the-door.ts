import { getConnInfo } from '@hono/node-server/conninfo'
import type { HttpBindings } from '@hono/node-server'
import type { MiddlewareHandler } from 'hono'
import type { HttpContext, HttpEnv } from './env.ts'
import type { FrontDoor, Visit } from './front-door.ts'
import { readSessionCookie } from './session-cookie.ts'

/** The address and the login token of a request. Upgrades do not come in by the door. */
export function readCaller(
  c: HttpContext,
  door: FrontDoor,
  production: boolean,
): Pick<Visit, 'address' | 'token'> {
  const visit = door.visitOf(bindings(c).incoming)
  if (visit !== null) return visit
  return {
    address: door.addressOf({
      peer: getConnInfo(c).remote.address ?? null,
      forwardedFor: c.req.header('x-forwarded-for'),
    }),
    token: readSessionCookie(c, production),
  }
}

/** Tells the door about refusals by the app, and sends those of a persistent caller when the door lets them go. */
export function slowRefusals(door: FrontDoor): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    await next()
    if (c.res.status !== 429) return
    const { incoming, outgoing } = bindings(c)
    const visit = door.visitOf(incoming)
    if (visit !== null && !(await door.refusedBehind(visit, outgoing))) c.header('Connection', 'close')
  }
}

function bindings(c: HttpContext): HttpBindings {
  return c.env as unknown as HttpBindings
}
