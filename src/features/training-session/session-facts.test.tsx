import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { anAccountFile } from '#src/testing/account-file.ts'
import { aSessionView } from '#src/testing/fake-channel.ts'
import { aVoiceCall } from '#src/testing/fake-voice-call.ts'
import { aSessionWithDetails, id, metrics } from '#src/testing/fixtures.ts'
import { mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { SessionFlow } from './active-session.tsx'

beforeEach(() => server.use(mockEndpoint('getAccountFile', anAccountFile())))

describe('the facts beside the conversation', () => {
  it('[LAW5] say what the call is held against', async () => {
    const law = { jurisdiction: 'house', capacity: 'creditor' } as const
    const open = async (changes: Partial<TrainingSessionDetails>) => {
      const view = renderComponent(
        <SessionFlow
          details={aSessionWithDetails(changes)}
          channel={aSessionView()}
          voice={aVoiceCall()}
          onCompleted={() => undefined}
        />,
      )
      await view.actor.click(screen.getByRole('tab', { name: 'Details' }))
      return view
    }
    const first = await open({ law })
    expect(screen.getByText('Held against')).toBeVisible()
    expect(screen.getByText('House rules, for the creditor')).toBeVisible()
    first.unmount()
    await open({ law: null })
    expect(screen.queryByText('Held against')).toBeNull()
  })

  it('[SESS41] tell who the debtor is in the language of the screen, or mark the language of its author', async () => {
    const open = async (description: TrainingSessionDetails['description']) => {
      const view = renderComponent(
        <SessionFlow
          details={aSessionWithDetails({ description })}
          channel={aSessionView()}
          voice={aVoiceCall()}
          onCompleted={() => undefined}
        />,
      )
      await view.actor.click(screen.getByRole('tab', { name: 'Details' }))
      return view
    }
    const sample = await open({ en: 'Rosa is a nurse.', es: 'Rosa es enfermera.' })
    expect(screen.getByText('Rosa is a nurse.').lang).toBe('en')
    expect(screen.queryByText('Rosa es enfermera.')).toBeNull()
    sample.unmount()
    await open({ es: 'Rosa es enfermera.' })
    expect(screen.getByText('Rosa es enfermera.').lang).toBe('es')
  })
})

describe('a retry', () => {
  it('[PLAN10] says in its header which line it takes again, and what to say instead', async () => {
    server.use(mockEndpoint('getSessionMetrics', metrics))
    const origin = { sessionId: id(21), line: 4, startedAt: '2026-11-01T15:00:00.000Z' }
    renderComponent(
      <SessionFlow
        details={aSessionWithDetails({ retryOf: origin })}
        channel={aSessionView()}
        voice={aVoiceCall()}
        onCompleted={() => undefined}
      />,
    )
    const header = within(screen.getByRole('banner'))
    expect(header.getByText('Retry of line 4.')).toBeVisible()
    expect(await header.findByText('Third party involved.')).toBeVisible()
    expect(header.getByText('This stays between us.')).toBeVisible()
    expect(header.getByText(/so that both tries can be compared/u)).toBeVisible()
  })
})
