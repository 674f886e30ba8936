import type { User } from '#protocol/rest/current-user.ts'
import type { Context } from '#server/context.ts'
import type { LoginContext, LoginResult } from '#server/services/account/login.ts'
import { getClient } from './client.ts'
import { readDeviceCookie, writeDeviceCookie } from './device-cookie.ts'
import type { HttpContext } from './env.ts'
import { writeSessionCookie } from './session-cookie.ts'

/** What the browser presents at a login. */
export function readLoginContext(c: HttpContext, { production }: Pick<Context, 'production'>): LoginContext {
  return { client: getClient(c), oldToken: c.get('token'), device: readDeviceCookie(c, production) }
}

/** Sets both cookies of a new login. */
export function setLoginCookies(
  c: HttpContext,
  { production }: Pick<Context, 'production'>,
  { user, token, device }: LoginResult,
): User {
  writeSessionCookie(c, production, token)
  writeDeviceCookie(c, production, device)
  return user
}
