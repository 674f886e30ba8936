import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/**
 * The external voice agent; null if none is configured. Its id is not secret: the widget's page shows it. An earlier server
 * does not name the page, which no browser gave a microphone.
 */
export const voiceAgent = z.object({ agentId: z.string().nullable(), pageUrl: z.url().nullish() })

/** The path of the widget's page, on an origin of its own: its script cannot access the portal. */
export const voiceAgentPagePath = '/voice-agent'

export const voiceAgentEndpoints = {
  getVoiceAgent: endpoint({
    method: 'GET',
    path: '/api/voice-agent',
    summary: 'Whether an external voice agent is available',
    result: voiceAgent,
  }),
}
