import { expect } from '@playwright/test'
import { messages } from './session-screen.ts'
import { openPath, type Screen, type Visit } from './visit.ts'

const openNotifications = async (visit: Visit) => {
  const { shell, notices } = messages[visit.language]
  await openPath('/')(visit)
  // One of the two bells is hidden, depending on the width.
  await visit.page.getByRole('button', { name: new RegExp(`^${shell.notices}`, 'u') }).click()
  const list = visit.page.getByRole('dialog', { name: notices.title })
  await expect(list.getByRole('link').first()).toBeVisible()
}

const openPalette = (search: string) => async (visit: Visit) => {
  const { palette } = messages[visit.language]
  await openPath('/settings')(visit)
  await visit.page.keyboard.press('Control+k')
  await expect(visit.page.getByRole('option').first()).toBeVisible()
  await visit.page.keyboard.type(search)
  const nothing = visit.page.getByText(palette.nothing.replace('{search}', search))
  const found = visit.page.getByRole('option', { name: palette.call.replace('{name}', search) })
  if (search !== '') await expect(nothing.or(found).first()).toBeVisible()
}

/** What the shell around every screen opens. */
export const shellScreens: readonly Screen[] = [
  { name: 'notifications', open: openNotifications },
  { name: 'notifications of a manager', role: 'manager', open: openNotifications },
  { name: 'command palette', open: openPalette('') },
  { name: 'command palette: a prospect', open: openPalette('Karen') },
  { name: 'command palette: nothing found', open: openPalette('xylophone') },
]
