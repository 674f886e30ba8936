import { act, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { TrainingSessionDetails } from '#protocol/rest/training-sessions.ts'
import { browser } from '#src/lib/browser.ts'
import type { SessionView } from '#src/lib/realtime/session-view.ts'
import { takeReturnPath } from '#src/lib/return-path.ts'
import { anAccountFile } from '#src/testing/account-file.ts'
import { aSessionView, anItem, aPendingLine } from '#src/testing/fake-channel.ts'
import { aVoiceCall } from '#src/testing/fake-voice-call.ts'
import { aCoach, aSession, aSessionWithDetails, id } from '#src/testing/fixtures.ts'
import { mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { SessionFlow } from './active-session.tsx'

beforeEach(() => server.use(mockEndpoint('getAccountFile', anAccountFile())))

const details = aSessionWithDetails()
const flow = (channel: ReturnType<typeof aSessionView>) => (
  <SessionFlow details={details} channel={channel} voice={aVoiceCall()} onCompleted={() => undefined} />
)
const show = (changes: Partial<SessionView> = {}) => {
  const channel = aSessionView(changes)
  return { channel, ...renderComponent(flow(channel)) }
}
const line = () => screen.getByRole('textbox', { name: 'Your message to Rosa Delgado' })
const log = () => screen.getByRole('log')
type Actor = ReturnType<typeof show>['actor']
/** The details and tips are a tab beside the account. */
const openDetails = (actor: Actor) => actor.click(screen.getByRole('tab', { name: 'Details' }))

afterEach(() => vi.useRealTimers())

describe('the header', () => {
  it.each([
    ['individual', 'standard', 'Individual Debtor', 'Standard Collection'],
    ['business', 'objection_handling', 'Business Debtor', 'Objection Handling'],
  ] as const)(
    '[SESS1][SESS2] names the prospect, their type and the session type: %s, %s',
    (prospectType, sessionType, debtor, kind) => {
      const details = aSessionWithDetails({ prospectType, sessionType })
      renderComponent(
        <SessionFlow
          details={details}
          channel={aSessionView()}
          voice={aVoiceCall()}
          onCompleted={() => undefined}
        />,
      )
      const header = within(screen.getByRole('banner'))
      expect(header.getByText('Training Session')).toBeVisible()
      expect(header.getByRole('heading', { name: 'Rosa Delgado' })).toBeVisible()
      expect(header.getAllByText(debtor).length).toBeGreaterThan(0)
      expect(header.getByText(kind)).toBeVisible()
      expect(header.queryByText('Voice Mode')).toBeNull()
    },
  )

  it('names the assignment with its pass mark and due date', () => {
    const assignment = {
      title: 'First calls',
      passMark: 70,
      byScorecard: false,
      deadline: '2099-12-04T22:59:59.999Z',
    }
    renderComponent(
      <SessionFlow
        details={aSessionWithDetails({ assignment })}
        channel={aSessionView()}
        voice={aVoiceCall()}
        onCompleted={() => undefined}
      />,
    )
    const header = within(screen.getByRole('banner'))
    expect(header.getByText('Assignment “First calls”')).toBeVisible()
    expect(header.getByText('Pass mark 70')).toBeVisible()
    expect(header.getByText('Due Dec 4, 2099')).toBeVisible()
  })

  it('[SESS3] turns the voice on and off, and shows a badge while it is on', async () => {
    const off = aVoiceCall()
    const { actor, rerender } = renderComponent(
      <SessionFlow details={details} channel={aSessionView()} voice={off} onCompleted={() => undefined} />,
    )
    await actor.click(screen.getByRole('button', { name: 'Enable Voice' }))
    expect(off.enable).toHaveBeenCalledOnce()
    const on = aVoiceCall({ mode: 'on' })
    rerender(
      <SessionFlow details={details} channel={aSessionView()} voice={on} onCompleted={() => undefined} />,
    )
    expect(within(screen.getByRole('banner')).getByText('Voice Mode')).toBeVisible()
    await actor.click(screen.getByRole('button', { name: 'Disable Voice' }))
    expect(on.disable).toHaveBeenCalledOnce()
  })
})

describe('the composer', () => {
  it('[SESS6] sends with Enter, and breaks the line with Shift and Enter', async () => {
    const { actor, channel } = show()
    await actor.type(line(), 'Good morning{Shift>}{Enter}{/Shift}Is this Rosa?{Enter}')
    expect(channel.submit).toHaveBeenCalledExactlyOnceWith('Good morning\nIs this Rosa?')
    expect(line()).toHaveProperty('value', '')
  })

  it('[SESS6][SESS7] ignores blank input', async () => {
    const { actor, channel } = show()
    await actor.type(line(), '   {Enter}')
    await actor.click(screen.getByRole('button', { name: 'Send' }))
    expect(channel.submit).not.toHaveBeenCalled()
  })

  it('[SESS8] blocks sending while a reply is pending, but not typing', async () => {
    const { actor, channel } = show({ awaitingReply: true })
    await actor.type(line(), 'One more thing{Enter}')
    expect(channel.submit).not.toHaveBeenCalled()
    expect(line()).toHaveProperty('value', 'One more thing')
    expect(screen.getByText(/you can send when the reply is complete/)).toBeVisible()
  })

  it('[SESS29] keeps a draft over a reload', async () => {
    const first = show()
    await first.actor.type(line(), 'half a thought')
    first.unmount()
    show()
    expect(line()).toHaveProperty('value', 'half a thought')
  })
})

describe('pending lines', () => {
  it('[SESS30] shows a pending line', () => {
    show({ pending: [aPendingLine()], awaitingReply: true })
    expect(within(log()).getByText('my line')).toBeVisible()
    expect(within(log()).getByText('Sending')).toBeVisible()
  })

  it('[SESS30] offers to send a failed line again or to edit it', async () => {
    const failed = aPendingLine({
      state: { name: 'failed', code: 'provider_unavailable', message: 'down', retryable: true },
    })
    const { actor, channel } = show({ pending: [failed] })
    expect(screen.getByRole('alert')).toHaveProperty(
      'textContent',
      'The language model cannot be reached. Try again in a moment.',
    )
    await actor.click(screen.getByRole('button', { name: 'Send again' }))
    expect(channel.retry).toHaveBeenCalledWith(failed.clientMsgId)
    await actor.click(screen.getByRole('button', { name: 'Edit' }))
    expect(channel.discard).toHaveBeenCalledWith(failed.clientMsgId)
    expect(screen.getByText(`If you ask for help, mention ${failed.clientMsgId}.`)).toBeVisible()
    expect(line()).toHaveProperty('value', 'my line')
  })

  it('[SESS24] reports that a line could not be sent, and again when it fails again', async () => {
    const failed = aPendingLine({
      state: { name: 'failed', code: 'unavailable', message: 'down', retryable: true },
    })
    const { actor, rerender } = show({ pending: [failed] })
    const toastText = 'Could not send message. Please try again.'
    expect(await screen.findByText(toastText)).toBeVisible()
    await actor.click(screen.getByRole('button', { name: 'Dismiss' }))
    expect(screen.queryByText(toastText)).toBeNull()
    rerender(flow(aSessionView({ pending: [{ ...failed }] })))
    expect(screen.queryByText(toastText)).toBeNull()
    rerender(flow(aSessionView({ pending: [aPendingLine()] })))
    rerender(flow(aSessionView({ pending: [failed] })))
    expect(await screen.findByText(toastText)).toBeVisible()
  })

  it('[ERR14] says that the debtor has ended the call, and what to do next', async () => {
    const refused = aPendingLine({
      state: { name: 'failed', code: 'call_ended', message: 'over', retryable: false },
    })
    const { actor, channel } = show({ pending: [refused] })
    expect(screen.getByText('The call is over.')).toBeVisible()
    expect(screen.queryByRole('textbox')).toBeNull()
    await actor.click(screen.getByRole('button', { name: 'End and analyze' }))
    expect(channel.complete).toHaveBeenCalledOnce()
  })
})

describe('replies', () => {
  it('[SESS31] announces a finished turn, not its words one by one', () => {
    const { rerender } = show()
    const announced = () => document.querySelector('[aria-live=polite].sr-only')?.textContent
    const streaming = [anItem(1), anItem(2), anItem(3, { status: 'streaming', text: 'I lost' })]
    rerender(flow(aSessionView({ items: streaming, awaitingReply: true })))
    expect(log().getAttribute('aria-live')).toBe('off')
    expect(within(log()).getByText('I lost')).toBeVisible()
    expect(announced()).toBe('')
    rerender(flow(aSessionView({ items: [anItem(1), anItem(2), anItem(3, { text: 'I lost my job.' })] })))
    expect(announced()).toBe('Rosa Delgado: I lost my job.')
  })

  it('[SESS9] shows that the AI is responding before its first word', () => {
    show({ awaitingReply: true })
    expect(within(log()).getByText('AI is responding')).toBeVisible()
  })

  it('offers to ask again once no reply is certain to come', () => {
    vi.useFakeTimers()
    show({ items: [anItem(1), anItem(2), anItem(3, { status: 'failed', text: '' })], unanswered: true })
    expect(screen.queryByRole('button', { name: 'Ask again' })).toBeNull()
    act(() => {
      vi.advanceTimersByTime(2_000)
    })
    expect(screen.getByRole('button', { name: 'Ask again' })).toBeVisible()
  })

  it('stops a streaming reply', async () => {
    const { actor, channel } = show({ items: [anItem(1, { status: 'streaming' })], awaitingReply: true })
    await actor.click(screen.getByRole('button', { name: 'Stop the reply' }))
    expect(channel.stopReply).toHaveBeenCalledOnce()
  })
})

describe('the connection', () => {
  it('[SESS28][SESS33] shows a banner while it is lost', async () => {
    const { actor, channel, rerender } = show({
      connection: {
        name: 'reconnecting',
        attempt: 2,
        sinceMs: 0,
        retryAtMs: Date.now() + 4_000,
        refusal: null,
      },
    })
    expect(screen.getByText('Connection lost. What you write is kept.')).toBeVisible()
    await actor.click(screen.getByRole('button', { name: 'Reconnect now' }))
    expect(channel.reconnectNow).toHaveBeenCalledOnce()
    rerender(flow(aSessionView()))
    expect(screen.queryByText('Connection lost. What you write is kept.')).toBeNull()
  })

  it('says why it was closed for good', () => {
    show({ connection: { name: 'closed', code: 4503, reason: 'not_found' } })
    expect(screen.getByText('It no longer exists, or you do not have access to it.')).toBeVisible()
  })

  it('[SESS34] turns the microphone off when the account is switched off, and keeps what was typed', async () => {
    const voice = aVoiceCall({ mode: 'on' })
    const screenWith = (changes: Partial<SessionView>) => (
      <SessionFlow
        details={aSessionWithDetails()}
        channel={aSessionView(changes)}
        voice={voice}
        onCompleted={() => undefined}
      />
    )
    const { actor, rerender } = renderComponent(screenWith({}))
    await actor.type(screen.getByRole('textbox'), 'Let me just')
    expect(voice.disable).not.toHaveBeenCalled()
    rerender(screenWith({ connection: { name: 'closed', code: 4505, reason: 'account_inactive' } }))
    expect(screen.getByText('Your account is switched off. Ask your manager or an admin.')).toBeVisible()
    expect(screen.getByRole('textbox')).toHaveProperty('value', 'Let me just')
    // First what was said so far becomes a line.
    expect(voice.mute).toHaveBeenCalledBefore(vi.mocked(voice.disable))
    expect(screen.queryByRole('button', { name: 'Reconnect now' })).toBeNull()
  })

  it('[SESS44] gives the microphone back where the end of a call by voice failed, and the sound for what is played again', () => {
    const voice = aVoiceCall({ mode: 'on', silent: true })
    const screenWith = (completion: SessionView['completion'], voiceNow = voice) => (
      <SessionFlow
        details={aSessionWithDetails()}
        channel={aSessionView({ completion })}
        voice={voiceNow}
        onCompleted={() => undefined}
      />
    )
    const { rerender } = renderComponent(screenWith({ name: 'none' }))
    rerender(screenWith({ name: 'running' }, { ...voice, debtorSpeaking: true }))
    expect(voice.setOver).toHaveBeenLastCalledWith(true)
    expect(voice.toggleSound).not.toHaveBeenCalled()
    rerender(screenWith({ name: 'running' }))
    expect(voice.toggleSound).toHaveBeenCalledOnce()
    rerender(
      screenWith(
        { name: 'failed', code: 'provider_unavailable', message: 'down', clientMsgId: id(9) },
        { ...voice, silent: false },
      ),
    )
    expect(voice.setOver).toHaveBeenLastCalledWith(false)
  })

  it('[SESS35] leads to the login, which leads back', async () => {
    const reloadTo = vi.spyOn(browser, 'reloadTo').mockImplementation(() => undefined)
    const { actor } = show({ connection: { name: 'closed', code: 4502, reason: 'unauthenticated' } })
    window.history.replaceState(null, '', `/training/${id(1)}`)
    await actor.click(screen.getByRole('button', { name: 'Log in' }))
    expect(reloadTo).toHaveBeenCalledWith('/')
    expect(takeReturnPath()).toBe(`/training/${id(1)}`)
    expect(takeReturnPath()).toBe('/')
  })
})

describe('the sidebar', () => {
  it("shows the coach's tips, the newest first", async () => {
    const { actor } = show({
      tips: [
        { seq: 3, text: 'Ask what changed.', aboutItemId: id(201), past: false },
        { seq: 5, text: 'Name an amount.', aboutItemId: id(203), past: false },
      ],
    })
    await openDetails(actor)
    const tips = within(screen.getByRole('complementary', { name: 'Details' })).getAllByRole('listitem')
    expect(tips.map((tip) => tip.textContent)).toEqual(['Name an amount.', 'Ask what changed.'])
  })

  it('[SESS32] tells the trainee that a supervisor is watching', () => {
    show({
      participants: [{ user: { id: id(2), name: 'Marta Gil' }, mode: 'observer', microphone: false }],
    })
    expect(screen.getByText('Marta Gil is watching this session.')).toBeVisible()
  })

  it('[SESS11][SESS15] saves the transcript as a text file', async () => {
    const save = vi.spyOn(browser, 'saveText').mockImplementation(() => undefined)
    const { actor } = show()
    await openDetails(actor)
    await actor.click(screen.getByRole('button', { name: 'Download Transcript' }))
    const [fileName, text] = save.mock.calls[0] ?? []
    expect(fileName).toBe('transcript-2026-11-02.txt')
    expect(text).toContain('Rosa Delgado: line 1')
    expect(text).toContain('You: line 2')
    expect(await screen.findByText('Transcript downloaded')).toBeVisible()
  })
})

describe('the coach and the restart', () => {
  const tips = [{ seq: 3, text: 'Ask what changed.', aboutItemId: id(202), past: false }]

  it('[SESS10] shows the newest tip above the composer until it is dismissed', async () => {
    const { actor, rerender } = show({ tips })
    const bar = () => screen.getByRole('status', { name: 'Coach tip' })
    expect(within(bar()).getByText('Ask what changed.')).toBeVisible()
    await actor.click(within(bar()).getByRole('button', { name: 'Dismiss the tip' }))
    expect(bar().textContent).toBe('')
    const next = { seq: 5, text: 'Name an amount.', aboutItemId: id(204), past: false }
    rerender(flow(aSessionView({ tips: [...tips, next] })))
    expect(within(bar()).getByText('Name an amount.')).toBeVisible()
  })

  it('[SESS10] takes the tip away once the trainee has spoken', () => {
    const { rerender } = show({ tips })
    rerender(flow(aSessionView({ tips: tips.map((tip) => ({ ...tip, past: true })) })))
    expect(screen.getByRole('status', { name: 'Coach tip' }).textContent).toBe('')
  })
  it('names the coach beside the tips', async () => {
    server.use(mockEndpoint('listCoaches', [aCoach()]))
    const { actor } = renderComponent(
      <SessionFlow
        details={aSessionWithDetails({ coachId: aCoach().id })}
        channel={aSessionView({ tips })}
        voice={aVoiceCall()}
        onCompleted={() => undefined}
      />,
    )
    await openDetails(actor)
    expect(await screen.findByText('Elena Marchetti')).toBeVisible()
  })

  const restart = async (details: TrainingSessionDetails) => {
    const sent: unknown[] = []
    server.use(
      mockEndpoint('listCoaches', [aCoach()]),
      mockEndpoint('createTrainingSession', ({ body }) => {
        sent.push(body)
        return aSession({ id: id(21) })
      }),
    )
    const { actor } = renderComponent(
      <SessionFlow
        details={details}
        channel={aSessionView()}
        voice={aVoiceCall()}
        onCompleted={() => undefined}
      />,
    )
    await openDetails(actor)
    await actor.click(screen.getByRole('button', { name: 'Restart' }))
    expect(await screen.findByText('Session Restarted')).toBeVisible()
    return sent
  }

  it('[SESS15][SESS19] restarts with the same prospect, type and coach, and says so', async () => {
    const details = aSessionWithDetails({ sessionType: 'objection_handling', coachId: aCoach().id })
    expect(await restart(details)).toMatchObject([
      { prospectId: details.prospectId, sessionType: 'objection_handling', coachId: details.coachId },
    ])
    expect(screen.queryByText('This is practice and does not count toward the assignment.')).toBeNull()
  })

  it('[ASSIGN4] says that restarting an assignment’s session is only practice', async () => {
    await restart(aSessionWithDetails({ assignmentId: id(80) }))
    expect(screen.getByText('This is practice and does not count toward the assignment.')).toBeVisible()
  })
})
