import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { browser } from '#src/lib/browser.ts'
import { mockEndpoint, mockError } from '#src/testing/msw-handlers.ts'
import { server } from '#src/testing/msw-server.ts'
import { renderComponent } from '#src/testing/render-app.tsx'
import { Privacy } from './privacy.tsx'

const show = (language: 'en' | 'es' = 'en') => renderComponent(<Privacy />, language)

async function openDialog(view: ReturnType<typeof show>) {
  await view.actor.click(screen.getByRole('button', { name: 'Delete my account…' }))
  return within(await screen.findByRole('dialog', { name: 'Delete your account?' }))
}

beforeEach(() => {
  vi.spyOn(browser, 'reloadTo')
    .mockClear()
    .mockImplementation(() => undefined)
})

it('offers the export as a file', () => {
  show()
  const link = screen.getByRole('link', { name: 'Download my data' })
  expect(link.getAttribute('href')).toBe('/api/user/export')
  expect(link.hasAttribute('download')).toBe(true)
})

it('deletes the account with the password, and logs out', async () => {
  const sent = vi.fn<(body: unknown) => void>()
  server.use(
    mockEndpoint('deleteAccount', ({ body }) => {
      sent(body)
      return undefined
    }),
  )
  const view = show()
  const dialog = await openDialog(view)
  await view.actor.click(dialog.getByRole('button', { name: 'Delete permanently' }))
  expect(dialog.getByText('Enter your password.')).toBeVisible()
  expect(sent).not.toHaveBeenCalled()
  await view.actor.type(dialog.getByLabelText('Your password'), 'my own password')
  await view.actor.click(dialog.getByRole('button', { name: 'Delete permanently' }))
  await vi.waitFor(() => expect(browser.reloadTo).toHaveBeenCalledWith('/'))
  expect(sent).toHaveBeenCalledExactlyOnceWith({ password: 'my own password' })
})

it.each([
  [403, 'wrong_password', 'Your current password is not correct.'],
  [409, 'conflict', 'You are the only admin. Make someone else an admin first.'],
] as const)('[PREFS7] shows the error %s %s at the field', async (status, code, text) => {
  server.use(mockError('deleteAccount', status, code))
  const view = show()
  const dialog = await openDialog(view)
  await view.actor.type(dialog.getByLabelText('Your password'), 'a guess')
  await view.actor.click(dialog.getByRole('button', { name: 'Delete permanently' }))
  expect(await dialog.findByText(text)).toBeVisible()
  expect(browser.reloadTo).not.toHaveBeenCalled()
})

it('is translated to Spanish', () => {
  show('es')
  expect(screen.getByRole('link', { name: 'Descargar mis datos' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Eliminar mi cuenta…' })).toBeVisible()
})
