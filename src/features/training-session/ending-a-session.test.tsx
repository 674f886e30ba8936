import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { SessionView } from '#src/lib/realtime/session-view.ts'
import { anAccountFile } from '#src/testing/account-file.ts'
import { aSessionView, anItem } from '#src/testing/fake-channel.ts'
import { aVoiceCall } from '#src/testing/fake-voice-call.ts'
import { aSession, aSessionWithDetails, id } from '#src/testing/fixtures.ts'
import { mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { SessionFlow } from './active-session.tsx'

beforeEach(() => server.use(mockEndpoint('getAccountFile', anAccountFile())))

const details = aSessionWithDetails()
const flow = (channel: ReturnType<typeof aSessionView>, onCompleted: () => void = () => undefined) => (
  <SessionFlow details={details} channel={channel} voice={aVoiceCall()} onCompleted={onCompleted} />
)
const show = (changes: Partial<SessionView> = {}) => {
  const channel = aSessionView(changes)
  return { channel, ...renderComponent(flow(channel)) }
}

describe('ending the session', () => {
  it('[SESS5][SESS26][SESS28] is disabled below two messages, with the reason', async () => {
    const { actor, channel } = show({ items: [anItem(1)] })
    const end = screen.getByRole('button', { name: 'End Session' })
    expect(end.getAttribute('aria-disabled')).toBe('true')
    expect(end.getAttribute('aria-description')).toBe('Send at least 2 messages before you end the session.')
    await actor.click(end)
    expect(channel.complete).not.toHaveBeenCalled()
    expect(await screen.findByText('Session too short')).toBeVisible()
  })

  it('[SESS26] offers to end a session that is too short without a score', async () => {
    const sent: unknown[] = []
    server.use(
      mockEndpoint('completeTrainingSession', ({ body }) => {
        sent.push(body)
        return aSession()
      }),
    )
    const { actor } = show({ items: [anItem(1)] })
    await actor.click(screen.getByRole('button', { name: 'End Session' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Session too short' }))
    expect(
      dialog.getByText(/^Continue the conversation a bit more to get a complete analysis\./u),
    ).toBeVisible()
    await actor.click(dialog.getByRole('button', { name: 'Continue the session' }))
    expect(sent).toEqual([])
    await actor.click(screen.getByRole('button', { name: 'End Session' }))
    await actor.click(await screen.findByRole('button', { name: 'End without a score' }))
    expect(await screen.findByText('Session ended without a score')).toBeVisible()
    expect(sent).toEqual([{ allowTooShort: true }])
  })

  it('[SESS4][SESS27][ERR15] requests the analysis, and asks the user to wait while it runs', async () => {
    const { actor, channel, rerender } = show()
    await actor.click(screen.getByRole('button', { name: 'End Session' }))
    const asked = within(await screen.findByRole('alertdialog', { name: 'End the call?' }))
    await actor.click(asked.getByRole('button', { name: 'Go on with the call' }))
    expect(channel.complete).not.toHaveBeenCalled()
    await actor.click(screen.getByRole('button', { name: 'End Session' }))
    await actor.click(await screen.findByRole('button', { name: 'End and analyze' }))
    expect(channel.complete).toHaveBeenCalledOnce()
    rerender(flow(aSessionView({ completion: { name: 'running' } })))
    await actor.click(screen.getByRole('button', { name: 'Analyzing...' }))
    expect(await screen.findByText('Please wait')).toBeVisible()
    expect(screen.getByText('Analysis is already in progress.')).toBeVisible()
  })

  it('[SESS26] asks anew once the session is long enough to be scored', async () => {
    const { actor, rerender } = show({ items: [anItem(1)] })
    await actor.click(screen.getByRole('button', { name: 'End Session' }))
    expect(await screen.findByRole('alertdialog', { name: 'Session too short' })).toBeVisible()
    rerender(flow(aSessionView()))
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })

  it('[SESS27] cannot be confirmed while the connection is lost', async () => {
    const { actor, channel, rerender } = show()
    await actor.click(screen.getByRole('button', { name: 'End Session' }))
    const confirm = await screen.findByRole('button', { name: 'End and analyze' })
    const lost = { ...channel, connection: { name: 'connecting' } } as const
    rerender(flow(lost))
    await actor.click(confirm)
    expect(channel.complete).not.toHaveBeenCalled()
    expect(await screen.findByText('You can end the session once the connection is back.')).toBeVisible()
  })

  it.each([
    ['internal', 'Could not complete the session.', 'Something went wrong on our side. Try again.'],
    [
      'provider_timeout',
      'Could not analyze performance. Please try again.',
      'The language model took too long to answer. Try again.',
    ],
  ] as const)('[SESS23][SESS25][ERR2] shows for %s: %s', async (code, title, why) => {
    show({ completion: { name: 'failed', clientMsgId: id(70), code, message: 'failed' } })
    expect(await screen.findByText(title)).toBeVisible()
    expect(screen.getByText(why)).toBeVisible()
    expect(screen.getByText(`If you ask for help, mention ${id(70)}.`)).toBeVisible()
  })

  it('[SESS42] stops the clock of the call at its last line once the debtor has ended it', () => {
    const started = Date.parse(details.startedAt)
    const items = [anItem(1), anItem(2, { at: new Date(started + 65_000).toISOString() })]
    show({ items, ending: 'goodbye' })
    expect(screen.getByRole('timer').textContent).toBe('1:05')
  })

  it.each([
    ['hung_up', 'Rosa Delgado hung up.'],
    ['goodbye', 'You said goodbye: the call is over.'],
  ] as const)(
    '[SESS42] tells that the debtor ended the call (%s), and waits before the analysis',
    async (ending, told) => {
      const onCompleted = vi.fn<() => void>()
      const ended = aSessionView({ ending })
      const { actor, rerender } = renderComponent(flow(ended, onCompleted))
      expect(screen.getByText(told)).toBeVisible()
      expect(screen.queryByRole('textbox')).toBeNull()
      expect(ended.complete).toHaveBeenCalledOnce()
      rerender(flow(aSessionView({ ending, completion: { name: 'running' } }), onCompleted))
      expect(screen.getByText(/^Your analysis is being made/u)).toBeVisible()
      const session = { id: id(20), status: 'completed', metricsId: id(30) } as const
      rerender(flow(aSessionView({ ending, session }), onCompleted))
      expect(screen.getByText(told)).toBeVisible()
      expect(onCompleted).not.toHaveBeenCalled()
      await actor.click(screen.getByRole('button', { name: 'See the analysis' }))
      expect(onCompleted).toHaveBeenCalledOnce()
    },
  )

  it('[SESS42] leaves nothing to switch or to end, but the analysis, another try and the transcript', () => {
    const session = { id: id(20), status: 'completed', metricsId: id(30) } as const
    show({ ending: 'goodbye', session, items: [anItem(1), anItem(2)] })
    for (const name of ['Enable Voice', 'End Session', 'Restart'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    for (const name of ['See the analysis', 'Practice again', /^Download Transcript/])
      expect(screen.getByRole('button', { name })).toBeVisible()
  })

  it('[SESS4] says that the call counts as an attempt where it does', async () => {
    const { actor } = renderComponent(
      <SessionFlow
        details={aSessionWithDetails({ assignmentId: id(80) })}
        channel={aSessionView()}
        voice={aVoiceCall()}
        onCompleted={() => undefined}
      />,
    )
    await actor.click(screen.getByRole('button', { name: 'End Session' }))
    expect(await screen.findByText(/counts as an attempt at the assignment/u)).toBeVisible()
  })

  it('[SESS42] offers the analysis again after it failed', () => {
    const failed = { name: 'failed', clientMsgId: id(70), code: 'internal', message: 'failed' } as const
    const channel = aSessionView({ ending: 'hung_up', completion: failed })
    renderComponent(flow(channel))
    expect(screen.getByRole('button', { name: 'End and analyze' })).toBeVisible()
    expect(channel.complete).not.toHaveBeenCalled()
  })

  it('[SESS17] reports the completed session once', () => {
    const onCompleted = vi.fn<() => void>()
    const channel = aSessionView({ session: { id: id(20), status: 'completed', metricsId: id(30) } })
    const { rerender } = renderComponent(flow(channel, onCompleted))
    rerender(flow({ ...channel }, onCompleted))
    expect(onCompleted).toHaveBeenCalledOnce()
  })
})
