import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { anAccountFile } from '#src/testing/account-file.ts'
import type { SessionView } from '#src/lib/realtime/session-view.ts'
import { aSessionView, anItem } from '#src/testing/fake-channel.ts'
import { aLiveSession, aSessionWithDetails, id } from '#src/testing/fixtures.ts'
import { mockEndpoint } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { AttentionAlert } from './attention-alert.tsx'
import { DebtorStatePanel } from './debtor-state-panel.tsx'
import { LiveSessionCard } from './live-session-card.tsx'
import { WatchedSession } from './watched-session.tsx'
import { WatchedTranscript } from './watched-transcript.tsx'
import { WhisperForm } from './whisper-form.tsx'

const violation = {
  reason: 'violation',
  item_id: id(202),
  violation: 'arrest',
  severity: 'severe',
  quote: 'you will be arrested',
} as const

const rule = {
  violation: 'arrest',
  basis: 'FDCPA, 15 U.S.C. 1692e(4)',
  example: { en: 'Nobody is going to arrest you.', es: 'Nadie lo va a detener.' },
}

describe('a running session in the list', () => {
  it('shows who practises with whom, the last line, and what needs attention', () => {
    renderComponent(
      <LiveSessionCard
        session={aLiveSession({
          last_line: { item_id: id(202), role: 'user', text: 'Pay today.', at: '2026-11-02T15:00:00.000Z' },
          attention: [violation, { reason: 'anger', item_id: id(201) }],
          watchers: [{ id: id(3), name: 'Laura Bennett' }],
        })}
      />,
    )
    expect(screen.getByRole('heading', { name: 'Ana Torres' })).toBeVisible()
    expect(screen.getByText('Last: Ana Torres')).toBeVisible()
    expect(screen.getByText('Pay today.')).toBeVisible()
    expect(screen.getByText('Text')).toBeVisible()
    expect(screen.getByRole('progressbar', { name: 'Anger' }).getAttribute('aria-valuenow')).toBe('20')
    const reasons = within(screen.getByRole('list', { name: 'Needs attention' })).getAllByRole('listitem')
    expect(reasons.map(({ textContent }) => textContent)).toEqual([
      'Severe: Threat of arrest or criminal chargesyou will be arrested',
      'The debtor is angry',
    ])
    expect(screen.getByText('Watched by Laura Bennett')).toBeVisible()
    expect(
      screen.getByRole('link', { name: 'Watch Ana Torres’s session with Rosa Delgado' }).getAttribute('href'),
    ).toBe(`/session/${id(20)}`)
  })

  it('names its assignment', () => {
    const deadline = '2020-11-03T22:59:59.999Z'
    const assignment = { title: null, pass_mark: 60, deadline }
    renderComponent(<LiveSessionCard session={aLiveSession({ assignment })} />)
    expect(screen.getByText('Assignment “Rosa Delgado: Standard Collection”')).toBeVisible()
    expect(screen.getByText('Pass mark 60')).toBeVisible()
    expect(screen.getByText('Was due Nov 3, 2020')).toBeVisible()
  })

  it('[WATCH2] leads to a whisper', () => {
    renderComponent(<LiveSessionCard session={aLiveSession()} />)
    expect(screen.getByText(/^\d+:\d+/u)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Whisper to Ana Torres' }).getAttribute('href')).toBe(
      `/session/${id(20)}#whisper`,
    )
  })

  it('[WATCH2] shows that the trainee is disconnected, without a clock that runs, in Spanish too', () => {
    renderComponent(<LiveSessionCard session={aLiveSession({ connected: false })} />, 'es')
    expect(screen.queryByText(/^\d+:\d+/u)).toBeNull()
    expect(screen.getByText('Sin conexión')).toBeVisible()
    expect(screen.getByText('Todavía no ha hablado nadie.')).toBeVisible()
  })
})

