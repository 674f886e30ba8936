import { render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import type { InvitationInfo } from '#protocol/rest/invitations.ts'
import { App } from '#src/app/app.tsx'
import { es } from '#src/i18n/es/messages.ts'
import { browser } from '#src/lib/browser.ts'
import { user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError, mockGatewayFailure } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp } from '#src/testing/render-app.tsx'

const invitation: InvitationInfo = {
  role: 'trainee',
  team: 'North',
  invitedBy: 'Mara Lindt',
  expiresAt: '2026-11-29T12:00:00.000Z',
}
const password = 'a long enough password'

beforeEach(() => {
  localStorage.setItem('portal-language', 'en')
  server.use(
    mockError('currentUser', 401, 'unauthenticated'),
    mockEndpoint('getRegistration', { mode: 'invite', setupOpen: false }),
  )
  for (const name of ['reloadTo', 'reload'] as const)
    vi.spyOn(browser, name)
      .mockClear()
      .mockImplementation(() => undefined)
})

describe('an invitation', () => {
  it('[ACCESS1][ACCESS2][ACCESS6] says who invites to what, and registers with it', async () => {
    const asked = vi.fn<(token: unknown) => void>()
    const sent = vi.fn<(body: unknown) => void>()
    server.use(
      mockEndpoint('getInvitation', ({ params }) => {
        asked(params['token'])
        return invitation
      }),
      mockEndpoint('register', ({ body }) => {
        sent(body)
        return user
      }),
    )
    const { actor } = renderApp('/invitation#secret')
    expect(await screen.findByText('Mara Lindt invites you to the team North, as a trainee.')).toBeVisible()
    expect(asked).toHaveBeenCalledExactlyOnceWith('secret')
    expect(window.location.href).not.toContain('secret')
    await actor.type(screen.getByLabelText('Username'), 'ana')
    await actor.type(screen.getByLabelText('Password'), password)
    await actor.click(screen.getByRole('button', { name: 'Create account' }))
    await waitFor(() => expect(browser.reloadTo).toHaveBeenCalledWith('/'))
    expect(sent).toHaveBeenCalledWith({ username: 'ana', password, invitation: 'secret' })
  })

  it.each([
    ['es-MX', 'Cree su cuenta'],
    ['en-US', 'Create your account'],
    ['fr-FR', 'Create your account'],
  ])('[ACCESS11] follows a browser in %s if no language was chosen', async (browserLanguage, title) => {
    localStorage.removeItem('portal-language')
    const navigatorLanguage = vi.spyOn(navigator, 'language', 'get').mockReturnValue(browserLanguage)
    onTestFinished(() => navigatorLanguage.mockRestore())
    server.use(mockEndpoint('getInvitation', invitation))
    renderApp('/invitation#secret')
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
  })

  it('[ACCESS2] keeps its token through a reload', async () => {
    localStorage.setItem('portal-language', 'es')
    server.use(mockEndpoint('getInvitation', { ...invitation, team: null, role: 'admin' }))
    const { unmount } = renderApp('/invitation#secret', 'es')
    const text = 'Mara Lindt le invita como administrador.'
    expect(await screen.findByText(text)).toBeVisible()
    unmount()
    // A reload keeps the entry of the history with its state.
    render(<App initial={{ language: 'es', messages: es }} />)
    expect(await screen.findByText(text)).toBeVisible()
  })

  it.each([
    ['invitation_invalid', 404, 'This invitation cannot be used'],
    ['registration_closed', 403, 'Registration is closed'],
  ] as const)('[ACCESS7] says what to do when it cannot be used: %s', async (code, status, title) => {
    server.use(mockError('getInvitation', status, code))
    renderApp('/invitation#old')
    expect(await screen.findByRole('heading', { name: title })).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the login' }).getAttribute('href')).toBe('/')
  })

  it('[ACCESS7] says so without a token', async () => {
    renderApp('/invitation')
    expect(await screen.findByRole('heading', { name: 'This invitation cannot be used' })).toBeVisible()
  })

  it('can be tried again when the server could not be asked', async () => {
    server.use(mockGatewayFailure('getInvitation'))
    const { actor } = renderApp('/invitation#secret')
    const retry = await screen.findByRole('button', { name: 'Try again' })
    server.use(mockEndpoint('getInvitation', invitation))
    await actor.click(retry)
    expect(await screen.findByRole('heading', { name: 'Create your account' })).toBeVisible()
  })

  it('[ACCESS8] asks a logged-in user to log out first, and stays on the page', async () => {
    server.use(mockEndpoint('currentUser', user), mockEndpoint('logout', undefined))
    const { actor } = renderApp('/invitation#secret')
    expect(await screen.findByRole('heading', { name: 'You are already logged in' })).toBeVisible()
    expect(screen.getByText(new RegExp(user.username))).toBeVisible()
    await actor.click(screen.getByRole('button', { name: 'Log out and continue' }))
    await waitFor(() => expect(browser.reload).toHaveBeenCalledOnce())
    expect(browser.reloadTo).not.toHaveBeenCalled()
  })
})

