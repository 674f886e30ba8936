import type { MiddlewareHandler } from 'hono'
import { voiceAgentPagePath } from '#protocol/rest/voice-agent.ts'
import { type VoiceAgentConfig, voiceAgentPage, voiceAgentPolicy } from './voice-agent-page.ts'
import type { AllowedOrigins } from './origin.ts'

/**
 * Answers what is asked of the voice agent's own host: the page of its widget, and nothing of the portal. A script of a third
 * party runs there, so neither pages nor calls of the portal are of its origin.
 */
export function voiceAgentHost(
  agent: VoiceAgentConfig,
  portalOrigins: AllowedOrigins,
  production: boolean,
): MiddlewareHandler {
  const { host } = new URL(agent.origin)
  return async (c, next) => {
    if (c.req.header('host')?.toLowerCase() !== host) return next()
    c.header('X-Content-Type-Options', 'nosniff')
    if (production) c.header('Strict-Transport-Security', 'max-age=63072000')
    if (c.req.path !== voiceAgentPagePath) {
      c.header('Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'")
      return c.text('Not found', 404)
    }
    c.header('Content-Security-Policy', voiceAgentPolicy(agent, portalOrigins()))
    c.header('Referrer-Policy', 'no-referrer')
    c.header('Cache-Control', 'no-store')
    c.header('Permissions-Policy', 'microphone=(self), camera=(), geolocation=()')
    return c.html(voiceAgentPage(agent))
  }
}
