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

/** What the shell around every screen opens. */
export const shellScreens: readonly Screen[] = [
  { name: 'notifications', open: openNotifications },
  { name: 'notifications of a manager', role: 'manager', open: openNotifications },
]