describe('a watched session', () => {
  it('shows interim words, whispers in their place, and a note at its line', () => {
    const view = aSessionView({
      items: [anItem(1), anItem(2), anItem(4, { role: 'assistant', status: 'streaming', text: 'I could' })],
      partials: [{ utteranceId: 'u', text: 'and how about' }],
      whispers: [
        { seq: 3, from: 'Laura', text: 'Ask what happened' },
        { seq: 5, from: 'Laura', text: 'Well put', about_item_id: id(202) },
      ],
    })
    renderComponent(
      <WatchedTranscript
        view={view}
        traineeName="Ana"
        debtorName="Rosa"
        lang="en"
        onNote={() => undefined}
      />,
    )
    const log = screen.getByRole('log', { name: 'Conversation between Ana and Rosa' })
    const texts = [...log.querySelectorAll('[data-words]')].map(({ textContent }) => textContent)
    expect(texts).toEqual(['line 1', 'line 2', 'I could', 'and how about'])
    const whispered = within(log).getByText(/Ask what happened/)
    const order = log.querySelector(`[data-item="${id(204)}"]`)?.compareDocumentPosition(whispered) ?? 0
    expect(order & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy()
    expect(within(log).getByText(/Well put/)).toBeVisible()
  })

  it('starts a note for a line, but not for one that is still streaming', async () => {
    const onNote = vi.fn<(itemId: string) => void>()
    const view = aSessionView({ items: [anItem(1), anItem(2, { status: 'streaming' })] })
    const { actor } = renderComponent(
      <WatchedTranscript view={view} traineeName="Ana" debtorName="Rosa" lang="en" onNote={onNote} />,
    )
    await actor.click(screen.getByRole('button', { name: 'Pin a note to line 1' }))
    expect(onNote).toHaveBeenCalledExactlyOnceWith(id(201))
    expect(screen.queryByRole('button', { name: 'Pin a note to line 2' })).toBeNull()
  })

  it('[WATCH3] shows the debtor’s feelings, and links to the line with a violation and names its rule', () => {
    const state = {
      feelings: { trust: 30, anger: 72, distress: 40, willingness: 20, patience: 15 },
      commitment: 'none',
      objections: [],
      rights: [],
      identified: true,
      verified: true,
      disclosed: false,
      ended: null,
    } as const
    const observed: SessionView['observerInfo'] = {
      state: { ...state, objections: [], rights: [] },
      attention: [violation],
    }
    renderComponent(
      <>
        <AttentionAlert observed={observed} items={[anItem(1), anItem(2)]} rules={[rule]} />
        <DebtorStatePanel observed={observed} />
      </>,
    )
    expect(screen.getByRole('progressbar', { name: 'Anger' }).getAttribute('aria-valuenow')).toBe('72')
    const alert = within(screen.getByRole('region', { name: 'Needs attention' }))
    expect(alert.getByText('Threat of arrest or criminal charges')).toBeVisible()
    expect(alert.getByText('Severe')).toBeVisible()
    expect(alert.getByText('FDCPA, 15 U.S.C. 1692e(4)')).toBeVisible()
    expect(screen.queryByText('Nothing needs attention so far.')).toBeNull()
    expect(screen.getByRole('link', { name: 'you will be arrested' }).getAttribute('href')).toBe('#line-2')
  })
})

describe('the screen of a watched session', () => {
  // The name and the note are shown before the connection is open.
  beforeEach(() => {
    class UnansweredSocket {
      addEventListener() {}
      close() {}
    }
    vi.stubGlobal('WebSocket', UnansweredSocket)
  })

  it('names a trainee who is not connected', async () => {
    renderComponent(<WatchedSession details={aSessionWithDetails({ traineeName: 'Ana Torres' })} />)
    expect(await screen.findByText('Ana Torres with Rosa Delgado')).toBeVisible()
    expect(screen.getByRole('heading', { name: 'Whisper to Ana Torres' })).toBeVisible()
    expect(screen.queryByText(/held by voice/)).toBeNull()
  })

  it('[ACCT7] has the account file, which is read when it is opened', async () => {
    const reads = vi.fn<() => void>()
    server.use(
      mockEndpoint('getAccountFile', () => {
        reads()
        return anAccountFile()
      }),
    )
    const { actor } = renderComponent(<WatchedSession details={aSessionWithDetails()} />)
    const title = await screen.findByRole('heading', { name: 'Account' })
    expect(reads).not.toHaveBeenCalled()
    await actor.click(title)
    expect(await screen.findByText('Financiera Cumbre · Personal loan')).toBeVisible()
    expect(reads).toHaveBeenCalledOnce()
  })

  it('names its assignment, in both languages', async () => {
    const assignment = {
      title: 'First calls',
      passMark: 70,
      byScorecard: false,
      deadline: '2099-12-04T22:59:59.999Z',
    }
    const details = aSessionWithDetails({ assignment })
    const first = renderComponent(<WatchedSession details={details} />)
    expect(await screen.findByText('Assignment “First calls”')).toBeVisible()
    expect(screen.getByText('Pass mark 70')).toBeVisible()
    expect(screen.getByText('Due Dec 4, 2099')).toBeVisible()
    first.unmount()
    renderComponent(<WatchedSession details={details} />, 'es')
    expect(await screen.findByText('Tarea «First calls»')).toBeVisible()
    expect(screen.getByText('Se aprueba con 70')).toBeVisible()
    expect(screen.getByText(/^Vence el 4 dic/)).toBeVisible()
  })

  it('says that a voice call can be read here, and that only the trainee hears it', async () => {
    const details = aSessionWithDetails({ traineeName: 'Ana Torres', communicationMode: 'voice' })
    const first = renderComponent(<WatchedSession details={details} />)
    expect(await screen.findByText('This is a voice call. You read it here as it is spoken.')).toBeVisible()
    expect(screen.getByText('Only Ana Torres hears it.')).toBeVisible()
    first.unmount()
    renderComponent(<WatchedSession details={details} />, 'es')
    expect(await screen.findByText('Solo Ana Torres la escucha.')).toBeVisible()
  })
})

describe('a whisper', () => {
  const form = (changes: Partial<Parameters<typeof WhisperForm>[0]> = {}) => (
    <WhisperForm
      traineeName="Ana"
      line={null}
      pending={[]}
      away={false}
      ready={[]}
      focusAtOnce={false}
      onPin={() => undefined}
      onUnpin={() => undefined}
      onRetry={() => undefined}
      onSend={() => undefined}
      {...changes}
    />
  )

  it('is sent with Enter, and clears the field', async () => {
    const onSend = vi.fn<(text: string) => void>()
    const { actor } = renderComponent(form({ onSend }))
    const field = screen.getByRole('textbox', { name: 'Your whisper' })
    await actor.type(field, '   {Enter}')
    expect(onSend).not.toHaveBeenCalled()
    await actor.type(field, 'Ask what happened{Enter}')
    expect(onSend).toHaveBeenCalledExactlyOnceWith('Ask what happened')
    expect(field).toHaveProperty('value', '')
  })

  it('names the line of a note, and can be unpinned', async () => {
    const onUnpin = vi.fn<() => void>()
    const { actor } = renderComponent(form({ line: 4, onUnpin }))
    expect(screen.getByText('Note for line 4')).toBeVisible()
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your whisper' }))
    await actor.click(screen.getByRole('button', { name: 'Send without pinning it to a line' }))
    expect(onUnpin).toHaveBeenCalledOnce()
  })

  it('[WATCH1] is offered ready-made, pinned to its line, and can be changed before it is sent', async () => {
    const onSend = vi.fn<(text: string) => void>()
    const onPin = vi.fn<(itemId: string | null) => void>()
    const ready = [{ text: 'Take that back now.', itemId: id(202) }]
    const { actor } = renderComponent(form({ ready, onSend, onPin }))
    await actor.click(screen.getByRole('button', { name: 'Take that back now.' }))
    expect(onPin).toHaveBeenCalledExactlyOnceWith(id(202))
    await actor.keyboard(' Please.{Enter}')
    expect(onSend).toHaveBeenCalledExactlyOnceWith('Take that back now. Please.')
  })

  it('[WATCH1] says why it cannot be sent yet', async () => {
    const { actor } = renderComponent(form())
    const why = 'Type what they should know; Enter sends it.'
    const button = screen.getByRole('button', { name: 'Whisper' })
    expect(screen.getByText(why).id).toBe(button.getAttribute('aria-describedby'))
    await actor.type(screen.getByRole('textbox'), 'Slow down')
    expect(screen.queryByText(why)).toBeNull()
  })

  it('can be sent again after a refusal', async () => {
    const onRetry = vi.fn<(clientMsgId: string) => void>()
    const state = { name: 'failed', code: 'provider_unavailable', message: 'down', retryable: true } as const
    const { actor } = renderComponent(
      form({ pending: [{ clientMsgId: id(300), text: 'Slow down', state }], onRetry }),
    )
    expect(screen.getByText(/Slow down/)).toBeVisible()
    await actor.click(screen.getByRole('button', { name: 'Send again' }))
    expect(onRetry).toHaveBeenCalledExactlyOnceWith(id(300))
  })
})
