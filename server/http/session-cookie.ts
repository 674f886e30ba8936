import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { loginLifetimes } from '#server/services/account/login-session.ts'
import type { HttpContext } from './env.ts'

/**
 * The login cookie. In production it has the `__Host-` prefix, which browsers accept only with Secure, Path=/
 * and no Domain. Secure cookies are not possible over plain http (local development).
 */
export function sessionCookieName(production: boolean): string {
  return production ? '__Host-portal_session' : 'portal_session'
}

export function readSessionCookie(c: HttpContext, production: boolean): string | null {
  return getCookie(c, sessionCookieName(production)) ?? null
}

export function writeSessionCookie(c: HttpContext, production: boolean, token: string): void {
  setCookie(c, sessionCookieName(production), token, {
    httpOnly: true,
    sameSite: 'Lax',
    path: '/',
    secure: production,
    maxAge: loginLifetimes.absoluteMs / 1000,
  })
}

export function clearSessionCookie(c: HttpContext, production: boolean): void {
  deleteCookie(c, sessionCookieName(production), { path: '/', secure: production })
}
