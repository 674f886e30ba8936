import { secureHeaders } from 'hono/secure-headers'
import type { MiddlewareHandler } from 'hono'

/** Nothing from elsewhere, nothing inline. `blob:` is for sound that the page makes itself. */
export function securityHeaders(production: boolean): MiddlewareHandler {
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      // What hears speech in the page is WebAssembly. This allows its compilation, and no eval.
      scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      mediaSrc: ["'self'", 'blob:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    strictTransportSecurity: production ? 'max-age=63072000; includeSubDomains' : false,
    referrerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    permissionsPolicy: { microphone: ['self'], camera: [], geolocation: [] },
  })
}
