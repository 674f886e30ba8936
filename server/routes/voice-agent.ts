import type { Hono } from 'hono'
import { voiceAgentEndpoints, voiceAgentPagePath } from '#protocol/rest/voice-agent.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount } from '#server/http/mount.ts'
import type { VoiceAgentConfig } from '#server/http/voice-agent-page.ts'

/** Reports whether there is an external voice agent, and where its page is. */
export function voiceAgentRoutes(app: Hono<HttpEnv>, agent: VoiceAgentConfig | null): void {
  mount(app, voiceAgentEndpoints.getVoiceAgent, async () => ({
    agentId: agent?.agentId ?? null,
    pageUrl: agent === null ? null : new URL(voiceAgentPagePath, agent.origin).href,
  }))
}
