import type { Page } from '@playwright/test'
import { languages } from '#protocol/vocabulary/language.ts'
import { lessonIds } from '#protocol/vocabulary/course.ts'
import { roles } from '#protocol/vocabulary/roles.ts'
import { expect, test } from './support/portal.ts'
import { logIn } from './support/screens.ts'
import { waitUntilSettled } from './support/settled.ts'
import { messages } from './support/session-screen.ts'

/** Collects script errors, policy violations and failed requests. */
function collectProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(`${page.url()}: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${page.url()}: ${message.text()}`)
  })
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`)
  })
  return problems
}

for (const language of languages)
  for (const role of roles)
    test(`[NAV12][NAV14] every route as ${role}, ${language} has a heading and its entry in the sidebar, and nothing fails`, async ({
      page,
      baseURL,
    }) => {
      const { shell } = messages[language]
      const { pastSessionId } = await logIn(page, baseURL, language, role)
      const problems = collectProblems(page)
      const shows = async () => {
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await waitUntilSettled(page)
        expect(await page.locator('html').getAttribute('lang')).toBe(language)
      }

      await page.goto('/')
      await shows()
      const navigation = page.getByRole('navigation', { name: shell.navigation })
      const entries = await navigation.getByRole('link').allTextContents()
      expect(entries.length).toBeGreaterThanOrEqual(7)
      const headings = new Set<string>()
      for (const entry of entries) {
        await navigation.getByRole('link', { name: entry, exact: true }).click()
        await shows()
        await expect(navigation.locator('[aria-current=page]')).toHaveText(entry)
        headings.add(await page.getByRole('heading', { level: 1 }).innerText())
      }
      // Each entry leads to a different screen.
      expect(headings.size).toBe(entries.length)

      for (const path of ['/training-setup', `/session/${pastSessionId}`, `/onboarding/${lessonIds[0]}`]) {
        await page.goto(path)
        await shows()
      }
      expect(problems).toEqual([])
      await page.goto('/nowhere')
      await expect(page.getByRole('heading', { level: 1, name: shell.notFoundTitle })).toBeVisible()
      await page.getByRole('link', { name: shell.toOverview }).click()
      await expect(navigation.locator('[aria-current=page]')).toHaveText(shell.overview)
    })
