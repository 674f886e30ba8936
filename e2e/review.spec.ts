import { expect, test } from './support/portal.ts'
import { logIn, startSession } from './support/screens.ts'
import { endCall, log, messages, say, waitForReply } from './support/session-screen.ts'

test('a manager reviews a session; the trainee reads the review in the other language', async ({
  page,
  browser,
  baseURL,
}) => {
  const trainee = await logIn(page, baseURL, 'es', 'trainee')
  const path = await startSession(trainee, 'text')
  const id = path.split('/')[2] ?? ''
  await page.goto(path)
  await say(page, 'es', 'Pague hoy o lo van a arrestar y va a ir a la cárcel.')
  await waitForReply(page)
  await expect(log(page).locator('[data-item]')).toHaveCount(3)
  await endCall(page, 'es')
  await expect(page.getByRole('heading', { name: messages.es.analysis.title })).toBeVisible()
  const { review } = messages.es
  await expect(page.getByRole('button', { name: review.change })).toHaveCount(0)

  const context = await browser.newContext({ baseURL })
  const manager = await context.newPage()
  await logIn(manager, baseURL, 'en', 'manager')
  const texts = messages.en.review
  await manager.goto(`/session/${id}`)
  await manager.getByRole('button', { name: texts.commentOn.replace('{line}', '2') }).click()
  const field = manager.getByRole('textbox', { name: texts.yourCommentOn.replace('{line}', '2') })
  await expect(field).toBeFocused()
  await field.fill('Never threaten anybody.')
  await field.press('Tab')
  await manager.keyboard.press('Enter')
  const comments = manager.getByRole('list', { name: texts.comments })
  await expect(comments.getByText('Never threaten anybody.')).toBeVisible()

  await manager.getByRole('button', { name: texts.change }).click()
  const dialog = manager.getByRole('dialog', { name: texts.changeTitle })
  await dialog.getByRole('textbox', { name: texts.score }).fill('31')
  await dialog.getByRole('textbox', { name: texts.reason }).fill('One line, and that was a threat.')
  await dialog.getByRole('button', { name: texts.letCount }).click()
  await expect(dialog).toHaveCount(0)
  await expect(manager.getByText(texts.reviewer.replace('{score}', '31'))).toBeVisible()
  await expect(manager.getByRole('button', { name: texts.takeBack })).toBeVisible()
  await context.close()

  // The list marks the review and shows the score that counts.
  await page.goto('/history')
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href="/session/${id}"]`) })
  await expect(row.getByText(review.reviewed)).toBeVisible()
  await expect(row.getByText('31', { exact: true })).toBeVisible()
  await row.getByRole('link').first().click()
  await expect(page.getByText(review.reviewer.replace('{score}', '31'))).toBeVisible()
  await expect(page.getByText('One line, and that was a threat.').first()).toBeVisible()
  await page
    .getByRole('list', { name: review.comments })
    .getByRole('button', { name: review.showLine.replace('{line}', '2') })
    .click()
  await expect(page.locator('#line-2')).toBeFocused()
  await expect(page.locator('#line-2').getByText('Never threaten anybody.')).toBeVisible()
  await expect(page.getByRole('textbox', { name: review.yourComment })).toHaveCount(0)
})
