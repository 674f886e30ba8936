import type { Page } from '@playwright/test'
import { endpoints } from '#protocol/rest/endpoints.ts'
import type { Language } from '#protocol/vocabulary/language.ts'
import { expect, test } from './support/portal.ts'
import { logIn } from './support/screens.ts'
import { endCall, messages, say, waitForReply } from './support/session-screen.ts'
import { scriptedCalls } from './support/scripted-calls.ts'

const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

/** Expands the list of assignments by keyboard if it is longer than one row. */
async function showAll(trainee: Page): Promise<void> {
  const listed = await trainee.request.get(endpoints.listDueAssignments.path)
  const { length } = endpoints.listDueAssignments.result.parse(await listed.json())
  if (length <= 3) return
  const name = messages.es.assignments.showAll.replace('{count}', String(length))
  await trainee.getByRole('button', { name }).focus()
  await trainee.keyboard.press('Enter')
}

/** Logs a demo user in, in a separate window. */
async function openWindow(
  page: Page,
  baseURL: string,
  who: { language: Language; role: 'trainee' | 'manager'; width: number },
): Promise<Page> {
  const browser = page.context().browser()
  if (browser === null) throw new Error('the page has no browser')
  const context = await browser.newContext({ baseURL, viewport: { width: who.width, height: 800 } })
  const { page: opened } = await logIn(await context.newPage(), baseURL, who.language, who.role)
  return opened
}

test('[ASSIGN1] a manager creates an assignment; the trainee starts, leaves, resumes and completes it; the manager sees the result', async ({
  page,
  baseURL,
}) => {
  const manager = await openWindow(page, baseURL, { language: 'en', role: 'manager', width: 1280 })
  const { assignments, teams } = messages.en
  await manager.goto('/teams')
  await manager.getByRole('tab', { name: teams.tabs.assignments }).click()
  await manager.getByRole('button', { name: assignments.create }).click()
  const form = manager.getByRole('dialog', { name: assignments.createTitle })
  await form.getByLabel(new RegExp(`^${assignments.title}`, 'u')).fill('The whole call')
  await form.getByRole('radio', { name: /Karen/u }).click()
  await form.getByLabel(assignments.passMarkField).fill('10')
  await form.getByLabel(assignments.attemptsAllowed).selectOption('1')
  await form.getByRole('radio', { name: new RegExp(assignments.audiencePeople, 'u') }).check()
  // Missing input is reported, and nothing is sent.
  await form.getByRole('button', { name: assignments.save }).click()
  await expect(form.getByText(assignments.peopleMissing)).toBeVisible()
  await form.getByRole('searchbox', { name: assignments.searchPeople }).fill('alex')
  await form.getByRole('checkbox', { name: 'Alex Moreno' }).check()
  await form.getByRole('button', { name: assignments.save }).click()
  await expect(manager.getByText(assignments.created, { exact: true })).toBeVisible()
  await expect(form).toBeHidden()

  const trainee = await openWindow(page, baseURL, { language: 'es', role: 'trainee', width: 320 })
  const es = messages.es
  await trainee.goto('/')
  await showAll(trainee)
  const tile = trainee.getByRole('article', { name: 'The whole call' })
  await expect(tile.getByText(es.assignments.state.not_started)).toBeVisible()
  expect(await overflows(trainee)).toBe(false)
  await tile.getByRole('button').focus()
  await trainee.keyboard.press('Enter')
  await trainee.getByRole('button', { name: es.coaches.start, exact: true }).click()
  await trainee.waitForURL(/\/training\/[0-9a-f-]{36}$/u)
  const session = trainee.url()
  await expect(trainee.getByText(es.assignments.attemptOf.replace('{title}', 'The whole call'))).toBeVisible()
  await expect(trainee.getByText(es.assignments.passMark.replace('{score}', '10'))).toBeVisible()
  expect(await overflows(trainee)).toBe(false)
  const [first, ...rest] = scriptedCalls.en
  await say(trainee, 'es', first ?? '')
  await waitForReply(trainee)

  // After leaving, the session stays open, and the link leads back to it.
  await trainee.goto('/')
  await showAll(trainee)
  await tile
    .getByRole('link', { name: es.assignments.resumeNamed.replace('{title}', 'The whole call') })
    .click()
  await trainee.waitForURL(session)
  for (const line of rest.slice(0, 3)) {
    await say(trainee, 'es', line)
    await waitForReply(trainee)
  }
  await endCall(trainee, 'es')
  await expect(trainee.getByText(es.assignments.noteTitle.replace('{title}', 'The whole call'))).toBeVisible()
  await expect(trainee.getByText(es.assignments.notePassed.replace('{score}', '10'))).toBeVisible()
  await trainee.getByRole('link', { name: es.assignments.noteOverview }).click()
  await showAll(trainee)
  await expect(tile.getByText(es.assignments.state.passed)).toBeVisible()
  await expect(tile.getByRole('button')).toHaveCount(0)

  // The manager reloads, and follows the link to the session.
  await manager.reload()
  await manager
    .getByRole('button', { name: assignments.openNamed.replace('{title}', 'The whole call') })
    .click()
  const details = manager.getByRole('dialog', { name: 'The whole call' })
  await expect(details.getByText(assignments.state.passed, { exact: true })).toBeVisible()
  await details.getByRole('link').click()
  await manager.waitForURL(`**/session/${session.split('/').at(-1)}`)
  await expect(manager.getByText(assignments.notePassed.replace('{score}', '10'))).toBeVisible()
  for (const opened of [manager, trainee]) await opened.context().close()
})
