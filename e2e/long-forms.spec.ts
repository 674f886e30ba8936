import type { Locator, Page } from '@playwright/test'
import { expect, test } from './support/portal.ts'
import { logIn } from './support/screens.ts'
import { messages, register } from './support/session-screen.ts'

const { scorecards, settings, steps } = messages.en
const sizes = [
  { width: 1280, height: 720 },
  { width: 390, height: 844 },
]

/** Walks through the fields with the keyboard; returns those that the bar covers while they have the focus. */
async function coveredFields(page: Page, times: number): Promise<string[]> {
  const covered: string[] = []
  for (let step = 0; step < times; step += 1) {
    await page.keyboard.press('Tab')
    const hidden = await page.evaluate(() => {
      const field = document.activeElement
      const bar = document.querySelector('[data-save-bar]')
      if (!field || !bar || bar.contains(field) || !field.closest('form')) return null
      const [inside, above] = [field.getBoundingClientRect(), bar.getBoundingClientRect()]
      const fits = inside.height < above.top
      return fits && inside.bottom > above.top + 1 ? field.outerHTML.slice(0, 120) : null
    })
    if (hidden !== null) covered.push(hidden)
  }
  return covered
}

const isInSight = (button: Locator) => expect(button).toBeInViewport({ ratio: 1 })

for (const viewport of sizes) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('[FORM1][FORM2] the editor of a scorecard keeps Save, what is wrong and what is unsaved in sight', async ({
      page,
      portal,
    }) => {
      await logIn(page, portal.server.origin, 'en', 'manager')
      await page.goto('/scorecards/new?template=hardship')
      const save = page.getByRole('button', { name: scorecards.save })
      await isInSight(save)
      expect(await coveredFields(page, 40)).toEqual([])
      await isInSight(save)
      await expect(page.getByText(steps.unsaved)).toBeHidden()
      await page.getByLabel(scorecards.fields.name, { exact: true }).fill('')
      await expect(page.getByText(steps.unsaved)).toBeInViewport()
      await page.getByRole('heading', { name: scorecards.lines }).scrollIntoViewIfNeeded()
      await save.click()
      await expect(page.getByText(scorecards.problems)).toBeInViewport()
      await page.getByRole('heading', { name: scorecards.lines }).scrollIntoViewIfNeeded()
      await page.getByRole('button', { name: scorecards.showProblem }).click()
      await expect(page.getByLabel(scorecards.fields.name, { exact: true })).toBeFocused()
      await page.keyboard.type('Hardship')
      await expect(page.getByText(scorecards.problems)).toBeHidden()
      await expect(page.getByText(steps.unsaved)).toBeInViewport()
    })

    test('[FORM1][FORM2] the builders and the settings keep their buttons in sight', async ({
      page,
      portal,
    }) => {
      // Somebody of their own: others look for the demo's people by name.
      await register(page, 'en', portal.server.origin)
      await page.goto('/prospects?new')
      const wizard = page.getByRole('dialog')
      await isInSight(wizard.getByRole('button', { name: steps.continue }))
      await expect(wizard.getByText(messages.en.builder.missingType)).toBeInViewport()
      await page.goto('/settings')
      const save = page.getByRole('button', { name: settings.saveProfile })
      await page.getByLabel(settings.firstName).fill(`Ana ${viewport.width}`)
      await isInSight(save)
      await expect(page.getByText(steps.unsaved)).toBeInViewport()
      await page.getByLabel(settings.email).fill('nobody')
      await save.click()
      await expect(page.getByText(steps.attention)).toBeInViewport()
      await page.getByLabel(settings.email).fill('nobody@example.com')
      await save.click()
      await expect(page.getByText(settings.profileSaved, { exact: true })).toBeVisible()
      await expect(page.getByText(steps.unsaved)).toBeHidden()
    })
  })
}
