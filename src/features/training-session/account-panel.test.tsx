import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AccountPanel } from '#src/components/account-file/account-panel.tsx'
import { ReviewBody } from '#src/components/analysis/review-body.tsx'
import { plotBalance } from '#src/components/account-file/plot-balance.ts'
import { aSessionView } from '#src/testing/fake-channel.ts'
import { aVoiceCall } from '#src/testing/fake-voice-call.ts'
import { anAccountFile } from '#src/testing/account-file.ts'
import {
  aSession,
  aSessionWithDetails,
  completedSession,
  id,
  metrics,
  noReview,
  user,
} from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { SessionFlow } from './active-session.tsx'

const panel = <AccountPanel sessionId={id(20)} />
const checks = () => screen.getAllByRole<HTMLInputElement>('checkbox')
const namesOf = (boxes: HTMLElement[]) => boxes.map((box) => box.getAttribute('aria-label'))

describe('the account beside a call', () => {
  it('[SESS39] shows the balance with its history, which adds up, and the last contact first', async () => {
    server.use(mockEndpoint('getAccountFile', anAccountFile()))
    renderComponent(panel)
    expect(await screen.findByText('Financiera Cumbre · Personal loan')).toBeVisible()
    expect(screen.getByText('Last payment May 4, 2026, MX$172.50')).toBeVisible()
    const table = within(screen.getByRole('table', { name: 'Balance history' }))
    const amounts = table.getAllByRole('cell').map(({ textContent }) => textContent)
    expect(amounts).toEqual(['MX$1,500.00', '-MX$345.00', '-MX$172.50', 'MX$217.50', 'MX$1,200.00'])
    expect(table.getByRole('rowheader', { name: /^2 payments/ })).toBeVisible()
    const notes = within(screen.getByRole('region', { name: 'Earlier contacts' })).getAllByRole('listitem')
    expect(notes.map(({ textContent }) => textContent)).toEqual([
      'Sep 1, 2026Agreed to pay MX$200 a month',
      'Aug 12, 2026Called 2 times: no answer',
      'Jul 6, 2026Letter sent',
    ])
  })

  it('[SESS40] is a checklist of what proves who is on the phone, and keeps what was ticked', async () => {
    server.use(mockEndpoint('getAccountFile', anAccountFile()))
    const { actor, unmount } = renderComponent(panel)
    await screen.findByText('0 of 4')
    expect(namesOf(checks())).toEqual([
      'Name: Rosa Delgado',
      'Date of birth: Mar 12, 1984',
      'Last four of the account: 4821',
      'Address: Calle Hidalgo 120, Puebla 72000',
    ])
    for (const box of checks().slice(0, 2)) await actor.click(box)
    expect(screen.getByText('2 of 4')).toBeVisible()
    unmount()

    renderComponent(panel)
    await screen.findByText('2 of 4')
    expect(checks().map(({ checked }) => checked)).toEqual([true, true, false, false])
    for (const box of checks().slice(2)) await actor.click(box)
    expect(screen.getByText('Verified')).toBeVisible()
    await actor.click(screen.getByRole('checkbox', { name: /^Last four/ }))
    expect(screen.getByText('3 of 4')).toBeVisible()
  })

  it.each([
    [4, '2 of 4'],
    [2, '0 of 4'],
  ])(
    '[SESS40] begins a retry from line %i with what was ticked before: %s, and then keeps its own',
    async (line, begins) => {
      const retry = aSession({ id: id(21) })
      server.use(
        mockEndpoint('currentUser', user),
        mockEndpoint('getAccountFile', anAccountFile()),
        mockEndpoint('getSessionMetrics', metrics),
        mockEndpoint('getSessionReview', noReview),
        mockEndpoint('retryTrainingSession', retry),
      )
      const first = <AccountPanel sessionId={completedSession.id} />
      const call = renderComponent(first)
      await screen.findByText('0 of 4')
      for (const box of checks().slice(0, 2)) await call.actor.click(box)
      call.unmount()

      const { actor, unmount } = renderComponent(<ReviewBody details={completedSession} />)
      await actor.click(await screen.findByRole('button', { name: `Retry from here, line ${line}` }))
      await screen.findByText(`Retrying from line ${line}`)
      unmount()

      const again = renderComponent(<AccountPanel sessionId={retry.id} />)
      await screen.findByText(begins)
      for (const box of checks()) if (box.checked) await again.actor.click(box)
      await again.actor.click(screen.getByRole('checkbox', { name: /^Address/ }))
      again.unmount()
      const reloaded = renderComponent(<AccountPanel sessionId={retry.id} />)
      await screen.findByText('1 of 4')
      reloaded.unmount()
      renderComponent(first)
      expect(await screen.findByText('2 of 4')).toBeVisible()
    },
  )

  it('[SESS40] asks for the company and its contact where a business owes', async () => {
    const holder = { type: 'business', name: 'Taller Luz', contact: 'Luz Rey' } as const
    server.use(mockEndpoint('getAccountFile', anAccountFile({ holder, lastPayment: null })))
    renderComponent(panel, 'es')
    expect(await screen.findByText('Sin pagos hasta ahora')).toBeVisible()
    expect(namesOf(checks())).toEqual([
      'Empresa: Taller Luz',
      'Persona de contacto: Luz Rey',
      'Últimos cuatro de la cuenta: 4821',
      'Domicilio: Calle Hidalgo 120, Puebla 72000',
    ])
  })

  it('can be read again after a failure', async () => {
    server.use(mockError('getAccountFile', 503, 'unavailable'))
    const { actor } = renderComponent(panel)
    const again = await screen.findByRole('button', { name: 'Try again' })
    server.use(mockEndpoint('getAccountFile', anAccountFile()))
    await actor.click(again)
    expect(await screen.findByText('Financiera Cumbre · Personal loan')).toBeVisible()
  })

  it('[SESS39] is open beside the call, with the details and tips in a second tab', async () => {
    server.use(mockEndpoint('getAccountFile', anAccountFile()))
    const { actor } = renderComponent(
      <SessionFlow
        details={aSessionWithDetails()}
        channel={aSessionView({
          tips: [{ seq: 3, text: 'Ask what changed.', aboutItemId: id(201), past: false }],
        })}
        voice={aVoiceCall()}
        onCompleted={() => undefined}
      />,
    )
    const beside = within(screen.getByRole('complementary', { name: 'Details' }))
    expect(await beside.findByRole('region', { name: 'Verify first' })).toBeVisible()
    // The newest tip is then above the composer at every width.
    expect(screen.getByRole('status', { name: 'Coach tip' }).className).toBe('')
    await actor.click(beside.getByRole('tab', { name: 'Details' }))
    expect(beside.getByText('Ask what changed.')).toBeVisible()
    expect(beside.queryByRole('region', { name: 'Verify first' })).toBeNull()
    expect(screen.getByRole('status', { name: 'Coach tip' }).className).toBe('xl:hidden')
  })
})

describe('[SESS39] the line of the balance', () => {
  const box = { width: 100, height: 40 }

  it('begins at the highest sum and ends at today’s, lower down', () => {
    const { line, end } = plotBalance(anAccountFile(), box)
    expect(line.startsWith('M4 4L4 4')).toBe(true)
    expect(end.x).toBe(96)
    expect(end.y).toBeGreaterThan(4)
    expect(line.endsWith(`L${end.x} ${end.y}`)).toBe(true)
  })

  it('stands where there is one entry', () => {
    const [first] = anAccountFile().history
    expect(plotBalance({ history: first ? [first] : [] }, box).end).toEqual({ x: 96, y: 4 })
  })
})
