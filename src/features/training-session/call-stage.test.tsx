import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { anAccountFile } from '#src/testing/account-file.ts'
import { aSessionView, anItem } from '#src/testing/fake-channel.ts'
import { aVoiceCall } from '#src/testing/fake-voice-call.ts'
import { aSessionWithDetails } from '#src/testing/fixtures.ts'
import { mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'
import { SessionFlow } from './active-session.tsx'

beforeEach(() => server.use(mockEndpoint('getAccountFile', anAccountFile())))

const reply = anItem(1, { text: 'I lost my job. What can I do?' })

function show(changes: Partial<VoiceCallState>) {
  const voice = aVoiceCall({
    mode: 'on',
    state: 'on',
    transcriptionMode: 'recogniser',
    listening: true,
    ...changes,
  })
  const view = renderComponent(
    <SessionFlow
      details={aSessionWithDetails()}
      channel={aSessionView({ items: [reply] })}
      voice={voice}
      onCompleted={() => undefined}
    />,
  )
  return { voice, ...view, stage: within(screen.getByRole('region', { name: 'Voice' })) }
}

describe('[SESS38] the stage of a call by voice', () => {
  it('shows what the debtor has said aloud so far, and whose turn it is', () => {
    const { stage } = show({ debtorSpeaking: true, caption: { itemId: reply.id, spoken: 14 } })
    expect(stage.getByText('Speaking')).toBeVisible()
    expect(stage.getByText('I lost my job.')).toBeVisible()
    expect(stage.getByText('What can I do?').className).toContain('text-text-muted')
  })

  it('shows the collector’s words while they are heard', () => {
    const { stage } = show({ collectorSpeaking: true, partial: 'I am sorry to hear' })
    expect(stage.getByText('Hearing you')).toBeVisible()
    expect(stage.getByText('I am sorry to hear')).toBeVisible()
  })

  it('turns recording off with its large button', async () => {
    const { stage, voice, actor } = show({})
    await actor.click(stage.getByRole('button', { name: 'Stop recording', pressed: true }))
    expect(voice.mute).toHaveBeenCalledOnce()
  })

  it('is not there in a session by text', () => {
    renderComponent(
      <SessionFlow
        details={aSessionWithDetails()}
        channel={aSessionView({ items: [reply] })}
        voice={aVoiceCall()}
        onCompleted={() => undefined}
      />,
    )
    expect(screen.queryByRole('region', { name: 'Voice' })).toBeNull()
  })
})
