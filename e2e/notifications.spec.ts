import { expect, test } from './support/portal.ts'
import { logIn } from './support/screens.ts'
import { messages } from './support/session-screen.ts'

test('[NOTICE1][NOTICE9][NOTICE11][NOTICE12] a manager’s comment reaches the trainee’s bell, in the trainee’s language', async ({
  page,
  browser,
  baseURL,
}) => {
  const { pastSessionId } = await logIn(page, baseURL, 'es', 'trainee')
  const { notices, shell, review } = messages.es
  await page.goto('/settings')
  const bell = page.getByRole('button', { name: new RegExp(`^${shell.notices}`, 'u') })
  const unread = async () => Number(/\d+/u.exec((await bell.getAttribute('aria-label')) ?? '')?.[0] ?? 0)
  await expect(bell).toBeVisible()
  await bell.click()
  const panel = page.getByRole('dialog', { name: notices.title })
  const all = panel.getByRole('button', { name: notices.markAllRead })
  await all.click()
  await expect.poll(unread).toBe(0)
  await page.keyboard.press('Escape')
  await expect(bell).toBeFocused()

  const context = await browser.newContext({ baseURL })
  const manager = await context.newPage()
  await logIn(manager, baseURL, 'en', 'manager')
  await manager.goto(`/session/${pastSessionId}`)
  const texts = messages.en.review
  await manager.getByRole('textbox', { name: texts.yourComment }).fill('Wait for the answer.')
  await manager.getByRole('button', { name: texts.send, exact: true }).click()
  await expect(
    manager.getByRole('list', { name: texts.comments }).getByText('Wait for the answer.'),
  ).toBeVisible()
  await context.close()

  // As when the page comes back into view; one that comes back too often is not answered each time.
  await expect
    .poll(async () => {
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
      return unread()
    })
    .toBe(1)
  await bell.click()
  const entry = panel.getByRole('link').first()
  await expect(entry).toContainText(
    notices.text.session_commented.replace('{by}', 'Laura Bennett').split('{prospect}')[0] ?? '',
  )
  await entry.press('Enter')
  await page.waitForURL(`/session/${pastSessionId}`)
  await expect(
    page.getByRole('list', { name: review.comments }).getByText('Wait for the answer.'),
  ).toBeVisible()
  await expect.poll(unread).toBe(0)
})
