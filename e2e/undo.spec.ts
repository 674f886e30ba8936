import { expect, type Page } from '@playwright/test'
import { endpoints } from '#protocol/rest/endpoints.ts'
import { violations } from './support/axe.ts'
import { test } from './support/portal.ts'
import { messages, register } from './support/session-screen.ts'

const name = 'Nora Vidal'

/** Makes a coach by a call. */
async function createCoach(page: Page): Promise<void> {
  const { path, result } = endpoints.createCoach
  const answer = await page.request.post(path, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { name, specialization: 'mortgage', personalities: ['direct'] },
  })
  expect(result.parse(await answer.json()).name).toBe(name)
}

/** The coaches that the server has. */
async function storedNames(page: Page): Promise<string[]> {
  const { path, result } = endpoints.listCoaches
  const answer = await page.request.get(path)
  return result.parse(await answer.json()).map((coach) => coach.name)
}

for (const [language, width] of [
  ['en', 1280],
  ['es', 320],
] as const)
  test.describe(`undo: ${language}, ${width} px`, () => {
    test.use({ viewport: { width, height: 800 } })

    test('[UNDO1][UNDO3] a deletion is undone by keyboard, and holds once the page is left', async ({
      page,
    }) => {
      const { coaches, undo } = messages[language]
      await register(page, language)
      await createCoach(page)
      await page.goto('/coaches')
      const menu = page.getByRole('button', { name: coaches.actions.replace('{name}', name) })
      const remove = async () => {
        await menu.press('Enter')
        await page.getByRole('menuitem', { name: coaches.delete }).press('Enter')
        await expect(page.getByText(coaches.deleted, { exact: true })).toBeVisible()
        await expect(menu).toHaveCount(0)
        await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
      }
      await remove()
      const button = page.getByRole('button', { name: undo.undo, exact: true })
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('F8')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Tab')
      await expect(button).toBeFocused()
      await page.keyboard.press('Enter')
      await expect(page.getByText(undo.undone, { exact: true })).toBeVisible()
      await expect(menu).toBeVisible()
      expect(await storedNames(page)).toContain(name)

      await remove()
      await expect(button).toBeVisible()
      expect(await storedNames(page)).toContain(name)
      await page.goto('/api/docs')
      await expect.poll(() => storedNames(page)).not.toContain(name)
    })
  })
