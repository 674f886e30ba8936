import type { MiddlewareHandler } from 'hono'
import { AppError } from '#server/errors/app-error.ts'
import type { HttpEnv } from './env.ts'

/** The exact origins that may call the API: configured, or derived from the listening address. */
export type AllowedOrigins = () => readonly string[]

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request comes from the portal's own pages: by its Origin, or else by Sec-Fetch-Site. */
export function isAllowedOrigin(
  headers: { origin?: string | undefined; fetchSite?: string | undefined },
  allowed: readonly string[],
): boolean {
  if (headers.origin !== undefined) return allowed.includes(headers.origin)
  return headers.fetchSite === 'same-origin'
}

/** Refuses every unsafe method from other origins, whatever the content type. */
export function requireAllowedOrigin(allowed: AllowedOrigins): MiddlewareHandler<HttpEnv> {
  return async (c, next) => {
    if (!safeMethods.has(c.req.method)) {
      const headers = { origin: c.req.header('origin'), fetchSite: c.req.header('sec-fetch-site') }
      if (!isAllowedOrigin(headers, allowed()))
        throw new AppError('origin_not_allowed', 'this call is only allowed from the portal’s own pages')
    }
    await next()
  }
}
