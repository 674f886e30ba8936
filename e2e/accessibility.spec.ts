import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { endpoints } from '#protocol/rest/table.ts'
import { expect, test } from './support/portal.ts'
import { messages } from './support/session-screen.ts'

/** The rules of WCAG 2.0 to 2.2, levels A and AA. */
const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const demoPassword = 'practise-makes-better'

async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).withTags(rules).analyze()
  return found.flatMap((rule) => rule.nodes.map((node) => `${rule.id}: ${node.target.join(' ')}`))
}

/** Nothing reaches beyond the page's own width. */
const overflows = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)

for (const language of ['en', 'es'] as const)
  for (const theme of ['light', 'dark'] as const)
    for (const width of [1280, 320])
      test(`every screen is free of violations: ${language}, ${theme}, ${width} px`, async ({
        browser,
        baseURL,
      }) => {
        const context = await browser.newContext({
          baseURL,
          colorScheme: theme,
          viewport: { width, height: 800 },
        })
        const page = await context.newPage()
        await page.addInitScript((lang) => {
          localStorage.setItem('portal-language', lang)
        }, language)
        const problems: string[] = []
        const check = async (place: string) => {
          await page.waitForLoadState('networkidle')
          for (const violation of await violations(page)) problems.push(`${place}: ${violation}`)
          if (await overflows(page)) problems.push(`${place}: wider than the page`)
        }
        const visit = async (path: string, tab = 0) => {
          await page.goto(path)
          if (tab > 0) await page.getByRole('tab').nth(tab).click()
          await expect(page.locator('h1').first()).toBeVisible()
          await check(path)
          expect(await page.locator('html').getAttribute('lang')).toBe(language)
        }

        await visit('/')
        await page.request.post(endpoints.login.path, {
          headers: { origin: baseURL },
          data: { username: 'demo.trainee', password: demoPassword },
        })
        const listed = await page.request.get(endpoints.listTrainingSessions.path)
        const sessions = endpoints.listTrainingSessions.result.parse(await listed.json())
        const past = sessions.find((session) => session.status === 'completed')
        for (const path of [
          '/',
          '/training-setup',
          '/training',
          '/prospects',
          '/coaches',
          '/history',
          '/settings',
          '/nowhere',
        ])
          await visit(path)
        await visit('/settings', 2)
        await visit('/settings', 1)
        const { voice } = messages[language]
        await page.getByRole('button', { name: voice.createVoice }).click()
        await check('the form of a custom voice')
        await page.getByLabel(voice.name, { exact: true }).fill('Rosa')
        await page.getByRole('button', { name: messages[language].common.save }).click()
        await page.getByRole('button', { name: `${voice.select}: Rosa` }).click()
        await check('a custom voice that is selected')
        await visit(`/session/${past?.id}`)

        const { coach, coaches, overview } = messages[language]
        await page.getByRole('button', { name: coach.ask }).click()
        await check('the coach’s window')
        const window = page.getByRole('dialog')
        await window.getByRole('button', { name: coach.questions.improve }).click()
        await expect(window.getByRole('log').getByRole('link').first()).toBeVisible()
        await check('the coach’s window with an answer')
        await page.goto('/coaches')
        await page.getByRole('button', { name: coaches.create }).click()
        await check('the coach builder')
        await page.goto('/')
        await page.getByText(overview.objectionsButton, { exact: true }).first().click()
        await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible()
        await check('the choice of a coach')
        expect(problems).toEqual([])
        await context.close()
      })
