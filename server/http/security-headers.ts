import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { voiceAgentPagePath } from '#protocol/rest/voice-agent.ts'
import { type VoiceAgentConfig, voiceAgentPolicy } from './voice-agent-page.ts'

/**
 * Nothing from elsewhere, nothing inline. `blob:` is for sound that the page makes itself. The one exception is
 * the page of the external voice agent, where there is one: it has a policy, and no origin, of its own.
 */
export function securityHeaders(production: boolean, agent: VoiceAgentConfig | null): MiddlewareHandler {
  const own = secureHeaders({
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
    // A page without an origin can be named by nothing but the star. Only our own pages can be framed here.
    permissionsPolicy: { microphone: agent === null ? ['self'] : ['*'], camera: [], geolocation: [] },
  })
  if (agent === null) return own
  const policy = voiceAgentPolicy(agent)
  return async (c, next) => {
    if (c.req.path !== voiceAgentPagePath) return own(c, next)
    await next()
    c.header('Content-Security-Policy', policy)
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'no-referrer')
    c.header('Cache-Control', 'no-store')
    c.header('Permissions-Policy', 'microphone=*, camera=(), geolocation=()')
    return undefined
  }
}
