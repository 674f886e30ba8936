import { expect, test } from './support/portal.ts'
import { logIn, startSession } from './support/screens.ts'
import { log, messages, waitForReply, say } from './support/session-screen.ts'

test('a supervisor watches a live session, whispers and pins a note; the trainee sees who is watching', async ({
  page,
  browser,
  baseURL,
}) => {
  const trainee = await logIn(page, baseURL, 'en', 'trainee')
  const path = await startSession(trainee, 'text')
  await page.goto(path)
  await expect(log(page).locator('[data-item]')).toHaveCount(1)

  const context = await browser.newContext({ baseURL })
  const manager = await context.newPage()
  await logIn(manager, baseURL, 'es', 'manager')
  const { watching, teams } = messages.es
  await manager.goto('/teams')
  await manager.getByRole('tab', { name: teams.tabs.live }).click()
  const entry = manager
    .getByRole('listitem')
    .filter({ has: manager.locator(`a[href$="${path.split('/')[2]}"]`) })
  await expect(entry).toBeVisible()

  // The list shows at once what needs attention.
  await say(page, 'en', 'Pay today or you will be arrested and go to jail.')
  await waitForReply(page)
  await expect(entry.getByRole('list', { name: watching.attentionHere })).toBeVisible()
  await entry.getByRole('link').first().click()

  await expect(manager.getByRole('heading', { level: 1, name: watching.title })).toBeVisible()
  const watched = manager.getByRole('log')
  await expect(watched.getByText('Pay today or you will be arrested')).toBeVisible()
  const { session } = messages.en
  await expect(page.getByText(session.observed.replace('{name}', 'Laura Bennett'))).toBeVisible()

  // New lines appear without a reload.
  await say(page, 'en', 'I am sorry. What happened with this bill?')
  await expect(watched.getByText('What happened with this bill?')).toBeVisible()
  await waitForReply(page)
  await expect(watched.locator('[data-item]')).toHaveCount(5)

  await manager.getByLabel(watching.whisper).fill('Say that you are sorry for the first line')
  await manager.getByLabel(watching.whisper).press('Enter')
  await expect(log(page).getByText('Say that you are sorry for the first line')).toBeVisible()
  await manager.getByRole('button', { name: watching.noteOn.replace('{line}', '2') }).click()
  await manager.getByLabel(watching.whisper).fill('A threat: never')
  await manager.getByLabel(watching.whisper).press('Enter')
  await expect(log(page).locator('[data-item]').nth(1).getByText('A threat: never')).toBeVisible()
  await expect(watched.locator('[data-item]').nth(1).getByText('A threat: never')).toBeVisible()

  // The whisper never becomes part of the conversation.
  await page.reload()
  await expect(log(page).locator('[data-item]')).toHaveCount(5)
  await expect(log(page).getByText('Say that you are sorry for the first line')).toBeVisible()
  await context.close()
})
