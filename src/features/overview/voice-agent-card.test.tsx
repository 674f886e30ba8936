import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { user } from '#src/testing/fixtures.ts'
import { mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { VoiceAgentCard } from './voice-agent-card.tsx'

const frame = () => document.querySelector('iframe')

describe('the external voice agent', () => {
  it('[DASH2] is off by default, and the card says who can turn it on', async () => {
    server.use(mockEndpoint('getVoiceAgent', { agentId: null }))
    const view = renderComponent(<VoiceAgentCard user={user} />)
    expect(await screen.findByText(/Your administrator can connect an agent/)).toBeVisible()
    view.rerender(<VoiceAgentCard user={{ ...user, role: 'admin' }} />)
    expect(await screen.findByText(/Set ELEVENLABS_AGENT_ID/)).toBeVisible()
    expect(frame()).toBeNull()
  })

  it('[DASH2] loads nothing external before it is opened, and then in a sandbox', async () => {
    server.use(mockEndpoint('getVoiceAgent', { agentId: 'agent_1' }))
    const { actor } = renderComponent(<VoiceAgentCard user={user} />)
    const open = await screen.findByRole('button', { name: 'Open the voice agent' })
    expect(frame()).toBeNull()
    await actor.click(open)
    expect(frame()?.getAttribute('src')).toBe('/voice-agent')
    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts')
    await actor.click(screen.getByRole('button', { name: 'Close' }))
    expect(frame()).toBeNull()
  })
})
