import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Login } from '#protocol/rest/account.ts'
import { id, user } from '#src/testing/fixtures.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderApp } from '#src/testing/render-app.tsx'

const currentLogin: Login = {
  id: id(60),
  current: true,
  createdAt: '2026-11-01T09:00:00.000Z',
  lastUsedAt: '2026-11-20T09:00:00.000Z',
  address: '198.51.100.4',
  browser: 'Firefox',
  system: 'Windows',
}
const phone: Login = { ...currentLogin, id: id(61), current: false, browser: 'Safari', system: 'iOS' }
const unknown: Login = {
  ...currentLogin,
  id: id(62),
  current: false,
  browser: null,
  system: null,
  address: null,
}

let logins: Login[]
let ended: string[]
let changes: { currentPassword: string; newPassword: string }[]

beforeEach(() => {
  logins = [currentLogin, phone, unknown]
  ended = []
  changes = []
  server.use(
    mockEndpoint('currentUser', user),
    mockEndpoint('listLogins', () => logins),
    mockEndpoint('endLogin', ({ params }) => {
      ended.push(String(params['id']))
      logins = logins.filter((login) => login.id !== params['id'])
      return undefined
    }),
    mockEndpoint('endOtherLogins', () => {
      logins = [currentLogin]
      return undefined
    }),
    mockEndpoint('changePassword', ({ body }) => {
      changes.push(body)
      logins = [currentLogin]
      return undefined
    }),
  )
})

async function openSecurity(language: 'en' | 'es' = 'en') {
  localStorage.setItem('portal-language', language)
  const view = renderApp('/settings', language)
  await view.actor.click(
    await screen.findByRole('tab', { name: language === 'en' ? 'Security' : 'Seguridad' }),
  )
  return view
}

const row = async (name: string) => {
  const item = (await screen.findByText(name)).closest('li')
  if (!item) throw new Error(`${name} is not in a list`)
  return within(item)
}

describe('the logins', () => {
  it('lists the devices by name, and offers to log out all others', async () => {
    await openSecurity()
    const currentRow = await row('Firefox on Windows')
    expect(currentRow.getByText('This device')).toBeVisible()
    expect(currentRow.queryByRole('button')).toBeNull()
    expect((await row('Safari on iOS')).getByText(/from 198\.51\.100\.4/u)).toBeVisible()
    expect(
      (await row('Unknown device')).getByRole('button', { name: 'Log out Unknown device' }),
    ).toBeVisible()
  })

  it('[PREFS4] logs a device out after confirmation', async () => {
    const { actor } = await openSecurity()
    await actor.click(await screen.findByRole('button', { name: 'Log out Safari on iOS' }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Log out Safari on iOS?' })
    expect(ended).toEqual([])
    await actor.click(within(dialog).getByRole('button', { name: 'Log out' }))
    expect(await screen.findByText('That device is logged out')).toBeVisible()
    expect(ended).toEqual([phone.id])
    expect(screen.queryByText('Safari on iOS')).toBeNull()
  })

  it('[PREFS4] logs all others out, in Spanish too', async () => {
    const { actor } = await openSecurity('es')
    await actor.click(await screen.findByRole('button', { name: 'Cerrar las demás sesiones' }))
    const dialog = await screen.findByRole('alertdialog')
    await actor.click(within(dialog).getByRole('button', { name: 'Cerrar las demás sesiones' }))
    expect(await screen.findByText('Se cerró la sesión en los demás dispositivos')).toBeVisible()
    expect(screen.queryByText('Safari en iOS')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Cerrar las demás sesiones' })).toBeNull()
  })

  it('reports that loading failed, and retries', async () => {
    server.use(mockError('listLogins', 503, 'unavailable'))
    const { actor } = await openSecurity()
    expect(
      await screen.findByText('The server cannot answer right now. Try again in a moment.'),
    ).toBeVisible()
    server.use(mockEndpoint('listLogins', [currentLogin]))
    await actor.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('Firefox on Windows')).toBeVisible()
  })
})

describe('changing the password', () => {
  /** The description of a field for screen readers. */
  const noteOf = (label: string) =>
    document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent

  async function change(view: Awaited<ReturnType<typeof openSecurity>>, current: string, next: string) {
    if (current !== '') await view.actor.type(screen.getByLabelText('Current password'), current)
    if (next !== '') await view.actor.type(screen.getByLabelText('New password'), next)
    await view.actor.click(screen.getByRole('button', { name: 'Change password' }))
  }

  it('[PREFS5] sends both passwords, clears the form and shows that only this device is left', async () => {
    const view = await openSecurity()
    await screen.findByText('Safari on iOS')
    await change(view, 'the old one', 'quite another one')
    expect(await screen.findByText('Password changed')).toBeVisible()
    expect(changes).toEqual([{ currentPassword: 'the old one', newPassword: 'quite another one' }])
    expect(screen.getByLabelText('New password')).toHaveProperty('value', '')
    expect(screen.queryByText('Safari on iOS')).toBeNull()
  })

  it('[PREFS6] validates the fields before sending', async () => {
    const view = await openSecurity()
    await change(view, '', 'short')
    expect(screen.getByText('Enter your current password.')).toBeVisible()
    expect(noteOf('New password')).toBe('Use 8 to 128 characters.')
    expect(changes).toEqual([])
  })

  it.each([
    ['wrong_password', 403, 'Current password', 'Your current password is not correct.'],
    [
      'password_too_common',
      400,
      'New password',
      'That password is common and easy to guess. Choose another one.',
    ],
  ] as const)('shows a server error at its field: %s', async (code, status, field, text) => {
    server.use(mockError('changePassword', status, code))
    const view = await openSecurity()
    await change(view, 'the old one', 'quite another one')
    await screen.findByText(text)
    expect(noteOf(field)).toBe(text)
    expect(screen.getByLabelText('New password')).toHaveProperty('value', 'quite another one')
  })

  it('reports too many attempts', async () => {
    server.use(mockError('changePassword', 429, 'rate_limited'))
    await change(await openSecurity(), 'a guess', 'quite another one')
    expect(
      await screen.findByText('Too many attempts in a short time. Wait a little and try again.'),
    ).toBeVisible()
  })
})
