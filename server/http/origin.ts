import type { MiddlewareHandler } from 'hono'
import { AppError } from '#server/errors/app-error.ts'
import type { HttpEnv } from './env.ts'

/** The exact origins that may call: fixed by the configuration, or the address listened on. */
export type AllowedOrigins = () => readonly string[]

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request comes from our own pages: its exact Origin, or else the browser's own word for it. */
export function isAllowedOrigin(
  headers: { origin?: string | undefined; fetchSite?: string | undefined },
  allowed: readonly string[],
): boolean {
  if (headers.origin !== undefined) return allowed.includes(headers.origin)
  return headers.fetchSite === 'same-origin'
}

/** Refuses every unsafe method from another page, whatever its content type. */
export function requireAllowedOrigin(allowed: AllowedOrigins): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (!safeMethods.has(c.req.method)) {
      const headers = { origin: c.req.header('origin'), fetchSite: c.req.header('sec-fetch-site') }
      if (!isAllowedOrigin(headers, allowed()))
        throw new AppError('origin_not_allowed', 'this call must come from the portal’s own pages')
    }
    await next()
  }
}
