import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { anAccountFile } from '#src/testing/account-file.ts'
import { aSessionView, anItem } from '#src/testing/fake-channel.ts'
import { aVoiceCall } from '#src/testing/fake-voice-call.ts'
import { aSessionWithDetails, id } from '#src/testing/fixtures.ts'
import { mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import type { VoiceCallState } from '#src/lib/voice/use-voice-call.ts'
import { SessionFlow } from './active-session.tsx'

beforeEach(() => server.use(mockEndpoint('getAccountFile', anAccountFile())))

const answeredBy = id(90)
const reply = anItem(1, { text: 'I lost my job. What can I do?', responseId: answeredBy })

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
      channel={aSessionView({ items: [reply, anItem(2, { role: 'user' })] })}
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

  it('says that it listens only while it can hear', () => {
    const { stage } = show({ transcriptionMode: 'nothing' })
    expect(stage.queryByText('Listening')).toBeNull()
    expect(stage.getByText('Recording is off')).toBeVisible()
  })

  it('rings before the debtor picks up, without the words that are to come', () => {
    const { stage } = show({ ringing: true })
    expect(stage.getByText('Ringing')).toBeVisible()
    expect(stage.queryByText(reply.text)).toBeNull()
  })

  it('[SESS13] has the time, the connection and the delay of the last answer in one line', () => {
    const { stage } = show({ timeToFirstAudioMs: { [answeredBy]: 340 } })
    expect(screen.getAllByRole('timer')).toHaveLength(1)
    expect(stage.getByRole('timer').parentElement?.textContent).toMatch(/·Connected·Answered after 0\.3 s$/u)
  })

  it('[SESS15][SESS44] puts the debtor on hold, turns the sound off and ends the call', async () => {
    const { stage, voice, actor } = show({})
    await actor.click(stage.getByRole('button', { name: 'Put on hold', pressed: false }))
    await actor.click(stage.getByRole('button', { name: 'Turn the debtor’s sound off', pressed: false }))
    expect(voice.toggleHold).toHaveBeenCalledOnce()
    expect(voice.toggleSound).toHaveBeenCalledOnce()
    await actor.click(stage.getByRole('button', { name: 'End Session' }))
    expect(await screen.findByRole('alertdialog', { name: 'End the call?' })).toBeVisible()
    expect(screen.getAllByRole('button', { name: 'End Session', hidden: true })).toHaveLength(1)
  })

  it('[SESS44] says that the debtor is on hold, and hides the microphone', () => {
    const { stage } = show({ held: true, listening: false })
    expect(stage.getByText('On hold')).toBeVisible()
    expect(stage.getByRole('button', { name: 'Go on with the call', pressed: true })).toBeVisible()
    expect(stage.queryByRole('button', { name: 'Record' })).toBeNull()
  })

  it('[SESS43] folds the transcript and the text field until they are asked for', async () => {
    const { stage, actor } = show({})
    expect(screen.getByRole('log').parentElement?.className).toContain('hidden')
    await actor.click(screen.getByRole('button', { name: 'Transcript', expanded: false }))
    expect(screen.getByRole('log').parentElement?.className).not.toContain('hidden')
    const field = () => screen.getByRole('textbox').closest('.border-t')?.className
    expect(field()).toContain('hidden')
    await actor.click(stage.getByRole('button', { name: 'Type a line', pressed: false }))
    expect(field()).not.toContain('hidden')
  })

  it('[SESS43] opens the transcript where a line could not be sent', () => {
    const failed = {
      clientMsgId: id(70),
      text: 'Hello?',
      at: reply.at,
      state: { name: 'failed', code: 'internal', message: 'failed', retryable: true },
    } as const
    renderComponent(
      <SessionFlow
        details={aSessionWithDetails()}
        channel={aSessionView({ items: [reply], pending: [failed] })}
        voice={aVoiceCall({ mode: 'on', state: 'on', transcriptionMode: 'recogniser' })}
        onCompleted={() => undefined}
      />,
    )
    expect(screen.getByRole('log').parentElement?.className).not.toContain('hidden')
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
