import type { MiddlewareHandler } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { loginMarker } from '#protocol/vocabulary/login-marker.ts'
import { loginLifetimes } from '#server/services/account/login-session.ts'
import type { HttpContext, HttpEnv } from './env.ts'

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
  setCookie(c, sessionCookieName(production), token, { httpOnly: true, ...attributes(production) })
  writeLoginMarker(c, production)
}

export function clearSessionCookie(c: HttpContext, production: boolean): void {
  deleteCookie(c, sessionCookieName(production), { path: '/', secure: production })
  clearLoginMarker(c, production)
}

/** Gives the marker to a browser that logged in before there was one, with the first answer to its login. */
export function markLogin(production: boolean): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (c.get('user') !== null && !hasLoginMarker(c, production)) writeLoginMarker(c, production)
    await next()
  }
}

/**
 * Makes the marker agree with the login cookie before a page runs. Whether that login is still valid is not looked up
 * here: pages are served without the database, to anybody and without a limit.
 */
export function alignLoginMarker(production: boolean): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    const loggedIn = readSessionCookie(c, production) !== null
    if (loggedIn && !hasLoginMarker(c, production)) writeLoginMarker(c, production)
    if (!loggedIn && hasLoginMarker(c, production)) clearLoginMarker(c, production)
    await next()
  }
}

function markerName(production: boolean): string {
  return production ? loginMarker.productionName : loginMarker.name
}

function hasLoginMarker(c: HttpContext, production: boolean): boolean {
  return getCookie(c, markerName(production)) === loginMarker.value
}

function writeLoginMarker(c: HttpContext, production: boolean): void {
  setCookie(c, markerName(production), loginMarker.value, attributes(production))
}

function clearLoginMarker(c: HttpContext, production: boolean): void {
  deleteCookie(c, markerName(production), { path: '/', secure: production })
}

function attributes(production: boolean) {
  return {
    sameSite: 'Lax',
    path: '/',
    secure: production,
    maxAge: loginLifetimes.absoluteMs / 1000,
  } as const
}
