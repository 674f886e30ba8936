import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** The external voice agent: null where none is set up. Its id is no secret: the widget's own page shows it. */
export const voiceAgent = z.object({ agentId: z.string().nullable() })
export type VoiceAgent = z.infer<typeof voiceAgent>

/** Where the widget's page is: a document of its own, without an origin, so that its script reaches nothing here. */
export const voiceAgentPagePath = '/voice-agent'

export const voiceAgentEndpoints = {
  getVoiceAgent: endpoint({
    method: 'GET',
    path: '/api/voice-agent',
    summary: 'Whether there is an external voice agent to talk to',
    result: voiceAgent,
  }),
}
