import type { BrowserContext, Page } from '@playwright/test'
import { loginMarker } from '#protocol/vocabulary/login-marker.ts'
import { expect, test } from './support/portal.ts'
import { logIn } from './support/screens.ts'
import { messages, setLanguage } from './support/session-screen.ts'

const { landing, shell } = messages.en
const sessionCookie = 'portal_session'

/** What the console of a visitor would show: failed requests and errors. */
function problemsOf(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
  })
  // What was still loading when the page is left is given up, which is no failure.
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText
    if (error !== 'net::ERR_ABORTED') problems.push(`${error}: ${request.url()}`)
  })
  return problems
}

async function cookieNames(context: BrowserContext): Promise<string[]> {
  return (await context.cookies()).map(({ name }) => name)
}

const opened = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page.getByRole('button', { name: landing.logIn })).toBeVisible()
}

test('[AUTH14] a visitor meets no failed request: at the first visit, after a logout, after the end of a login', async ({
  page,
  context,
  portal,
}) => {
  await setLanguage(page, 'en')
  const problems = problemsOf(page)
  await opened(page, '/')
  await opened(page, '/history')
  await page.getByRole('button', { name: landing.toRegister }).click()
  await expect(page.getByRole('button', { name: landing.register, exact: true })).toBeVisible()
  expect(problems).toEqual([])

  await logIn(page, portal.server.origin, 'en', 'trainee')
  expect(await cookieNames(context)).toContain(loginMarker.name)
  const other = await context.newPage()
  await other.goto('/')
  await other.getByRole('button', { name: shell.logout }).click()
  await expect(other.getByRole('button', { name: landing.logIn })).toBeVisible()
  await other.close()
  expect(await cookieNames(context)).not.toContain(loginMarker.name)
  const afterLogout = problemsOf(page)
  await opened(page, '/')
  expect(afterLogout).toEqual([])

  // The server has ended the login, which the browser cannot know: it asks once, and never again.
  await context.addCookies([{ name: sessionCookie, value: 'A'.repeat(43), url: page.url() }])
  await opened(page, '/')
  expect(await cookieNames(context)).not.toContain(sessionCookie)
  expect(await cookieNames(context)).not.toContain(loginMarker.name)
  const afterEnd = problemsOf(page)
  await opened(page, '/')
  expect(afterEnd).toEqual([])

  // The browser has dropped the expired login cookie, and the marker not yet.
  await context.addCookies([{ name: loginMarker.name, value: loginMarker.value, url: page.url() }])
  const afterExpiry = problemsOf(page)
  await opened(page, '/')
  expect(afterExpiry).toEqual([])
})

test('[AUTH14] a login from before the marker stays a login, and so does a reload', async ({
  page,
  context,
  portal,
}) => {
  await setLanguage(page, 'en')
  await logIn(page, portal.server.origin, 'en', 'trainee')
  await context.clearCookies({ name: loginMarker.name })
  for (const _reload of ['without the marker', 'with it']) {
    await page.goto('/history')
    await expect(page.getByRole('heading', { level: 1, name: messages.en.history.title })).toBeVisible()
    expect(await cookieNames(context)).toContain(loginMarker.name)
  }
  // A page that is open already has its marker back after its next call.
  await context.clearCookies({ name: loginMarker.name })
  await page.evaluate(async () => fetch('/api/overview'))
  expect(await cookieNames(context)).toContain(loginMarker.name)
})