describe('a link for a new password', () => {
  const reset = { username: 'ana', expiresAt: '2026-11-22T12:30:00.000Z' }

  it('[ACCESS9][ACCESS2] sets the password, and leads to the login', async () => {
    const sent = vi.fn<(body: unknown) => void>()
    server.use(
      mockEndpoint('getPasswordReset', reset),
      mockEndpoint(
        'resetPassword',
        ({ body, params }) => sent({ ...body, token: params['token'] }) as undefined,
      ),
    )
    const { actor } = renderApp('/reset-password#secret')
    expect(await screen.findByText(/^For the account ana\./)).toBeVisible()
    expect(window.location.href).not.toContain('secret')
    const field = screen.getByLabelText('New password')
    await actor.type(field, 'short')
    await actor.click(screen.getByRole('button', { name: 'Save password' }))
    expect(screen.getByText('The password needs 8 to 128 characters.')).toBeVisible()
    expect(sent).not.toHaveBeenCalled()
    await actor.clear(field)
    await actor.type(field, password)
    await actor.click(screen.getByRole('button', { name: 'Save password' }))
    const done = await screen.findByRole('heading', { name: 'Your password is changed' })
    await waitFor(() => expect(document.activeElement).toBe(done))
    expect(sent).toHaveBeenCalledWith({ password, token: 'secret' })
    await actor.click(screen.getByRole('button', { name: 'Log in' }))
    expect(browser.reloadTo).toHaveBeenCalledWith('/')
  })

  it('[ACCESS9] shows at the field that a password is common', async () => {
    server.use(
      mockEndpoint('getPasswordReset', reset),
      mockError('resetPassword', 400, 'password_too_common'),
    )
    localStorage.setItem('portal-language', 'es')
    const { actor } = renderApp('/reset-password#secret', 'es')
    await actor.type(await screen.findByLabelText('Contraseña nueva'), 'password1')
    await actor.click(screen.getByRole('button', { name: 'Guardar contraseña' }))
    expect(await screen.findByText('Esa contraseña es común y fácil de adivinar. Elija otra.')).toBeVisible()
  })

  it.each(['getPasswordReset', 'resetPassword'] as const)(
    '[ACCESS9] says that it cannot be used any more: %s',
    async (refused) => {
      server.use(mockEndpoint('getPasswordReset', reset))
      server.use(mockError(refused, 404, 'reset_link_invalid'))
      const { actor } = renderApp('/reset-password#secret')
      if (refused === 'resetPassword') {
        await actor.type(await screen.findByLabelText('New password'), password)
        await actor.click(screen.getByRole('button', { name: 'Save password' }))
      }
      expect(await screen.findByRole('heading', { name: 'This link cannot be used' })).toBeVisible()
      expect(screen.getByRole('link', { name: 'Go to the login' })).toBeVisible()
    },
  )
})

describe('the setup', () => {
  const open = () => server.use(mockEndpoint('getRegistration', { mode: 'invite', setupOpen: true }))
  const fill = async (actor: ReturnType<typeof renderApp>['actor'], token: string) => {
    await actor.type(await screen.findByLabelText('Username'), 'otto')
    await actor.type(screen.getByLabelText('Password'), password)
    if (token !== '') await actor.type(screen.getByLabelText('Setup token'), token)
    await actor.click(screen.getByRole('button', { name: 'Create admin account' }))
  }

  it('[ACCESS10] creates the first admin', async () => {
    open()
    const sent = vi.fn<(body: unknown) => void>()
    server.use(
      mockEndpoint('setUp', ({ body }) => {
        sent(body)
        return user
      }),
    )
    const { actor } = renderApp('/setup')
    await fill(actor, ' the token ')
    await waitFor(() => expect(browser.reloadTo).toHaveBeenCalledWith('/'))
    expect(sent).toHaveBeenCalledWith({ token: 'the token', username: 'otto', password })
  })

  it('[ACCESS10] asks for the token, and says at its field that it is wrong', async () => {
    open()
    server.use(mockError('setUp', 403, 'setup_token_invalid'))
    const { actor } = renderApp('/setup')
    await fill(actor, '')
    expect(screen.getByText('Enter the setup token.')).toBeVisible()
    expect(screen.getByLabelText('Username').getAttribute('aria-invalid')).toBe('false')
    await actor.type(screen.getByLabelText('Setup token'), 'a guess')
    await actor.click(screen.getByRole('button', { name: 'Create admin account' }))
    expect(await screen.findByText(/^That is not the setup token\./)).toBeVisible()
    expect(screen.getByLabelText('Setup token').getAttribute('aria-invalid')).toBe('true')
  })

  it('[ACCESS10] says at each field that it is missing', async () => {
    open()
    const { actor } = renderApp('/setup')
    await actor.click(await screen.findByRole('button', { name: 'Create admin account' }))
    for (const label of ['Setup token', 'Username', 'Password'])
      expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true')
  })

  it('[ACCESS2][ACCESS10] takes the token from its link', async () => {
    localStorage.setItem('portal-language', 'es')
    open()
    renderApp('/setup#from-the-log', 'es')
    expect(await screen.findByLabelText('Código de configuración')).toHaveProperty('value', 'from-the-log')
    expect(window.location.href).not.toContain('from-the-log')
  })

  it('[ACCESS10] is over once the first admin exists', async () => {
    renderApp('/setup')
    expect(await screen.findByRole('heading', { name: 'The portal is already set up' })).toBeVisible()
  })
})
