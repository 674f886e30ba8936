import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type IdentityItem, identityItems } from '#protocol/vocabulary/analysis.ts'
import { AccountPanel } from '#src/components/account-file/account-panel.tsx'
import { plotBalance } from '#src/components/account-file/plot-balance.ts'
import type { VerificationView } from '#src/lib/realtime/session-view.ts'
import { aSessionView } from '#src/testing/fake-channel.ts'
import { aVoiceCall } from '#src/testing/fake-voice-call.ts'
import { anAccountFile } from '#src/testing/account-file.ts'
import { aSessionWithDetails, id } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { SessionFlow } from './active-session.tsx'

const panelWith = (verification: VerificationView | null) => (
  <AccountPanel sessionId={id(20)} verification={verification} />
)
const panel = panelWith(null)
const checks = () =>
  within(screen.getByRole('region', { name: /^(Verify first|Primero, verifique)$/ }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

type State = 'open' | 'asked' | 'given' | 'unasked' | 'late'

/** What a call has verified: the items by their state. */
function aVerification(states: Partial<Record<IdentityItem, State>>, debtTold = false): VerificationView {
  return {
    items: identityItems.flatMap((item) => {
      const state = states[item]
      if (state === undefined) return []
      const given = state !== 'open' && state !== 'asked'
      return [{ item, given, asked: state !== 'open' && state !== 'unasked', afterDebt: state === 'late' }]
    }),
    debtTold,
  }
}

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

  it('[ACCT8] says in whose name the call is, where to call back, and what may be offered', async () => {
    server.use(mockEndpoint('getAccountFile', anAccountFile()))
    renderComponent(panel)
    expect(
      await screen.findByText('The call is in the name of Cobranza Norte, for Financiera Cumbre'),
    ).toBeVisible()
    expect(screen.getByText('Number for calling back: 222 555 0148')).toBeVisible()
    const offers = within(screen.getByRole('region', { name: 'What may be offered' })).getAllByRole(
      'listitem',
    )
    expect(offers.map(({ textContent }) => textContent)).toEqual([
      'One payment of MX$840 or more settles the account',
      'Installments for up to 60 months, from MX$20 a month',
      'Less than that for up to 6 months, then the budget is looked at again',
      'A pause of up to 30 days while papers, a complaint or a reply are awaited',
    ])
  })

  it('[ACCT8] names the creditor where it calls itself, and no settlement where none is taken', async () => {
    const { authority, caller } = anAccountFile()
    server.use(
      mockEndpoint(
        'getAccountFile',
        anAccountFile({
          caller: { ...caller, agency: null },
          authority: { ...authority, settlementCents: null },
        }),
      ),
    )
    renderComponent(panel, 'es')
    expect(await screen.findByText('La llamada es en nombre de Financiera Cumbre')).toBeVisible()
    expect(screen.getByText('No se condona ninguna parte del saldo')).toBeVisible()
  })

  it('[ACCT7] tells a watcher how the identity stands, and not what to do', async () => {
    server.use(mockEndpoint('getAccountFile', anAccountFile()))
    renderComponent(<AccountPanel sessionId={id(20)} verification={null} watched />)
    expect(await screen.findByRole('region', { name: 'Identity check' })).toBeVisible()
    expect(screen.queryByText(/^Check who it is/u)).toBeNull()
  })

  it('[SESS40] marks each item of the checklist as the call has verified it, and nothing by hand', async () => {
    server.use(mockEndpoint('getAccountFile', anAccountFile()))
    renderComponent(
      panelWith(
        aVerification({
          name: 'given',
          birth_date: 'given',
          last_four: 'asked',
          address: 'open',
          phone: 'given',
        }),
      ),
    )
    expect(await screen.findByText('Verified, 2 of 4')).toBeVisible()
    expect(checks()).toEqual([
      'NameconfirmedRosa Delgado',
      'Date of birthconfirmedMar 12, 1984',
      'Last four of the accountasked4821',
      'Addressnot askedCalle Hidalgo 120, Puebla 72000',
    ])
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(screen.getByText('222 555 0142').textContent).toBe('222 555 0142confirmed')
  })

  it.each([
    ['a name that was said unasked', { name: 'unasked' }, false, '1 of 4'],
    ['the debt that was told to a name alone', { name: 'given' }, true, 'Debt told first, 1 of 4'],
    ['what was given after the debt', { name: 'given', address: 'late' }, true, 'Debt told first, 2 of 4'],
    ['what was given before the debt', { name: 'given', address: 'given' }, true, 'Verified, 2 of 4'],
  ] as const)('[SESS40][VERIFY2] tells of %s', async (_, items, debtTold, told) => {
    server.use(mockEndpoint('getAccountFile', anAccountFile()))
    renderComponent(panelWith(aVerification(items, debtTold)))
    expect(await screen.findByText(told)).toBeVisible()
  })

  it('[SESS40] has every item open until the server has said what was verified', async () => {
    server.use(mockEndpoint('getAccountFile', anAccountFile()))
    renderComponent(panelWith(null), 'es')
    expect(await screen.findByText('0 de 4')).toBeVisible()
    expect(checks().every((text) => text?.includes('sin preguntar'))).toBe(true)
  })

  it('[SESS40] asks for the company and its contact where a business owes', async () => {
    const holder = { type: 'business', name: 'Taller Luz', contact: 'Luz Rey' } as const
    server.use(mockEndpoint('getAccountFile', anAccountFile({ holder, lastPayment: null })))
    renderComponent(panelWith(aVerification({ name: 'given', contact: 'given', role: 'given' })), 'es')
    expect(await screen.findByText('Sin pagos hasta ahora')).toBeVisible()
    expect(screen.getByRole('status').textContent).toBe('Verificado, 2 de 4')
    expect(checks()).toEqual([
      'EmpresaconfirmadoTaller Luz',
      'Persona de contactoconfirmadoLuz Rey',
      'Últimos cuatro de la cuentasin preguntar4821',
      'Domiciliosin preguntarCalle Hidalgo 120, Puebla 72000',
    ])
    expect(screen.getByText('Puesto')).toBeVisible()
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
