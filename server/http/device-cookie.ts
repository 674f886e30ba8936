import { getCookie, setCookie } from 'hono/cookie'
import type { HttpContext } from './env.ts'

/** How long a device is remembered after its last login. Browsers keep cookies for at most 400 days. */
const rememberedMs = 365 * 86_400_000

/** The cookie that marks a device as known for an account. It grants no access and survives the logout. */
const cookieName = (production: boolean) => (production ? '__Host-portal_device' : 'portal_device')

export function readDeviceCookie(c: HttpContext, production: boolean): string | null {
  return getCookie(c, cookieName(production)) ?? null
}

export function writeDeviceCookie(c: HttpContext, production: boolean, device: string): void {
  setCookie(c, cookieName(production), device, {
    httpOnly: true,
    sameSite: 'Strict',
    path: '/',
    secure: production,
    maxAge: rememberedMs / 1000,
  })
}
