import type { Hono } from 'hono'
import { voiceAgentEndpoints, voiceAgentPagePath } from '#protocol/rest/voice-agent.ts'
import type { HttpEnv } from '#server/http/env.ts'
import { mount } from '#server/http/mount.ts'
import { type VoiceAgentConfig, voiceAgentPage } from '#server/http/voice-agent-page.ts'

/** Reports whether there is an external voice agent, and serves the page of its widget. */
export function voiceAgentRoutes(app: Hono<HttpEnv>, agent: VoiceAgentConfig | null): void {
  mount(app, voiceAgentEndpoints.getVoiceAgent, async () => ({ agentId: agent?.agentId ?? null }))
  if (agent !== null) app.get(voiceAgentPagePath, (c) => c.html(voiceAgentPage(agent)))
}
