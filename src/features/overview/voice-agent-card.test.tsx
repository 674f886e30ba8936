import { screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { mockDeferredEndpoint, mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { VoiceAgentCard } from './voice-agent-card.tsx'

const frame = () => document.querySelector('iframe')

const pageUrl = 'https://agent.example/voice-agent'

describe('the external voice agent', () => {
  it('[DASH2] is off by default, and then there is no card', async () => {
    const { handler, calls, release } = mockDeferredEndpoint('getVoiceAgent', { agentId: null })
    server.use(handler)
    renderComponent(<VoiceAgentCard />)
    await waitFor(() => expect(calls()).toBe(1))
    release()
    server.use(mockEndpoint('getVoiceAgent', { agentId: 'agent_1', pageUrl }))
    renderComponent(<VoiceAgentCard />)
    expect(await screen.findAllByRole('heading', { name: 'Voice agent' })).toHaveLength(1)
    expect(frame()).toBeNull()
  })

  it('[DASH2] loads nothing external before it is opened, and then in a sandbox', async () => {
    server.use(mockEndpoint('getVoiceAgent', { agentId: 'agent_1', pageUrl }))
    const { actor } = renderComponent(<VoiceAgentCard />)
    const open = await screen.findByRole('button', { name: 'Open the voice agent' })
    expect(frame()).toBeNull()
    await actor.click(open)
    expect(frame()?.getAttribute('src')).toBe(pageUrl)
    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin')
    expect(frame()?.getAttribute('allow')).toContain('microphone https://agent.example;')
    await actor.click(screen.getByRole('button', { name: 'Close' }))
    expect(frame()).toBeNull()
  })
})
